/** Bounds in characters, repeated by the CHECKs of supabase/migrations (a test in supabase/tests compares them). */
export const contentLimits = {
  sectionName: 100,
  title: 300,
  subtitle: 1000,
  content: 50_000,
  pagePath: 200,
} as const;
