import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { supabase } from '@/data/client';
import { reload } from '@/data/reload';
import { read, run } from '@/data/run';
import { outgoingKinds } from '#shared/mail/customer-mail.ts';
import { parseAuditEntries } from './audit-trail';
import { requestKeys } from './keys';
import { parseStoredRequests } from './outbox/stored-request';

const expiredSchema = z
  .object({
    seen_at: z.string(),
    total: z.number(),
    oldest: z.array(
      z
        .object({
          id: z.string(),
          created_at: z.string(),
          name: z.string(),
          status: z.string(),
          keeps_label: z.boolean(),
        })
        .transform(({ created_at, keeps_label, ...request }) => ({
          ...request,
          createdAt: created_at,
          keepsLabel: keeps_label,
        })),
    ),
  })
  .transform(({ seen_at, ...expired }) => ({ ...expired, seenAt: seen_at }));

/** Requests that may be anonymised: how many, the oldest fifty, and the database's timestamp of this list. */
export type ExpiredRequests = z.output<typeof expiredSchema>;

/**
 * Requests of over a year ago that did not become an order, or orders of over 7 years ago, whose home may have to be
 * kept until 10 years. Throws a DataError.
 */
export function expiredRequestsQuery(orders: boolean) {
  return queryOptions({
    queryKey: [...requestKeys.all, 'expired', orders],
    queryFn: ({ signal }) => read(expiredSchema, supabase.rpc('expired_requests', { orders }).abortSignal(signal)),
  });
}

interface Anonymisation {
  orders: boolean;
  /** Timestamp of the list that was shown; requests that expired or changed after it are left alone. */
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
    onSettled: () => reload(queryClient, requestKeys.all),
  });
}

async function anonymiseAll({ orders, seenAt, onDone }: Anonymisation): Promise<void> {
  for (;;) {
    const data = await run(supabase.rpc('anonymise_requests', { orders, seen_at: seenAt }));
    if (data === 0) return;
    onDone(data);
  }
}

const rows = z.array(z.record(z.string(), z.unknown()));
const personRolesSchema = z.array(z.enum(['orders', 'at_home', 'pays']));
const personSchema = z.object({
  requests: z.array(z.looseObject({ roles: personRolesSchema })),
  changes: rows,
  visits: z.array(
    z.looseObject({
      id: z.string(),
      request_id: z.string(),
      starts_at: z.string(),
      ends_at: z.string(),
      state: z.string(),
    }),
  ),
  messages: z.array(
    z.looseObject({
      id: z.string(),
      request_id: z.string(),
      kind: z.enum(outgoingKinds),
      state: z.string(),
      created_at: z.string(),
    }),
  ),
  /** Without their PDFs: readLabelPdf. */
  labels: z.array(z.looseObject({ request_id: z.string() })).default([]),
  invoices: z
    .array(
      z.looseObject({
        id: z.string(),
        request_id: z.string(),
        number: z.string(),
        issued_on: z.string(),
        total: z.int(),
      }),
    )
    .default([]),
});

/**
 * Everything stored about one person: rows of requests with what the person is in each, of their audit trail, of their
 * appointments, of the messages about them and of their invoices, oldest first. Of what somebody else ordered only the person's part.
 */
export type PersonData = z.output<typeof personSchema>;

/**
 * Fetches everything stored with an e-mail address or telephone number. A mutation, because a button starts it and nothing is cached.
 * Throws a DataError.
 */
export function useExportPerson() {
  return useMutation({ mutationFn: exportPerson, gcTime: 0 });
}

/**
 * The same to be read: each request with its changes, appointments, messages and invoices, oldest first, and when it was read;
 * `deletedAt` is '' unless the request is about to go. Throws a DataError when the rows have another shape.
 */
export function readPerson(person: string, { requests, changes, visits, messages, invoices }: PersonData) {
  const entries = parseAuditEntries(changes);
  return {
    person,
    readAt: new Date().toISOString(),
    requests: parseStoredRequests(requests).map((values, index) => ({
      values,
      roles: requests[index]?.roles ?? [],
      deletedAt: z.string().catch('').parse(requests[index]?.['deleted_at']),
      changes: entries.filter(({ requestId }) => requestId === values.id),
      appointments: visits.filter(({ request_id }) => request_id === values.id),
      messages: messages.filter(({ request_id }) => request_id === values.id),
      invoices: invoices.filter(({ request_id }) => request_id === values.id),
    })),
  };
}

export type PersonDocument = ReturnType<typeof readPerson>;

async function exportPerson(person: string): Promise<PersonData> {
  return read(personSchema, supabase.rpc('export_person', { person }));
}

const erasableSchema = z
  .object({
    seen_at: z.string(),
    requests: z.array(
      z
        .object({
          id: z.string(),
          created_at: z.string(),
          status: z.string(),
          outcome: z.enum(['erased', 'label-kept', 'kept', 'visit-first']),
          until: z.string(),
          roles: personRolesSchema,
          /** Whether an invoice with name and address stays. */
          has_invoice: z.boolean(),
        })
        .transform(({ created_at, ...request }) => ({ ...request, createdAt: created_at })),
    ),
  })
  .transform(({ seen_at, requests }) => ({ seenAt: seen_at, requests }));

/**
 * What erasing a person would do with each request that names the person: everything of this person goes, the home is kept as
 * label data, it is kept as an order, or the visit comes first; `until` is when the rest is due.
 */
export type ErasablePerson = z.output<typeof erasableSchema>;

/**
 * Looks up a person by e-mail address or telephone number. A mutation, because a button starts it and nothing is cached. Throws a
 * DataError.
 */
export function useFindErasable() {
  return useMutation({ mutationFn: findErasable, gcTime: 0 });
}

async function findErasable(person: string): Promise<ErasablePerson> {
  return read(erasableSchema, supabase.rpc('erasable_person', { person }));
}

const erasedSchema = z
  .object({ erased: z.int(), label_kept: z.int(), kept: z.int(), visit_first: z.int() })
  .transform(({ erased, label_kept, kept, visit_first }) => ({
    erased,
    labelKept: label_kept,
    kept,
    visitFirst: visit_first,
  }));

/** Erases a person as was shown at `seenAt`; resolves to how many requests had each outcome. Throws a DataError. */
export function useErasePerson() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: erasePerson,
    onSuccess: () => reload(queryClient, requestKeys.all),
  });
}

async function erasePerson({ person, seenAt }: { person: string; seenAt: string }) {
  return read(erasedSchema, supabase.rpc('erase_person', { person, seen_at: seenAt }));
}
