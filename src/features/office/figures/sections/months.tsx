import { kilometresOf, monthName, shortMonthText } from '@/content/office/figures/figure-formats';
import { chartTexts, headTexts, sectionTexts } from '@/content/office/figures/period-figures';
import type { Counted, AppointmentMonth } from '@/data/requests/figures/period-figures';
import { matchingDaysBefore, daysOfMonth, overlapOf } from '@/domain/period';
import { formatEuro } from '#shared/format-euro.ts';
import { formatCount } from '@/lib/format/format-count';
import { ColumnChart } from '../chart/column-chart';
import type { Series } from '../chart/series';
import { completedLink, expectedLink, visitedLink } from '../links';
import { FigureSection, FoldedTable } from '../table/figure-section';
import { withPrevious, linked, linkedPrevious, partOf, type FigureTable } from '../table/figure-table';

interface MonthsProps {
  months: Counted<readonly AppointmentMonth[]>;
}

const turnoverSeries: readonly Series[] = [
  { name: headTexts.done, pattern: 'solid' },
  { name: headTexts.expected, pattern: 'stripes' },
];

/** What was earned and what is expected, by month. */
export function Turnover({ months }: MonthsProps) {
  const { period } = months;
  const rows = pairMonths(months);
  const texts = sectionTexts.turnover;
  const table: FigureTable = {
    ...texts,
    nameHead: headTexts.month,
    columns: [...withPrevious(headTexts.done, formatEuro), ...withPrevious(headTexts.expected, formatEuro)],
    rows: rows.map(({ name, days, now, before, daysBefore }) => ({
      name,
      cells: [
        linked(now.doneEuros, completedLink(days)),
        linkedPrevious(before?.doneEuros, daysBefore, completedLink),
        linked(now.expectedEuros, expectedLink(days)),
        linkedPrevious(before?.expectedEuros, daysBefore, expectedLink),
      ],
    })),
  };
  return (
    <FigureSection {...{ table, period }} explanation={texts.explanation} none={texts.none}>
      <ColumnChart
        label={table.title}
        series={turnoverSeries}
        text={formatEuro}
        columns={rows.map(({ name, label, days, now, before }) => ({
          name,
          label,
          parts: [now.doneEuros, now.expectedEuros],
          before: before ? before.doneEuros + before.expectedEuros : null,
          links: [
            ...(now.doneEuros > 0 || now.expectedEuros === 0
              ? [{ text: chartTexts.doneOf(name), to: completedLink(days) }]
              : []),
            ...(now.expectedEuros > 0 ? [{ text: chartTexts.expectedOf(name), to: expectedLink(days) }] : []),
          ],
        }))}
      />
      <FoldedTable table={table} />
    </FigureSection>
  );
}

const kilometreSeries: readonly Series[] = [{ name: sectionTexts.kilometres.title, pattern: 'solid' }];

/** The kilometres driven for each appointment, by month. */
export function Kilometres({ months }: MonthsProps) {
  const { period } = months;
  const rows = pairMonths(months).filter(({ now, before }) => now.appointments + (before?.appointments ?? 0) > 0);
  const texts = sectionTexts.kilometres;
  const table: FigureTable = {
    ...texts,
    nameHead: headTexts.month,
    columns: [
      ...withPrevious(headTexts.appointments, formatCount),
      ...withPrevious(headTexts.kilometres, kilometresOf),
      ...withPrevious(headTexts.perAppointment, kilometresOf),
    ],
    rows: rows.map(({ name, days, now, before, daysBefore }) => {
      const to = visitedLink(days);
      return {
        name,
        cells: [
          linked(now.appointments, to),
          linkedPrevious(before?.appointments, daysBefore, visitedLink),
          linked(now.kilometres, to),
          linkedPrevious(before?.kilometres, daysBefore, visitedLink),
          { value: partOf(now.kilometres, now.appointments), to },
          {
            ...linkedPrevious(before?.appointments, daysBefore, visitedLink),
            value: before ? partOf(before.kilometres, before.appointments) : null,
          },
        ],
      };
    }),
  };
  return (
    <FigureSection {...{ table, period }} explanation={texts.explanation} none={texts.none}>
      <ColumnChart
        label={table.title}
        series={kilometreSeries}
        text={kilometresOf}
        columns={rows.map(({ name, label, days, now, before }) => ({
          name,
          label,
          parts: [partOf(now.kilometres, now.appointments) ?? 0],
          before: before ? partOf(before.kilometres, before.appointments) : null,
          links: [{ text: chartTexts.rowsOf(name), to: visitedLink(days) }],
        }))}
      />
      <FoldedTable table={table} />
    </FigureSection>
  );
}

/** Each month with the corresponding one, and its days within the period. */
function pairMonths({ period, now, before }: Counted<readonly AppointmentMonth[]>) {
  return now.flatMap((figures, place) => {
    const days = overlapOf(daysOfMonth(figures.month), period);
    const [name, label] = [monthName(figures.month), shortMonthText(figures.month)];
    const old = before[place];
    return days ? [{ name, label, days, now: figures, before: old, daysBefore: matchingDaysBefore(days, period) }] : [];
  });
}
