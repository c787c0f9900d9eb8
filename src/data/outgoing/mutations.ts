import { useMutation, useQueryClient } from '@tanstack/react-query';
import { supabase } from '@/data/client';
import { reload } from '@/data/reload';
import { run } from '@/data/run';
import type { MailKind } from '#shared/mail/customer-mail.ts';
import { nudgeSender } from './nudge';
import { outgoingQuery } from './queries';

function useOutgoingMutation<Input>(mutationFn: (input: Input) => Promise<void>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => reload(queryClient, outgoingQuery().queryKey),
  });
}

/** Sends messages again that failed or may not have arrived, by their ids. Throws a DataError. */
export function useResendMessages() {
  return useOutgoingMutation(async (ids: readonly string[]) => {
    await run(supabase.rpc('resend_messages', { ids: [...ids] }));
    nudgeSender();
  });
}

/** Removes messages that failed or may not have arrived, by their ids. Throws a DataError. */
export function useDiscardMessages() {
  return useOutgoingMutation(async (ids: readonly string[]) => {
    await run(supabase.rpc('discard_messages', { ids: [...ids] }));
  });
}

/** Turns all mails to customers on or off. Throws a DataError. */
export function useSwitchMail() {
  return useOutgoingMutation(async (isOn: boolean) => {
    await run(supabase.from('settings').update({ sends_mail: isOn }).not('sends_mail', 'is', null));
  });
}

/** Turns one mail on or off. Throws a DataError. */
export function useSwitchMailKind() {
  return useOutgoingMutation(async ({ kind, isOn }: { kind: MailKind; isOn: boolean }) => {
    await run(supabase.from('mail_kinds').update({ is_on: isOn }).eq('kind', kind));
  });
}
