import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { supabase } from '@/data/client';
import { read } from '@/data/run';
import { requestKeys } from './keys';

const relatedSchema = z.array(
  z
    .object({
      id: z.string(),
      name: z.string(),
      created_at: z.string(),
      status: z.string(),
      address: z.string().nullable(),
      same_email: z.boolean(),
      same_phone: z.boolean(),
      same_address: z.boolean(),
    })
    .transform((row) => ({
      id: row.id,
      name: row.name,
      createdAt: row.created_at,
      status: row.status,
      address: row.address ?? '',
      isSameEmail: row.same_email,
      isSamePhone: row.same_phone,
      isSameAddress: row.same_address,
    })),
);

export type RelatedRequest = z.output<typeof relatedSchema>[number];

/** The newest twenty requests with the e-mail address, phone number or home of a request. Throws a DataError. */
export function relatedRequestsQuery(requestId: string) {
  return queryOptions({
    queryKey: [...requestKeys.all, 'related', requestId],
    queryFn: ({ signal }) =>
      read(relatedSchema, supabase.rpc('related_requests', { request_id: requestId }).abortSignal(signal)),
  });
}
