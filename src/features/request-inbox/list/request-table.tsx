import { clsx } from 'clsx/lite';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { messages } from '@/content/messages';
import { heldTexts } from '@/content/office/requests';
import type { Submission } from '@/data/requests/submission';
import type { ListView } from './list-view';
import { requestColumns } from './request-columns';

/** Ids of selected requests. */
export interface RequestSelectionState {
  ids: ReadonlySet<string>;
  onChange: (ids: ReadonlySet<string>) => void;
}

interface RequestTableProps {
  labelledBy: string;
  requests: readonly Submission[];
  view: ListView;
  /** These are still the requests of the previous view. */
  isOutdated: boolean;
  /** Lets requests be selected; undefined where nothing is done with many at once. */
  selection: RequestSelectionState | undefined;
  onOpen: (request: Submission) => void;
  onSort: (order: Pick<ListView, 'sort' | 'isDescending'>) => void;
}

/**
 * A table on wide screens and cards on narrow ones. The roles are explicit because browsers drop them when parts of a
 * table get another display.
 */
export function RequestTable({ labelledBy, requests, view, isOutdated, selection, onOpen, onSort }: RequestTableProps) {
  return (
    <table
      role="table"
      aria-labelledby={labelledBy}
      aria-busy={isOutdated}
      className={clsx('block w-full text-left transition-opacity duration-150 lg:table', isOutdated && 'opacity-50')}
    >
      <thead role="rowgroup" className="hidden lg:table-header-group">
        <tr role="row" className="border-b border-line">
          {selection && (
            <th role="columnheader" scope="col">
              <span className="sr-only">{heldTexts.selected}</span>
            </th>
          )}
          {requestColumns.map(({ sort, header, startsDescending }) => (
            <SortHeader
              key={sort}
              label={header}
              direction={view.sort === sort ? (view.isDescending ? 'descending' : 'ascending') : null}
              onSort={() => onSort({ sort, isDescending: view.sort === sort ? !view.isDescending : startsDescending })}
            />
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="block divide-y divide-line lg:table-row-group">
        {requests.map((request) => (
          <tr
            key={request.id}
            role="row"
            onClick={() => onOpen(request)}
            className="grid cursor-pointer grid-cols-[1fr_auto] items-start gap-x-4 gap-y-1 px-2 py-4 hover:bg-surface-sunk lg:table-row"
          >
            {selection && <SelectCell request={request} selection={selection} />}
            {requestColumns.map(({ sort, Cell, cardClass }) => (
              <td key={sort} role="cell" className={`${cardClass} lg:table-cell lg:px-3 lg:py-3 lg:align-top`}>
                <Cell {...request} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface SelectCellProps {
  request: Submission;
  selection: RequestSelectionState;
}

function SelectCell({ request: { id, name }, selection: { ids, onChange } }: SelectCellProps) {
  return (
    // The rest of the row opens the request.
    <td role="cell" className="col-span-2 lg:table-cell lg:align-top" onClick={(event) => event.stopPropagation()}>
      <label className="inline-flex min-h-11 min-w-11 items-center justify-center">
        <input
          type="checkbox"
          aria-label={heldTexts.select(name)}
          className="size-6 accent-primary"
          checked={ids.has(id)}
          onChange={() => onChange(new Set(ids.has(id) ? [...ids].filter((other) => other !== id) : [...ids, id]))}
        />
      </label>
    </td>
  );
}

interface SortHeaderProps {
  label: string;
  /** Null when the list is sorted by another column. */
  direction: 'ascending' | 'descending' | null;
  onSort: () => void;
}

/** Sorts by its column; pressed again it reverses the order. */
function SortHeader({ label, direction, onSort }: SortHeaderProps) {
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

/** Stands for the first rows while they are fetched. */
export function TableSkeleton() {
  return (
    <div role="status" className="mt-4 lg:mt-11">
      <span className="sr-only">{messages.requests.loading}</span>
      <div aria-hidden="true" className="animate-pulse divide-y divide-line">
        {Array.from({ length: 8 }, (_, index) => (
          <div
            key={index}
            className="grid grid-cols-[1fr_6rem] gap-3 px-2 py-4 lg:grid-cols-[8rem_1fr_2fr_8rem_6rem_4rem]"
          >
            {['w-28', 'w-24', 'w-40', 'w-20', 'w-20 max-lg:hidden', 'w-12 max-lg:hidden'].map((width, place) => (
              <span key={place} className={`h-4 max-w-full rounded bg-surface-sunk ${width}`} />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
