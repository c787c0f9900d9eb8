import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { supabase } from '@/data/client';
import { privateKey } from '@/data/query-client';
import { clockTime } from '@/data/readable-rows';
import { read } from '@/data/run';

const factsSchema = z.object({
  phone: z.string(),
  whatsapp: z.string(),
  email: z.string(),
  office_days: z.array(z.int()),
  office_opens: clockTime,
  office_closes: clockTime,
  area_centre: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  radius_km: z.int(),
  advisers: z.array(z.object({ name: z.string(), certificate: z.string(), photo: z.string() })),
});
export type BusinessFacts = z.output<typeof factsSchema>;

/** What changes in the life of the business, beside its name and address. Throws a DataError. */
export function businessFactsQuery() {
  return queryOptions({
    queryKey: [privateKey, 'business'],
    queryFn: ({ signal }) => read(factsSchema, supabase.from('business_facts').select().abortSignal(signal).single()),
  });
}
