import { clsx } from 'clsx/lite';
import { amountText, requestStatusLabels } from '@/content/office/requests';
import { countOf, type StatusCounts } from '@/data/requests/queries';
import { requestStatuses, type RequestStatus } from '@/domain/request/request-edit';

interface StatusFilterProps {
  status: RequestStatus | '';
  /** Undefined while unknown. */
  counts: StatusCounts | undefined;
  onChange: (status: RequestStatus | '') => void;
}

/** A button for each status, with the number of its requests. */
export function StatusFilter({ status, counts, onChange }: StatusFilterProps) {
  return (
    <div role="group" aria-label="Filter op status" className="flex flex-wrap gap-2">
      {(['', ...requestStatuses] as const).map((choice) => (
        <button
          key={choice}
          type="button"
          aria-pressed={choice === status}
          onClick={() => onChange(choice)}
          className={clsx(
            'inline-flex min-h-11 items-center gap-2 rounded-lg border px-3 text-sm font-semibold transition-colors duration-150',
            choice === status
              ? 'border-primary bg-primary text-on-primary'
              : 'border-control bg-surface text-ink hover:bg-surface-sunk',
          )}
        >
          {choice === '' ? 'Alle' : requestStatusLabels[choice]}{' '}
          {counts && (
            <span className={clsx('font-normal tabular-nums', choice !== status && 'text-ink-muted')}>
              {amountText(countOf(counts, choice))}
            </span>
          )}
        </button>
      ))}
    </div>
  );
}
