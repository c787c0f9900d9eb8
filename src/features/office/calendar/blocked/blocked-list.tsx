import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/notify';
import { blockTimeTexts } from '@/content/office/visits/block-time';
import { blockedTexts as texts, planningTexts } from '@/content/office/visits/calendar';
import { timeRangeText } from '@/content/office/visits/visit-times';
import { useBlockTime, useUnblockTime } from '@/data/advisers/blocked-times';
import type { BlockedTime, CalendarDays } from '@/data/appointments/calendar-days';
import { failureText } from '@/data/errors';

interface BlockedListProps {
  data: CalendarDays;
}

/** The blocked times of the days that are shown, each with a button to unblock it; nothing without any. */
export function BlockedList({ data: { blocked, advisers } }: BlockedListProps) {
  const headingId = useId();
  const { mutateAsync: unblock } = useUnblockTime();
  const { mutateAsync: block } = useBlockTime();
  if (blocked.length === 0) return null;

  async function reportFailure(work: Promise<void>): Promise<boolean> {
    try {
      await work;
      return true;
    } catch (error) {
      notify.error(failureText(blockTimeTexts.notSaved, error));
      return false;
    }
  }

  async function handleUnblock(time: BlockedTime) {
    if (!(await reportFailure(unblock(time.id)))) return;
    notify.success(texts.isFreed(timeRangeText(time.startsAt, time.endsAt)), {
      duration: 10_000,
      action: { label: planningTexts.undo, onClick: () => void reportFailure(block(time)) },
    });
  }

  return (
    <section aria-labelledby={headingId} className="mt-4">
      <h3 id={headingId} className="font-semibold">
        {texts.list}
      </h3>
      <ul className="mt-1 divide-y divide-line">
        {blocked.map((time) => {
          const moment = timeRangeText(time.startsAt, time.endsAt);
          return (
            <li key={time.id} className="flex flex-wrap items-center gap-x-4">
              <span>
                {advisers.find(({ id }) => id === time.adviser)?.name}: {moment}
                {time.reason !== '' && `, ${time.reason}`}
              </span>
              <Button variant="quiet" aria-label={`${texts.free}: ${moment}`} onClick={() => void handleUnblock(time)}>
                {texts.free}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
