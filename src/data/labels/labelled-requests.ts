import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { supabase } from '@/data/client';
import { readableRows } from '@/data/readable-rows';
import { requestKeys } from '@/data/requests/keys';
import { read } from '@/data/run';

const rowsSchema = readableRows(
  z
    .object({
      id: z.string(),
      name: z.string(),
      address: z.string().nullable(),
      postcode: z.string().nullable(),
      house_number: z.string().nullable(),
      house_number_addition: z.string().nullable(),
    })
    .transform(({ id, name, address, postcode, house_number, house_number_addition }) => ({
      id,
      name,
      address: address ?? '',
      postcode: postcode ?? '',
      houseNumber: house_number ?? '',
      houseNumberAddition: house_number_addition ?? '',
    })),
);

/** A request that may get a label, with what the name of a file can name. */
export type RequestToLabel = z.output<typeof rowsSchema>[number];

/** The newest thousand requests that may get a label. Throws a DataError. */
export function requestsToLabelQuery() {
  return queryOptions({
    queryKey: [...requestKeys.all, 'to-label'],
    queryFn: ({ signal }) =>
      read(
        rowsSchema,
        supabase
          .from('contact_submissions')
          .select('id, name, address, postcode, house_number, house_number_addition')
          .neq('status', 'cancelled')
          .eq('is_held', false)
          .is('anonymised_at', null)
          .order('created_at', { ascending: false })
          .limit(1000)
          .abortSignal(signal),
      ),
  });
}
