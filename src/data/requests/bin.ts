import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { supabase } from '@/data/client';
import { read } from '@/data/run';
import { requestKeys } from './keys';

const binSchema = z.object({
  total: z.int(),
  latest: z.array(
    z
      .object({
        id: z.string(),
        name: z.string(),
        address: z.string().nullable(),
        deleted_at: z.string(),
        gone_at: z.string(),
      })
      .transform(({ id, name, address, deleted_at, gone_at }) => ({
        id,
        name,
        address: address ?? '',
        deletedAt: deleted_at,
        /** When it can no longer be restored. */
        goneAt: gone_at,
      })),
  ),
});

/** A deleted request that can still be restored; times as Postgres timestamps. */
export type DeletedRequest = z.output<typeof binSchema>['latest'][number];

/**
 * The requests that were deleted in the last seven days: how many, and at most two hundred, newest first. Throws a
 * DataError.
 */
export function binQuery() {
  return queryOptions({
    queryKey: [...requestKeys.all, 'bin'],
    queryFn: ({ signal }) => read(binSchema, supabase.rpc('deleted_requests').abortSignal(signal)),
  });
}
