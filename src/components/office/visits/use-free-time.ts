import { useQueryClient } from '@tanstack/react-query';
import { LeftAlone, offerUndo } from '@/components/office/edit/offer-undo';
import { notify } from '@/components/ui/notify';
import { blockTimeTexts } from '@/content/office/visits/block-time';
import { undoTexts as texts } from '@/content/office/visits/undo';
import { useBlockTime, useUnblockTime } from '@/data/advisers/blocked-times';
import { affectedVisitsQuery } from '@/data/appointments/affected-visits';
import { failureText } from '@/data/errors';

interface BlockedTime {
  id: string;
  /** User id. */
  adviser: string;
  /** ISO 8601 */
  startsAt: string;
  endsAt: string;
  reason: string;
}

/**
 * Returns a function that frees blocked time, shows what was done and offers to block it again; with visits in it, that is
 * confirmed first. It resolves to false when the time was not freed, and reports why.
 */
export function useFreeTime(): (freed: BlockedTime, done: string) => Promise<boolean> {
  const queryClient = useQueryClient();
  const { mutateAsync: unblock, isPending } = useUnblockTime();
  const { mutateAsync: block } = useBlockTime();

  async function blockAgain(time: Omit<BlockedTime, 'id'>): Promise<void> {
    const scope = { adviser: time.adviser, from: time.startsAt, until: time.endsAt };
    const { visits } = await queryClient.query(affectedVisitsQuery(scope));
    if (visits.length === 0) {
      await block(time);
      return;
    }
    throw new LeftAlone({
      title: texts.visitsInTime(visits.map(({ name }) => name)),
      confirm: {
        label: texts.blockAnyway,
        undo: () => block(time),
        undone: { title: texts.blockedAgain },
      },
    });
  }

  return async ({ id, adviser, startsAt, endsAt, reason }, done) => {
    if (isPending) return false;
    try {
      await unblock(id);
    } catch (error) {
      notify.error(failureText(blockTimeTexts.notSaved, error));
      return false;
    }
    offerUndo({
      done: { title: done },
      undoLabel: texts.undo,
      undo: () => blockAgain({ adviser, startsAt, endsAt, reason }),
      undone: { title: texts.blockedAgain },
      describeFailure: (error) => ({ title: failureText(blockTimeTexts.notSaved, error), canRetry: true }),
    });
    return true;
  };
}
