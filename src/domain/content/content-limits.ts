// Maximum lengths in characters, repeated by CHECK constraints. Apart from the other limits: no public page loads them.

export const contentLimits = {
  sectionName: 100,
  title: 300,
  subtitle: 1000,
  content: 50_000,
  summary: 300,
  searchTitle: 120,
  searchDescription: 320,
} as const;

/** Of the description of a picture. */
export const maxPictureAlt = 300;
