/** Bounds in characters, repeated by the CHECKs of supabase/migrations (a test in supabase/tests compares them). */
export const requestLimits = {
  name: 100,
  email: 254,
  phone: 30,
  address: 200,
  houseNumberAddition: 10,
  message: 2000,
  notes: 5000,
} as const;
