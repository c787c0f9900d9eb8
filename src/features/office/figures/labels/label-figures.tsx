import { useQuery } from '@tanstack/react-query';
import { Card } from '@/components/ui/card';
import { RetryNotice } from '@/components/ui/retry-notice';
import { labelFiguresTexts as texts, monthText } from '@/content/office/figures/figures';
import { labelFiguresQuery, type LabelMonth } from '@/data/requests/figures/label-figures';
import { daysOfMonth, daysOfMonths } from '@/domain/period';
import { figureParams, type ListLink } from '@/lib/admin-links';
import { formatCount } from '@/lib/format/format-count';
import { receivedLink } from '../links';
import { Figure } from '../table/figure';
import { linked, type FigureTable } from '../table/figure-table';
import { FigureTitle } from '../table/figure-title';
import { TableDownload } from '../table/table-download';

/** How often visitors read about a valid label, and what they did next. Renders nothing when there were none. */
export function LabelFigures() {
  const { data, isError, refetch } = useQuery(labelFiguresQuery());
  if (data?.length === 0 || (data === undefined && !isError)) return null;
  return (
    <Card isDense>
      <FigureTitle text={texts.title} isLarge>
        {data && <TableDownload table={tableOf(data)} period={daysOfMonths(data.map(({ month }) => month))} />}
      </FigureTitle>
      <p className="mt-2 max-w-prose text-ink-muted">{texts.explanation}</p>
      {isError && (
        <RetryNotice role="alert" className="mt-4" onRetry={() => void refetch()}>
          <p className="font-semibold">{texts.failed}</p>
        </RetryNotice>
      )}
      {data && (
        <table className="mt-4 w-full max-w-lg text-right tabular-nums">
          <caption className="sr-only">{texts.title}</caption>
          <thead className="text-sm text-ink-muted">
            <tr>
              <th scope="col" className="py-2 text-left font-semibold">
                {texts.months}
              </th>
              <th scope="col" className="px-2 py-2 font-semibold">
                {texts.told}
              </th>
              <th scope="col" className="py-2 font-semibold">
                {texts.asked}
              </th>
            </tr>
          </thead>
          <tbody>
            {data.map(({ month, told, asked }) => (
              <tr key={month} className="border-t border-line">
                <th scope="row" className="py-2 text-left font-semibold first-letter:uppercase">
                  {monthText(month)}
                </th>
                <td className="px-2">{formatCount(told)}</td>
                <td>
                  <Figure {...linked(asked, askedLink(month))} text={formatCount(asked)} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}

/** The requests of a month for a home with a label. */
function askedLink(month: string): ListLink {
  return receivedLink(daysOfMonth(month), { [figureParams.step]: 'had_label' });
}

function tableOf(months: readonly LabelMonth[]): FigureTable {
  return {
    ...{ title: texts.title, file: texts.file, nameHead: texts.months },
    columns: [{ head: texts.told }, { head: texts.asked }],
    rows: months.map(({ month, told, asked }) => ({
      name: monthText(month),
      cells: [{ value: told }, { value: asked }],
    })),
  };
}
