import { clsx } from 'clsx/lite';
import { ArrowDown, ArrowUp, LoaderCircle } from 'lucide-react';
import { messages } from '@/content/messages';
import { selectionTexts } from '@/content/office/requests/bulk-texts';
import { requestListTexts } from '@/content/office/requests/requests';
import type { RequestPage } from '@/data/requests/queries';
import type { StoredRequest } from '@/domain/request/request-fields';
import type { RequestStatus } from '@/domain/request/request-status';
import type { ListView } from '../list-state/list-view';
import type { Selection } from '../list-state/use-selection';
import { requestColumns } from '../columns/request-columns';
import { StatusBadge } from '../columns/status-badge';
import { StatusMenu } from '../columns/status-menu';

export interface RowActions {
  onOpen: (request: StoredRequest) => void;
  onSelect: (id: string, isSelected: boolean) => void;
  onStatus: (request: StoredRequest, status: RequestStatus) => void;
}

interface RequestTableProps extends RowActions {
  labelledBy: string;
  page: RequestPage;
  view: ListView;
  /** These are still the requests of the previous view. */
  isOutdated: boolean;
  selection: Selection;
  onSort: (order: Pick<ListView, 'sort' | 'isDescending'>) => void;
}

/**
 * A table where there is room, of one row height and fixed columns, and else cards. The roles are explicit because
 * browsers drop them when parts of a table get another display.
 */
export function RequestTable(props: RequestTableProps) {
  const { labelledBy, page, view, isOutdated, selection, onSort, ...actions } = props;
  return (
    <table
      role="table"
      aria-labelledby={labelledBy}
      aria-busy={isOutdated}
      className={clsx(
        'block w-full text-left transition-opacity duration-150 @4xl:table @4xl:table-fixed',
        isOutdated && 'opacity-50',
      )}
    >
      <colgroup>
        <col className="w-11" />
        {requestColumns.map(({ sort, width }) => (
          <col key={sort} className={width} />
        ))}
      </colgroup>
      <thead
        role="rowgroup"
        className="block bg-surface @4xl:sticky @4xl:top-[calc(var(--office-header)+3.5rem)] @4xl:z-10 @4xl:table-header-group @4xl:shadow-line low:static"
      >
        <tr role="row" className="block border-b border-line @4xl:table-row">
          <th role="columnheader" scope="col" className="block @4xl:table-cell">
            <label className="inline-flex min-h-11 items-center gap-2 px-2.5 text-sm font-semibold">
              <input
                type="checkbox"
                className="tick-box"
                checked={selection.isWholePage}
                ref={(box) => {
                  if (box) box.indeterminate = selection.requests.length > 0 && !selection.isWholePage;
                }}
                onChange={({ target }) => selection.selectPage(target.checked)}
              />
              <span className="@4xl:sr-only">{selectionTexts.selectPage}</span>
            </label>
          </th>
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
      <tbody role="rowgroup" className="block divide-y divide-line @4xl:table-row-group">
        {page.requests.map((request) => (
          <Row
            key={request.id}
            request={request}
            isGone={page.goneIds.includes(request.id)}
            isSelected={selection.ids.has(request.id)}
            {...actions}
          />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps extends RowActions {
  request: StoredRequest;
  isGone: boolean;
  isSelected: boolean;
}

function Row({ request, isGone, isSelected, onOpen, onSelect, onStatus }: RowProps) {
  return (
    <tr
      role="row"
      onClick={() => onOpen(request)}
      className={clsx(
        'grid cursor-pointer grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2 py-2 hover:bg-surface-sunk @max-3xs:grid-cols-1 @4xl:table-row @4xl:h-14 @5xl:h-12',
        isSelected && 'bg-primary-soft',
        isGone && 'text-ink-muted line-through',
      )}
    >
      {/* The rest of the row opens the request. */}
      <td role="cell" className="row-start-1 @4xl:table-cell" onClick={(event) => event.stopPropagation()}>
        <label className="inline-flex size-11 items-center justify-center">
          <input
            type="checkbox"
            aria-label={selectionTexts.select(request.name)}
            className="tick-box disabled:opacity-60"
            checked={isSelected}
            disabled={isGone}
            onChange={({ target }) => onSelect(request.id, target.checked)}
          />
        </label>
      </td>
      {requestColumns.map(({ sort, Cell, cardClass }) => {
        const isName = sort === 'name';
        const Part = isName ? 'th' : 'td';
        return (
          <Part
            key={sort}
            role={isName ? 'rowheader' : 'cell'}
            {...(isName && { scope: 'row' })}
            {...(Cell === undefined && { onClick: (event) => event.stopPropagation() })}
            className={clsx(
              cardClass,
              'text-left font-normal',
              '@max-4xl:empty:hidden @max-3xs:col-span-1 @max-3xs:col-start-1 @max-3xs:row-auto @max-3xs:justify-self-start @4xl:table-cell @4xl:px-2',
            )}
          >
            {Cell ? (
              <Cell {...request} />
            ) : isGone ? (
              <span className="font-semibold text-danger">{requestListTexts.gone}</span>
            ) : request.isHeld ? (
              <StatusBadge status={request.status} />
            ) : (
              <StatusMenu request={request} onChoose={onStatus} />
            )}
          </Part>
        );
      })}
    </tr>
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
  const Arrow = direction === 'descending' ? ArrowDown : ArrowUp;
  return (
    <th role="columnheader" scope="col" aria-sort={direction ?? undefined} className="hidden p-0 @4xl:table-cell">
      <button
        type="button"
        onClick={onSort}
        className={clsx(
          'group inline-flex min-h-11 items-center gap-1 rounded-lg pl-2 text-sm font-semibold hover:text-ink hover:underline',
          direction === null ? 'text-ink-muted' : 'text-ink',
        )}
      >
        {label}
        <Arrow
          aria-hidden="true"
          className={clsx('size-4 shrink-0', direction === null && 'opacity-0 group-hover:opacity-50')}
        />
      </button>
    </th>
  );
}

/** Placeholder rows while the first ones are fetched. */
export function TableSkeleton() {
  return (
    <div role="status" className="mt-4">
      <p className="flex min-h-10 items-center gap-3 text-ink-muted">
        <LoaderCircle aria-hidden="true" className="size-5 animate-spin motion-reduce:animate-none" />
        {messages.requests.loading}
      </p>
      <div aria-hidden="true" className="animate-pulse divide-y divide-line">
        {Array.from({ length: 8 }, (_, index) => (
          <div key={index} className="flex h-28 items-center gap-6 px-2 @4xl:h-12">
            <span className="size-6 shrink-0 rounded-sm bg-surface-sunk" />
            <span className="h-4 w-40 rounded-sm bg-surface-sunk" />
            <span className="hidden h-4 w-32 rounded-sm bg-surface-sunk @4xl:block" />
            <span className="hidden h-4 grow rounded-sm bg-surface-sunk @4xl:block" />
            <span className="ml-auto h-4 w-24 rounded-sm bg-surface-sunk" />
            <span className="hidden h-4 w-28 rounded-sm bg-surface-sunk @4xl:block" />
          </div>
        ))}
      </div>
    </div>
  );
}
