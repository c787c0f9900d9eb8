import { useMutation, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { supabase } from '@/data/client';
import { DataError } from '@/data/errors';
import { reload } from '@/data/reload';
import { read, run } from '@/data/run';
import type { Invitation } from '@/domain/access/invitation';
import { administratorKeys } from './queries';

/**
 * Invites by e-mail address; the code of an earlier invitation stops working. Resolves with the code, of which only
 * the hash is stored. Throws a DataError: 'duplicate' for an administrator.
 */
export function useInviteAdministrator() {
  return useMutation({ mutationFn: invite, onSettled: useReload() });
}

/** By the e-mail address of the invitation. Throws a DataError: 'conflict' when it was used or revoked meanwhile. */
export function useRevokeInvitation() {
  return useMutation({ mutationFn: revoke, onSettled: useReload() });
}

/**
 * Which settings of a removed administrator stay; by default the automation goes and the times blocked for colleagues
 * stay.
 */
export interface KeptSettings {
  keepsWebhook?: boolean;
  keepsBlockedTimes?: boolean;
  keepsOfficeMail?: boolean;
  keepsCalendars?: boolean;
}

interface RemoveAdministrator extends KeptSettings {
  userId: string;
  /** The signed-in account, which may not read the list afterwards. */
  isSelf: boolean;
}

/**
 * Removes the account and its rights. Throws a DataError: 'invalid' for the last administrator, 'conflict' for one who
 * was removed meanwhile.
 */
export function useRemoveAdministrator() {
  const reload = useReload();
  return useMutation({
    mutationFn: remove,
    onSettled: (_, error, { isSelf }) => (isSelf && error === null ? undefined : reload()),
  });
}

/** Also after a failure: usually somebody else was first. */
function useReload(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => reload(queryClient, administratorKeys.list());
}

async function invite(email: string): Promise<Invitation> {
  return { email, code: await read(z.string().min(1), supabase.rpc('invite_admin', { email })) };
}

async function revoke(email: string): Promise<void> {
  const data = await run(supabase.rpc('revoke_invitation', { email }));
  if (!data) throw new DataError('conflict', 'there is no such invitation any more');
}

async function remove({
  userId,
  keepsWebhook,
  keepsBlockedTimes,
  keepsOfficeMail,
  keepsCalendars,
}: RemoveAdministrator): Promise<void> {
  const data = await run(
    supabase.rpc('remove_admin', {
      user_id: userId,
      ...(keepsWebhook !== undefined && { keeps_webhook: keepsWebhook }),
      ...(keepsBlockedTimes !== undefined && { keeps_blocked_times: keepsBlockedTimes }),
      ...(keepsOfficeMail !== undefined && { keeps_office_mail: keepsOfficeMail }),
      ...(keepsCalendars !== undefined && { keeps_calendars: keepsCalendars }),
    }),
  );
  if (!data) throw new DataError('conflict', 'there is no such administrator any more');
}
