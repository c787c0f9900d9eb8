import { RushTimeLeft } from '@/components/office/rush-time-left';
import { rushTexts } from '@/content/office/requests/rush';
import { useRushDeadline } from '@/data/settings/working-hours';
import { startsAfterDeadline } from '@/domain/request/rush-deadline';

interface RushMarkProps {
  /** When a rush request came in, in milliseconds since 1970; null without rush. */
  rushSince: number | null;
  /** When it is visited, ISO 8601; '' while that is not planned. */
  startsAt?: string | undefined;
  /** For a block of the calendar, in which little fits: too late comes first, and in two words. */
  isShort?: boolean;
}

/** Rush, how long is left for the label, and whether the visit comes too late for it; nothing without rush. */
export function RushMark({ rushSince, startsAt = '', isShort = false }: RushMarkProps) {
  const { deadline } = useRushDeadline(rushSince);
  if (rushSince === null) return null;
  const isLate = startsAfterDeadline(startsAt, deadline);
  if (isShort && isLate) return <span className="block font-semibold text-danger">{rushTexts.shortLate}</span>;
  return (
    <span className="flex flex-wrap items-center gap-x-2 text-sm">
      <span className="font-semibold text-accent-strong">{rushTexts.isRush}</span>{' '}
      {deadline !== null && <RushTimeLeft deadline={deadline} />}{' '}
      {isLate && <span className="font-semibold text-danger">{rushTexts.isAfterDeadline}</span>}
    </span>
  );
}
