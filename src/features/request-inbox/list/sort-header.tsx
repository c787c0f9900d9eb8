import { clsx } from 'clsx/lite';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';

interface SortHeaderProps {
  label: string;
  /** Null when the list is in another order. */
  direction: 'ascending' | 'descending' | null;
  onSort: () => void;
}

/** The head of a column, which sorts by it; pressed again it turns the order round. */
export function SortHeader({ label, direction, onSort }: SortHeaderProps) {
  const Arrow = direction === null ? ChevronsUpDown : direction === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <th role="columnheader" scope="col" aria-sort={direction ?? undefined} className="p-0">
      <button
        type="button"
        onClick={onSort}
        className={clsx(
          'inline-flex min-h-11 items-center gap-1 rounded-lg px-3 text-sm font-semibold hover:text-ink hover:underline',
          direction === null ? 'text-ink-muted' : 'text-ink',
        )}
      >
        {label}
        <Arrow aria-hidden="true" className={clsx('size-4 shrink-0', direction === null && 'opacity-50')} />
      </button>
    </th>
  );
}
