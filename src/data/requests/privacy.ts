import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { supabase } from '@/data/client';
import { DataError, toDataError } from '@/data/errors';
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

/** What may be made anonymous: how many requests, the oldest fifty, and when that was (as received). */
export type ExpiredRequests = z.output<typeof expiredSchema>;

/** Requests of over a year ago that became no order; reading changes nothing. */
export function expiredRequestsQuery() {
  return queryOptions({
    queryKey: [...requestKeys.all, 'expired'],
    queryFn: ({ signal }) => fetchExpired(signal),
  });
}

async function fetchExpired(signal: AbortSignal): Promise<ExpiredRequests> {
  const { data, error, status } = await supabase.rpc('expired_requests').abortSignal(signal).retry(false);
  if (error) throw toDataError({ error, status });
  const parsed = expiredSchema.safeParse(data);
  if (!parsed.success) throw new DataError('unavailable', 'the list has another shape', { cause: parsed.error });
  return parsed.data;
}

interface Anonymisation {
  /** The moment of the list that was shown: what expired or changed later is left alone. */
  seenAt: string;
  onDone: (count: number) => void;
}

/**
 * Makes all requests anonymous that had expired then, some hundreds at a time, and tells `onDone` after each time how many.
 * Throws a DataError half-way; what was told is done then.
 */
export function useAnonymise() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: anonymiseAll,
    // A failure half-way changed requests too.
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

/** Everything stored about one person, as the database keeps it: requests and their changes, the oldest first. */
type PersonData = z.output<typeof personSchema>;

/** Collects what is stored about whoever has an e-mail address. A mutation, for it is asked for by a button and never kept. */
export function useExportPerson() {
  return useMutation({ mutationFn: exportPerson, gcTime: 0 });
}

async function exportPerson(email: string): Promise<PersonData> {
  const { data, error, status } = await supabase.rpc('export_person', { email }).retry(false);
  if (error) throw toDataError({ error, status });
  const parsed = personSchema.safeParse(data);
  if (!parsed.success) throw new DataError('unavailable', 'the export has another shape', { cause: parsed.error });
  return parsed.data;
}
