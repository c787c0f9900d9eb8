import { clsx } from 'clsx/lite';
import { Clock, TriangleAlert } from 'lucide-react';
import { useNow } from '@/components/ui/use-now';
import { rushTimeText } from '@/content/office/requests/rush';
import { rushTimeLeft } from '@/domain/request/rush-deadline';

interface RushTimeLeftProps {
  /** In milliseconds since 1970. */
  deadline: number;
}

/** How long a rush request still has, or since when it is late. */
export function RushTimeLeft({ deadline }: RushTimeLeftProps) {
  const now = useNow();
  if (now === null) return null;
  const time = rushTimeLeft(deadline, now);
  const Icon = time.isLate ? TriangleAlert : Clock;
  return (
    <span
      className={clsx(
        'inline-flex shrink-0 items-center gap-1.5 font-semibold tabular-nums',
        time.isLate ? 'text-danger' : 'text-accent-strong',
      )}
    >
      <Icon aria-hidden="true" className="size-4" />
      {rushTimeText(time)}
    </span>
  );
}
