import { RushTimeLeft } from '@/components/request/rush-time-left';
import { rushTexts } from '@/content/office/rush';
import { useRushDeadline } from '@/data/settings/working-hours';
import { startsAfterDeadline } from '@/domain/request/rush-deadline';

interface RushMarkProps {
  /** When a rush request came in, in milliseconds since 1970; null without rush. */
  rushSince: number | null;
  /** When it is visited, ISO 8601; '' while that is not planned. */
  startsAt?: string | undefined;
}

/** Rush, how long is left for the label, and whether the visit comes too late for it; nothing without rush. */
export function RushMark({ rushSince, startsAt = '' }: RushMarkProps) {
  const { deadline } = useRushDeadline(rushSince);
  if (rushSince === null) return null;
  return (
    <span className="flex flex-wrap items-center gap-x-2 text-sm">
      <span className="font-semibold text-accent-strong">{rushTexts.isRush}</span>{' '}
      {deadline !== null && <RushTimeLeft deadline={deadline} />}{' '}
      {startsAfterDeadline(startsAt, deadline) && (
        <span className="font-semibold text-danger">{rushTexts.isAfterDeadline}</span>
      )}
    </span>
  );
}
