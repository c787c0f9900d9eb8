// Maximum lengths in characters. The CHECK constraints in supabase/migrations repeat them; supabase/tests compares them.

export const requestLimits = {
  name: 100,
  email: 254,
  phone: 30,
  address: 200,
  houseNumberAddition: 10,
  message: 2000,
  notes: 5000,
} as const;

export const contentLimits = {
  sectionName: 100,
  title: 300,
  subtitle: 1000,
  content: 50_000,
  pagePath: 200,
} as const;
