// Maximum lengths in characters. The CHECK constraints in supabase/migrations repeat them; supabase/tests compares
// them.

/**
 * Of the addition to a house number. The limits of the fields of a request are in src/domain/request/request-fields.ts.
 */
export const maxAddition = 10;

/** Of what is typed to search requests; the database refuses more than the longest e-mail address. */
export const maxSearchLength = 100;
