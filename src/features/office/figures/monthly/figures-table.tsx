import { clsx } from 'clsx/lite';
import type { ReactNode } from 'react';
import { figuresTexts as texts, monthText, partText, soFarText } from '@/content/office/figures/figures';
import type { MonthFigures } from '@/data/requests/figures/figures';
import { daysOfMonths, yearBefore, type Period } from '@/domain/period';
import { figureParams } from '@/lib/admin-links';
import { dutchDateTime } from '#shared/dutch-time.ts';
import { formatEuro } from '#shared/format-euro.ts';
import { formatCount } from '@/lib/format/format-count';
import { Bar } from '../chart/bar';
import { receivedLink } from '../links';
import { Figure } from '../table/figure';
import { linked } from '../table/figure-table';
import { compareYears, totalOf, type Totals } from './compare-years';

interface FiguresTableProps {
  /** Two years, oldest first. */
  months: readonly MonthFigures[];
}

/** The months of the last year, newest first, each next to the same month of the previous year. */
export function FiguresTable({ months }: FiguresTableProps) {
  const rows = compareYears(months);
  const today = dutchDateTime(new Date()).date;
  const most = Math.max(...rows.map(({ requests, before }) => Math.max(requests, before ?? 0)));
  return (
    // Scrolled with the keyboard where the table is wider than the screen.
    <div
      role="region"
      aria-label={texts.caption}
      tabIndex={0}
      className="-mx-1.5 mt-4 scroll-px-1.5 overflow-x-auto px-1.5"
    >
      <table className="w-full min-w-2xl text-right wrap-normal tabular-nums lg:min-w-3xl">
        <caption className="pb-2 text-left font-semibold">{texts.caption}</caption>
        <thead className="text-sm text-ink-muted">
          <tr>
            <HeadCell className="pl-0 text-left">{texts.months}</HeadCell>
            <HeadCell>{texts.requests}</HeadCell>
            {/* The bars repeat the number beside them. */}
            <td aria-hidden="true" className="w-1/5 max-lg:hidden" />
            <HeadCell>{texts.yearBefore}</HeadCell>
            <HeadCell>{texts.byTelephone}</HeadCell>
            <HeadCell>{texts.rush}</HeadCell>
            <HeadCell>{texts.completed}</HeadCell>
            <HeadCell>{texts.cancelled}</HeadCell>
            <HeadCell className="pr-0">{texts.revenue}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <Row
              key={row.month}
              label={place === 0 ? soFarText(row.month) : monthText(row.month)}
              figures={row}
              days={daysUpTo(today, [row.month])}
            >
              <Bar amount={row.requests} before={row.before ?? 0} most={most} />
            </Row>
          ))}
        </tbody>
        <tfoot className="font-semibold">
          <Row
            label={texts.total}
            figures={totalOf(rows)}
            days={daysUpTo(
              today,
              rows.map(({ month }) => month),
            )}
          />
        </tfoot>
      </table>
    </div>
  );
}

/** The days of some months, of the present one up to today: as many as are counted of the year before. */
function daysUpTo(today: string, months: readonly string[]): Period {
  const days = daysOfMonths(months);
  return today < days.until ? { ...days, until: today } : days;
}

function HeadCell({ className = 'px-2', children }: { className?: string; children: string }) {
  return (
    <th scope="col" className={clsx('py-2 font-semibold', className)}>
      {children}
    </th>
  );
}

interface RowProps {
  label: string;
  figures: Totals;
  /** In which they came in. */
  days: Period;
  children?: ReactNode;
}

function Row({ label, figures, days, children }: RowProps) {
  const { requests, before, byTelephone, rush, completed, cancelled, revenue, listRevenue } = figures;
  const parts = [
    { part: byTelephone, filter: { [figureParams.source]: 'telephone' } },
    { part: rush, filter: { spoed: 'ja' as const } },
    { part: completed, filter: { status: 'completed' } },
    { part: cancelled, filter: { status: 'cancelled' } },
  ];
  return (
    <tr className="border-t border-line">
      <th scope="row" className="py-2 pr-2 text-left font-semibold whitespace-nowrap first-letter:uppercase">
        {label}
      </th>
      <td className="px-2">
        <Figure {...linked(requests, receivedLink(days))} text={formatCount(requests)} />
      </td>
      <td aria-hidden="true" className="max-lg:hidden">
        {children}
      </td>
      <td className="px-2 text-ink-muted">
        {before === null ? (
          texts.unknown
        ) : (
          <Figure {...linked(before, receivedLink(yearBefore(days)))} text={formatCount(before)} isBefore />
        )}
      </td>
      {parts.map(({ part, filter }, column) => (
        <td key={column} className="px-2 whitespace-nowrap">
          <Figure {...linked(part, receivedLink(days, filter))} text={partText(part, requests)} />
        </td>
      ))}
      <td className="pl-2 whitespace-nowrap">
        <Figure {...linked(revenue, receivedLink(days, { status: 'completed' }))} text={formatEuro(revenue)} />
        {listRevenue !== revenue && (
          <>
            {' '}
            <span className="block pb-1 text-sm text-ink-muted">{texts.listed(formatEuro(listRevenue))}</span>
          </>
        )}
      </td>
    </tr>
  );
}
