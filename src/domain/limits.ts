// Maximum lengths in characters. The CHECK constraints in supabase/migrations repeat them; supabase/tests compares them.

/** Of the addition to a house number. Those of the fields of a request stand in src/domain/request/request-fields.ts. */
export const maxAddition = 10;

export const contentLimits = {
  sectionName: 100,
  title: 300,
  subtitle: 1000,
  content: 50_000,
  pagePath: 200,
} as const;

/** Requests that can be selected over the pages of a list: a change to more would take minutes. */
export const maxSelected = 5000;

/** Of what is typed to search requests; the database refuses more than the longest e-mail address. */
export const maxSearchLength = 100;
