import { clsx } from 'clsx/lite';
import type { Submission } from '@/data/requests/submission';
import { listColumns } from './list-columns';
import type { ListView } from './list-view';
import { RequestRow } from './request-row';
import { SortHeader } from './sort-header';

interface RequestTableProps {
  labelledBy: string;
  requests: readonly Submission[];
  view: ListView;
  /** These are still the requests of an older view. */
  isOutdated: boolean;
  onOpen: (request: Submission) => void;
  onSort: (order: Pick<ListView, 'sort' | 'isDescending'>) => void;
}

/**
 * A table on wide screens and a list of cards on narrow ones. The roles are written out because a browser forgets them
 * when the parts of a table get another display. Cards have no headers: there a select sorts.
 */
export function RequestTable({ labelledBy, requests, view, isOutdated, onOpen, onSort }: RequestTableProps) {
  return (
    <table
      role="table"
      aria-labelledby={labelledBy}
      aria-busy={isOutdated}
      className={clsx('block w-full text-left transition-opacity duration-150 lg:table', isOutdated && 'opacity-50')}
    >
      <thead role="rowgroup" className="hidden lg:table-header-group">
        <tr role="row" className="border-b border-line">
          {listColumns.map(({ column, label, startsDescending }) => (
            <SortHeader
              key={column}
              label={label}
              direction={view.sort === column ? (view.isDescending ? 'descending' : 'ascending') : null}
              onSort={() =>
                onSort({ sort: column, isDescending: view.sort === column ? !view.isDescending : startsDescending })
              }
            />
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="block divide-y divide-line lg:table-row-group">
        {requests.map((request) => (
          <RequestRow key={request.id} request={request} onOpen={onOpen} />
        ))}
      </tbody>
    </table>
  );
}
