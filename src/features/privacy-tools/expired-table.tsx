import { privacyTexts } from '@/content/office/privacy-tools';
import { requestStatusLabels } from '@/content/office/request-statuses';
import type { ExpiredRequests } from '@/data/requests/retention';
import { knownStatus } from '@/domain/request/request-edit';
import { formatMoment } from '@/lib/format-date';

const texts = privacyTexts.retention;
const cell = 'py-1.5 pr-4 align-top';

interface ExpiredTableProps {
  expired: ExpiredRequests;
}

export function ExpiredTable({ expired: { total, oldest } }: ExpiredTableProps) {
  return (
    <div role="region" aria-label={texts.title} tabIndex={0} className="mt-4 max-h-96 overflow-auto">
      <table className="w-full text-left">
        <caption className="text-left font-semibold">
          {texts.total(total)} {total > oldest.length && texts.shown(oldest.length)}
        </caption>
        <thead>
          <tr className="border-b border-line text-sm text-ink-muted">
            {['Datum', 'Naam', 'Status'].map((column) => (
              <th key={column} scope="col" className={cell}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {oldest.map(({ id, createdAt, name, status }) => (
            <tr key={id}>
              <td className={`${cell} whitespace-nowrap tabular-nums`}>{formatMoment(createdAt)}</td>
              <td className={`${cell} wrap-anywhere`}>{name}</td>
              <td className={cell}>{requestStatusLabels[knownStatus(status)]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
