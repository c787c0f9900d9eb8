import { useMutation, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { supabase } from '@/data/client';
import { DataError } from '@/data/errors';
import { nudgeSender } from '@/data/outgoing/nudge';
import { withMailChoice } from '@/data/outgoing/without-mail';
import { reload } from '@/data/reload';
import { requestKeys } from '@/data/requests/keys';
import { read } from '@/data/run';
import { fetchLatestAppointment } from './latest-appointment';

interface NoShow {
  requestId: string;
  /** False takes it back. */
  isMissed: boolean;
  isWithoutMail: boolean;
}

/**
 * Notes that nobody was home at the last visit of a request, or takes that back. Throws a DataError, `conflict` for a visit
 * that changed meanwhile or has not begun, and for one of which its customer was mailed.
 */
export function useNoteNoShow() {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: noteNoShow, onSettled: () => reload(queryClient, requestKeys.all) });
}

async function noteNoShow({ requestId, isMissed, isWithoutMail }: NoShow): Promise<void> {
  const visit = await fetchLatestAppointment(requestId);
  const isNoted =
    visit !== null &&
    (await read(
      z.boolean(),
      withMailChoice(
        supabase.rpc('note_no_show', { visit_id: visit.id, sequence: visit.sequence, is_missed: isMissed }),
        isWithoutMail,
      ),
    ));
  if (!isNoted) throw new DataError('conflict', `the visit of request ${requestId} has changed`);
  nudgeSender();
}
