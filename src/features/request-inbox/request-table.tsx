import type { Submission } from '@/data/requests/submission';
import { RequestRow } from './request-row';

const columns = ['Datum', 'Naam', 'Adres', 'Type', 'Status', 'Spoed', 'Prijs'];

interface RequestTableProps {
  labelledBy: string;
  requests: readonly Submission[];
  onOpen: (request: Submission) => void;
}

/**
 * A table on wide screens and a list of cards on narrow ones. The roles are written out because a browser forgets them
 * when the parts of a table get another display.
 */
export function RequestTable({ labelledBy, requests, onOpen }: RequestTableProps) {
  return (
    <table role="table" aria-labelledby={labelledBy} className="block w-full text-left lg:table">
      <thead role="rowgroup" className="sr-only lg:not-sr-only lg:table-header-group">
        <tr role="row" className="lg:border-b lg:border-line">
          {columns.map((column) => (
            <th key={column} role="columnheader" scope="col" className="px-3 py-2 text-sm font-semibold text-ink-muted">
              {column}
            </th>
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
