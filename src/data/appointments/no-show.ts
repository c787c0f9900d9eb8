import { useMutation, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { supabase } from '@/data/client';
import { DataError } from '@/data/errors';
import { reload } from '@/data/reload';
import { requestKeys } from '@/data/requests/keys';
import { read } from '@/data/run';
import { fetchLatestAppointment } from './latest-appointment';

interface NoShow {
  requestId: string;
  /** False takes it back. */
  isMissed: boolean;
}

/**
 * Notes that nobody was home at the last visit of a request, or takes that back. Throws a DataError, `conflict` for a visit
 * that changed meanwhile or has not begun.
 */
export function useNoteNoShow() {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: noteNoShow, onSettled: () => reload(queryClient, requestKeys.all) });
}

async function noteNoShow({ requestId, isMissed }: NoShow): Promise<void> {
  const visit = await fetchLatestAppointment(requestId);
  const noted =
    visit !== null &&
    (await read(
      z.boolean(),
      supabase.rpc('note_no_show', { visit_id: visit.id, sequence: visit.sequence, is_missed: isMissed }),
    ));
  if (!noted) throw new DataError('conflict', `the visit of request ${requestId} has changed`);
}
