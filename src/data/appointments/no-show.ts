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
  isWithoutMail: boolean;
}

const answerSchema = z.object({ undo: z.string() }).nullable();

/**
 * Notes that nobody was home at the last visit of a request. Resolves to what `useUndoDecisions` undoes. Throws a DataError,
 * `conflict` for a visit that changed meanwhile or has not begun.
 */
export function useNoteNoShow() {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: noteNoShow, onSettled: () => reload(queryClient, requestKeys.all) });
}

async function noteNoShow({ requestId, isWithoutMail }: NoShow): Promise<string> {
  const visit = await fetchLatestAppointment(requestId);
  const noted =
    visit &&
    (await read(
      answerSchema,
      withMailChoice(supabase.rpc('note_no_show', { visit_id: visit.id, sequence: visit.sequence }), isWithoutMail),
    ));
  if (!noted) throw new DataError('conflict', `the visit of request ${requestId} has changed`);
  nudgeSender();
  return noted.undo;
}
