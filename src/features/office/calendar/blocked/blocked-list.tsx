import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { useFreeTime } from '@/components/office/visits/use-free-time';
import { blockedTexts as texts } from '@/content/office/visits/calendar';
import { timeRangeText } from '@/content/office/visits/visit-times';
import type { CalendarDays } from '@/data/appointments/calendar-days';

interface BlockedListProps {
  data: CalendarDays;
}

/** The blocked times of the days that are shown, each with a button to unblock it; nothing without any. */
export function BlockedList({ data: { blocked, advisers } }: BlockedListProps) {
  const headingId = useId();
  const freeTime = useFreeTime();
  if (blocked.length === 0) return null;

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
              <Button
                variant="quiet"
                aria-label={`${texts.free}: ${moment}`}
                onClick={() => void freeTime(time, texts.isFreed(moment))}
              >
                {texts.free}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
