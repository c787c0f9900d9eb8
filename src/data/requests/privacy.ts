import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { supabase } from '@/data/client';
import { parseData, toDataError } from '@/data/errors';
import { requestKeys } from './keys';

const expiredSchema = z
  .object({
    seen_at: z.string(),
    total: z.number(),
    oldest: z.array(
      z
        .object({ id: z.string(), created_at: z.string(), name: z.string(), status: z.string() })
        .transform(({ created_at, ...request }) => ({ ...request, createdAt: created_at })),
    ),
  })
  .transform(({ seen_at, ...expired }) => ({ ...expired, seenAt: seen_at }));

/** Requests that may be anonymised: how many, the oldest fifty, and the database's timestamp of this list. */
export type ExpiredRequests = z.output<typeof expiredSchema>;

/** Requests of over a year ago that became no order. Throws a DataError. */
export function expiredRequestsQuery() {
  return queryOptions({
    queryKey: [...requestKeys.all, 'expired'],
    queryFn: ({ signal }) => fetchExpired(signal),
  });
}

async function fetchExpired(signal: AbortSignal): Promise<ExpiredRequests> {
  const { data, error, status } = await supabase.rpc('expired_requests').abortSignal(signal).retry(false);
  if (error) throw toDataError({ error, status });
  return parseData(expiredSchema, data);
}

interface Anonymisation {
  /** Timestamp of the list that was shown: what expired or changed later is left alone. */
  seenAt: string;
  onDone: (count: number) => void;
}

/**
 * Anonymises all requests that had expired at `seenAt` in batches of some hundreds, and calls `onDone` with the size of
 * each finished batch. Throws a DataError, possibly after some batches.
 */
export function useAnonymise() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: anonymiseAll,
    // A failure may come after some batches.
    onSettled: () => queryClient.invalidateQueries({ queryKey: requestKeys.all }),
  });
}

async function anonymiseAll({ seenAt, onDone }: Anonymisation): Promise<void> {
  for (;;) {
    const { data, error, status } = await supabase.rpc('anonymise_requests', { seen_at: seenAt }).retry(false);
    if (error) throw toDataError({ error, status });
    if (data === 0) return;
    onDone(data);
  }
}

const rows = z.array(z.record(z.string(), z.unknown()));
const personSchema = z.object({ requests: rows, changes: rows });

/** Everything stored about one person: rows of requests and of their audit trail, oldest first. */
type PersonData = z.output<typeof personSchema>;

/** Fetches everything stored with an e-mail address. A mutation, because a button starts it and nothing is cached. Throws a DataError. */
export function useExportPerson() {
  return useMutation({ mutationFn: exportPerson, gcTime: 0 });
}

async function exportPerson(email: string): Promise<PersonData> {
  const { data, error, status } = await supabase.rpc('export_person', { email }).retry(false);
  if (error) throw toDataError({ error, status });
  return parseData(personSchema, data);
}
