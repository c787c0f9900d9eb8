import { RushTimeLeft } from '@/components/office/rush-time-left';
import { rushTexts } from '@/content/office/requests/rush';
import { missesRush, type RushTerm } from '@/domain/request/rush-deadline';

interface RushMarkProps {
  /** Null without rush. */
  rush: RushTerm | null;
  /** When it is visited, ISO 8601; '' while that is not planned. */
  startsAt?: string | undefined;
  /** For a block of the calendar, in which little fits: too late comes first, and in two words. */
  isShort?: boolean;
}

/** Rush, how long is left for the label, and whether the visit comes too late for it; nothing without rush. */
export function RushMark({ rush, startsAt = '', isShort = false }: RushMarkProps) {
  if (rush === null) return null;
  const isLate = missesRush(startsAt, rush);
  if (isShort && isLate) return <span className="block font-semibold text-danger">{rushTexts.shortLate}</span>;
  return (
    <span className="flex flex-wrap items-center gap-x-2 text-sm">
      <span className="font-semibold text-accent-strong">{rushTexts.isRush}</span> <RushTimeLeft deadline={rush.by} />{' '}
      {isLate && <span className="font-semibold text-danger">{rushTexts.isAfterDeadline}</span>}
    </span>
  );
}
