import { clsx } from 'clsx/lite';
import { heldTexts } from '@/content/office/requests/bulk-texts';
import { requestStatusLabels } from '@/content/office/requests/requests';
import { countOf, type RequestCounts } from '@/data/requests/queries';
import { requestStatuses } from '@/domain/request/request-status';
import { formatCount } from '@/lib/format/format-count';
import type { ListView } from '../list-state/list-view';

type Choice = Pick<ListView, 'status' | 'isHeld'>;

interface StatusFilterProps {
  view: Choice & Pick<ListView, 'isMine'>;
  /** Undefined while unknown. */
  counts: RequestCounts | undefined;
  onChange: (part: Partial<ListView>) => void;
}

/**
 * A button for each status, with the number of its requests, for the held requests when there are any, and for what is
 * mine.
 */
export function StatusFilter({ view, counts, onChange }: StatusFilterProps) {
  const hasHeld = view.isHeld || (counts !== undefined && counts.held > 0);
  return (
    <div
      role="group"
      aria-label="Filter op status"
      className="-m-1.5 flex min-w-0 scroll-px-1.5 gap-2 overflow-x-auto p-1.5 @3xl:flex-wrap"
    >
      {(['', ...requestStatuses] as const).map((status) => (
        <ChoiceButton
          key={status}
          label={status === '' ? 'Alle' : requestStatusLabels[status]}
          choice={{ status, isHeld: false }}
          {...{ view, counts, onChange }}
        />
      ))}
      {hasHeld && (
        <ChoiceButton label={heldTexts.title} choice={{ status: '', isHeld: true }} {...{ view, counts, onChange }} />
      )}
      {!view.isHeld && (
        <button
          type="button"
          aria-pressed={view.isMine}
          onClick={() => onChange({ isMine: !view.isMine, assignee: '' })}
          className={filterClass(view.isMine)}
        >
          Van mij
        </button>
      )}
    </div>
  );
}

function ChoiceButton({
  label,
  choice,
  view,
  counts,
  onChange,
}: StatusFilterProps & { label: string; choice: Choice }) {
  const count = counts && countOf(counts, choice);
  const isChosen = choice.status === view.status && choice.isHeld === view.isHeld;
  return (
    <button type="button" aria-pressed={isChosen} onClick={() => onChange(choice)} className={filterClass(isChosen)}>
      {label}{' '}
      {count && (
        <span className={clsx('font-normal tabular-nums', !isChosen && 'text-ink-muted')}>
          {formatCount(count.amount, count.isCapped)}
        </span>
      )}
    </button>
  );
}

function filterClass(isOn: boolean): string {
  return clsx(
    'inline-flex min-h-11 shrink-0 items-center gap-2 rounded-lg border px-3 text-sm font-semibold whitespace-nowrap transition-colors duration-150',
    isOn ? 'border-primary bg-primary text-on-primary' : 'border-control bg-surface text-ink hover:bg-surface-sunk',
  );
}
