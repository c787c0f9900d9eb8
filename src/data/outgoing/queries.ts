import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { supabase } from '@/data/client';
import { privateKey } from '@/data/query-client';
import { read } from '@/data/run';
import { mailKinds, outgoingKinds } from '#shared/mail/customer-mail.ts';

/** Polling intervals in milliseconds: while something was not sent, its warning ends soon after that was settled. */
const intervals = { sent: 60_000, unsent: 5_000 };

const messageSchema = z
  .object({
    id: z.string(),
    kind: z.enum(outgoingKinds),
    state: z.enum(['failed', 'unknown']),
    error: z.string().nullable(),
    name: z.string().nullable(),
    created_at: z.string(),
  })
  .transform(({ created_at, ...message }) => ({ ...message, createdAt: created_at }));

/** A message that was not sent, or may not have arrived; `error` is a code, `createdAt` a timestamp as received. */
export type UnsentMessage = z.output<typeof messageSchema>;

const outgoingSchema = z
  .object({
    sends_mail: z.boolean(),
    /** Those about invoices only while these are made. */
    kinds: z.partialRecord(z.enum(mailKinds), z.boolean()),
    waiting_since: z.string().nullable(),
    refusal: z.string().nullable().default(null),
    total: z.int(),
    uncertain: z.object({ ids: z.array(z.string()), are_mails: z.boolean() }),
    latest: z.array(messageSchema),
  })
  .transform(({ sends_mail, waiting_since, uncertain, ...outgoing }) => ({
    ...outgoing,
    uncertain: { ids: uncertain.ids, areMails: uncertain.are_mails },
    sendsMail: sends_mail,
    waitingSince: waiting_since,
  }));

type OutgoingMessages = z.output<typeof outgoingSchema>;

/** Whether a message was not sent, or waits for a sender that does not come or a mail server that refuses us. */
export function hasUnsent({ total, waitingSince, refusal }: OutgoingMessages): boolean {
  return total > 0 || waitingSince !== null || refusal !== null;
}

/**
 * Which mails are sent, and what was not: the latest fifty of `total`, and in `uncertain` the ids of all that may have
 * arrived; `areMails` tells mails from webhooks. `waitingSince` is since when messages wait without an attempt, null
 * when none do; `refusal` is the code of why a mail server refuses us, while mails wait for that. Throws a DataError.
 */
export function outgoingQuery() {
  return queryOptions({
    queryKey: [privateKey, 'outgoing'],
    queryFn: ({ signal }) => read(outgoingSchema, supabase.rpc('outgoing_messages').abortSignal(signal)),
    refetchInterval: ({ state: { data } }) => (data && hasUnsent(data) ? intervals.unsent : intervals.sent),
  });
}
