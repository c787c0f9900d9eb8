import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { supabase } from '@/data/client';
import { requestKeys } from '@/data/requests/keys';
import { read } from '@/data/run';
import { messageStates } from '@/domain/outgoing/message-states';
import { mailKinds } from '#shared/mail/customer-mail.ts';

const mailSchema = z
  .object({
    id: z.string(),
    kind: z.enum(mailKinds),
    state: z.enum(messageStates),
    error: z.string().nullable(),
    due_at: z.string(),
    done_at: z.string().nullable(),
    payload: z.record(z.string(), z.unknown()),
  })
  .transform(({ due_at, done_at, ...mail }) => ({ ...mail, dueAt: due_at, doneAt: done_at }));

/**
 * A mail to the customer of a request. `error` is a code; `dueAt` is when it goes while it waits, and `doneAt` when it
 * went or failed, as database timestamps; `payload` is what fills in its text.
 */
export type RequestMail = z.output<typeof mailSchema>;

/** The mails to the customer of a request, newest first. Throws a DataError. */
export function requestMailsQuery(requestId: string) {
  return queryOptions({
    queryKey: [...requestKeys.all, 'mails', requestId],
    queryFn: ({ signal }) =>
      read(z.array(mailSchema), supabase.rpc('request_mails', { request_id: requestId }).abortSignal(signal)),
  });
}
