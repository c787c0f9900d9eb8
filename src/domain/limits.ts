// Maximum lengths in characters. The CHECK constraints in supabase/migrations repeat them; supabase/tests compares them.

/** Of the addition to a house number. Those of the fields of a request stand in src/domain/request/request-fields.ts. */
export const maxAddition = 10;

export const contentLimits = {
  sectionName: 100,
  title: 300,
  subtitle: 1000,
  content: 50_000,
  summary: 300,
  searchTitle: 120,
  searchDescription: 320,
  pagePath: 200,
} as const;

/** Of the description of a picture. */
export const maxPictureAlt = 300;

/** Of what is typed to search requests; the database refuses more than the longest e-mail address. */
export const maxSearchLength = 100;
