import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { supabase } from '@/data/client';
import { rushTerm } from '@/data/rush-term';
import { requestKeys } from '@/data/requests/keys';
import { read } from '@/data/run';

/** Polling interval in milliseconds. */
const pollInterval = 15_000;

const waitingSchema = z.array(
  z
    .object({
      id: z.string(),
      name: z.string(),
      address: z.string().nullable(),
      property_type: z.string(),
      price: z.number().nullable(),
      rush: rushTerm,
      status: z.enum(['new', 'contacted']),
      assigned_to: z.string().nullable(),
      preferred_times: z.string().nullable(),
      minutes: z.number(),
    })
    .transform((row) => ({
      id: row.id,
      name: row.name,
      /** '' when nothing is known. */
      address: row.address ?? '',
      propertyType: row.property_type,
      price: row.price,
      rush: row.rush,
      status: row.status,
      /** User id of an administrator; '' for nobody. */
      assignedTo: row.assigned_to ?? '',
      /** As the visitor wrote it; '' for none. */
      preferredTimes: row.preferred_times ?? '',
      /** Duration of the appointment. */
      minutes: row.minutes,
    })),
);

export type WaitingRequest = z.output<typeof waitingSchema>[number];

/** The requests that wait for an appointment, at most 50: rush first, then the newest. Throws a DataError. */
export function waitingRequestsQuery() {
  return queryOptions({
    queryKey: [...requestKeys.all, 'waiting'],
    queryFn: ({ signal }) => read(waitingSchema, supabase.rpc('waiting_requests').abortSignal(signal)),
    refetchInterval: pollInterval,
  });
}
