import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { supabase } from '@/data/client';
import { DataError } from '@/data/errors';
import { writeInBatches } from '@/data/requests/batches';
import { requestKeys } from '@/data/requests/keys';
import { read } from '@/data/run';
import { mailKinds } from '#shared/mail/customer-mail.ts';

/** What would be changed of a request; what is left out stays. */
export interface ProposedChange {
  id: string;
  status?: string;
  /** User id; null for nobody. */
  assigned_to?: string | null;
  /** YYYY-MM-DD; null for none. */
  appointment_date?: string | null;
  /** HH:mm; null for none. */
  appointment_time?: string | null;
  /** A held one is accepted. */
  is_accepted?: true;
  /** It comes back from the bin. */
  is_restored?: true;
  /** False: not where its visit no longer fits. */
  is_overruled?: false;
  /** Nobody was home at its visit. */
  is_missed?: true;
}

const mailsSchema = z.array(z.object({ id: z.string(), kind: z.enum([...mailKinds, 'handed_over']) }));

/** A mail that a change would cause: to the customer of the request with this id, or to a colleague who visits it. */
export type ProposedMail = z.output<typeof mailsSchema>[number];

/** The mails that these changes would cause, all of them, by the rule that queues them. Throws a DataError. */
export async function fetchMailsOfChanges(changes: readonly ProposedChange[]): Promise<ProposedMail[]> {
  const { outcomes, left } = await writeInBatches(changes, (batch) =>
    read(mailsSchema, supabase.rpc('mails_of_changes', { changes: z.json().parse(batch) })),
  );
  if (left.length > 0) throw new DataError('unavailable', 'what some of the changes would mail is not known');
  return outcomes.flat();
}

/** The same for changes that are still being edited or chosen. */
export function mailsOfChangesQuery(changes: readonly ProposedChange[]) {
  return queryOptions({
    queryKey: [...requestKeys.all, 'mails-of-changes', changes],
    staleTime: 4_000,
    queryFn: () => fetchMailsOfChanges(changes),
  });
}
