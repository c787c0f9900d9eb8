import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/notify';
import { blockedTexts as texts, momentText, planningTexts } from '@/content/office/calendar';
import type { BlockedTime, CalendarDays } from '@/data/appointments/calendar-days';
import { useBlockTime, useFreeTime } from '@/data/appointments/mutations';

interface BlockedListProps {
  data: CalendarDays;
}

/** The blocked times of the days that are shown, each to be freed; nothing without any. */
export function BlockedList({ data: { blocked, advisers } }: BlockedListProps) {
  const headingId = useId();
  const { mutateAsync: free } = useFreeTime();
  const { mutateAsync: block } = useBlockTime();
  if (blocked.length === 0) return null;

  async function tryTo(work: Promise<unknown>): Promise<boolean> {
    try {
      await work;
      return true;
    } catch {
      notify.error(texts.failed);
      return false;
    }
  }

  async function handleFree(time: BlockedTime) {
    if (!(await tryTo(free(time.id)))) return;
    notify.success(texts.isFreed(momentText(time.startsAt, time.endsAt)), {
      duration: 10_000,
      action: { label: planningTexts.undo, onClick: () => void tryTo(block(time)) },
    });
  }

  return (
    <section aria-labelledby={headingId} className="mt-4">
      <h3 id={headingId} className="font-semibold">
        {texts.list}
      </h3>
      <ul className="mt-1 divide-y divide-line">
        {blocked.map((time) => {
          const moment = momentText(time.startsAt, time.endsAt);
          return (
            <li key={time.id} className="flex flex-wrap items-center gap-x-4">
              <span>
                {advisers.find(({ id }) => id === time.adviser)?.name}: {moment}
                {time.reason !== '' && `, ${time.reason}`}
              </span>
              <Button variant="quiet" aria-label={`${texts.free}: ${moment}`} onClick={() => void handleFree(time)}>
                {texts.free}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
