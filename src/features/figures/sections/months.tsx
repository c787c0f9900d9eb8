import {
  amountOf,
  headTexts,
  kilometresOf,
  monthName,
  sectionTexts,
  shortMonthText,
  tableTexts,
} from '@/content/office/period-figures';
import type { Compared, VisitMonth } from '@/data/requests/period-figures';
import { addDays } from '@/domain/appointment/week';
import { addMonths, overlapOf, type Period } from '@/domain/period';
import { formatEuro } from '@/lib/format';
import { ColumnChart, type Series } from '../chart/column-chart';
import { completedLink, visitedLink } from '../links';
import { FigureSection, FoldedTable } from '../table/figure-section';
import { linked, partOf, type FigureTable } from '../table/figure-table';

interface MonthsProps {
  period: Period;
  months: Compared<readonly VisitMonth[]>;
}

const turnoverSeries: readonly Series[] = [
  { name: headTexts.done, pattern: 'solid' },
  { name: headTexts.expected, pattern: 'stripes' },
];

/** What was earned and what is expected, by month. */
export function Turnover({ period, months }: MonthsProps) {
  const rows = besideEachOther(period, months);
  const table: FigureTable = {
    title: sectionTexts.turnover.title,
    file: sectionTexts.turnover.file,
    nameHead: headTexts.month,
    columns: [
      { head: headTexts.done, text: formatEuro },
      { head: headTexts.expected, text: formatEuro },
      { head: tableTexts.before, text: formatEuro, isBefore: true },
    ],
    rows: rows.map(({ month, days, now, before }) => ({
      name: monthName(month),
      cells: [
        linked(now.doneEuros, completedLink(days)),
        linked(now.expectedEuros, visitedLink(days, 'scheduled')),
        { value: before ? before.doneEuros + before.expectedEuros : null },
      ],
    })),
  };
  return (
    <FigureSection {...{ table, period }} explanation={sectionTexts.turnover.explanation}>
      <ColumnChart
        label={table.title}
        series={turnoverSeries}
        text={formatEuro}
        columns={rows.map(({ month, days, now, before }) => ({
          label: shortMonthText(month),
          name: monthName(month),
          parts: [now.doneEuros, now.expectedEuros],
          before: before ? before.doneEuros + before.expectedEuros : null,
          to: now.doneEuros > 0 ? completedLink(days) : visitedLink(days, 'scheduled'),
        }))}
      />
      <FoldedTable table={table} />
    </FigureSection>
  );
}

const kilometreSeries: readonly Series[] = [{ name: sectionTexts.kilometres.title, pattern: 'solid' }];

/** The kilometres driven for each visit, by month. */
export function Kilometres({ period, months }: MonthsProps) {
  const rows = besideEachOther(period, months).filter(({ now, before }) => now.visits + (before?.visits ?? 0) > 0);
  const table: FigureTable = {
    title: sectionTexts.kilometres.title,
    file: sectionTexts.kilometres.file,
    nameHead: headTexts.month,
    columns: [
      { head: headTexts.visits, text: amountOf },
      { head: headTexts.kilometres, text: kilometresOf },
      { head: headTexts.perVisit, text: kilometresOf },
      { head: tableTexts.before, text: kilometresOf, isBefore: true },
    ],
    rows: rows.map(({ month, days, now, before }) => ({
      name: monthName(month),
      cells: [
        linked(now.visits, visitedLink(days)),
        linked(now.kilometres, visitedLink(days)),
        { value: partOf(now.kilometres, now.visits), to: visitedLink(days) },
        { value: before ? partOf(before.kilometres, before.visits) : null },
      ],
    })),
  };
  return (
    <FigureSection {...{ table, period }} explanation={sectionTexts.kilometres.explanation}>
      <ColumnChart
        label={table.title}
        series={kilometreSeries}
        text={kilometresOf}
        columns={rows.map(({ month, days, now, before }) => ({
          label: shortMonthText(month),
          name: monthName(month),
          parts: [partOf(now.kilometres, now.visits) ?? 0],
          before: before ? partOf(before.kilometres, before.visits) : null,
          to: visitedLink(days),
        }))}
      />
      <FoldedTable table={table} />
    </FigureSection>
  );
}

/** Each month with the one at the same place from the end of the period before, and the days of it that are counted. */
function besideEachOther(period: Period, { now, before }: Compared<readonly VisitMonth[]>) {
  return now.flatMap((figures, place) => {
    const first = `${figures.month}-01`;
    const days = overlapOf({ from: first, until: addDays(addMonths(first, 1), -1) }, period);
    return days
      ? [{ month: figures.month, days, now: figures, before: before[before.length - now.length + place] }]
      : [];
  });
}
