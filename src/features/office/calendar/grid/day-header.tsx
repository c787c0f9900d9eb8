import { clsx } from 'clsx/lite';
import { formatPlainDay } from '@/lib/format/format-date';

interface DayHeaderProps {
  /** YYYY-MM-DD */
  day: string;
  today: string;
}

/** The day; the grid turns it into a link. */
export function DayHeader({ day, today }: DayHeaderProps) {
  const [weekday = '', ...rest] = formatPlainDay(day).split(' ');
  return (
    <span
      className={clsx(
        'block min-h-11 rounded-lg p-1 text-sm hover:bg-surface-sunk',
        day === today && 'bg-primary-soft',
      )}
    >
      <span className="block font-semibold first-letter:uppercase">{weekday}</span>{' '}
      <span className="block text-ink-muted">{rest.join(' ')}</span>
    </span>
  );
}
