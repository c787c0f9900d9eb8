import { amountOf, headTexts, shortWeekText, tableTexts, weekText } from '@/content/office/period-figures';
import type { Compared, ReceivedFigures } from '@/data/requests/period-figures';
import { addDays, mondayOf } from '@/domain/appointment/week';
import { overlapOf, type Period } from '@/domain/period';
import { ColumnChart, type Series } from '../chart/column-chart';
import { receivedLink } from '../links';
import { FigureSection, FoldedTable } from '../table/figure-section';
import { linked, type FigureTable } from '../table/figure-table';

type Week = ReceivedFigures['weeks'][number];

interface WeeksProps {
  period: Period;
  figures: Compared<ReceivedFigures>;
  texts: { title: string; explanation: string; file: string };
  /** From the bottom of a column up. */
  series: readonly (Series & { includes: (week: Week) => boolean; filter: Parameters<typeof receivedLink>[1] })[];
}

/** The requests of each week of a period, split in series; the last week may not be over. */
export function Weeks({ period, figures: { now, before }, texts, series }: WeeksProps) {
  const weeks = mondaysOf(period).flatMap((monday) => {
    const days = overlapOf({ from: monday, until: addDays(monday, 6) }, period);
    if (!days) return [];
    return [
      {
        days,
        name: weekText(monday, days),
        label: shortWeekText(monday),
        parts: series.map(({ includes }) => sumOf(now.weeks, monday, includes)),
        before: sumOf(before.weeks, monday, () => true),
        to: receivedLink(days),
      },
    ];
  });
  const table: FigureTable = {
    ...texts,
    nameHead: headTexts.week,
    columns: [
      ...[headTexts.requests, ...series.map(({ name }) => name)].map((head) => ({ head, text: amountOf })),
      { head: tableTexts.before, text: amountOf, isBefore: true },
    ],
    rows:
      now.requests + before.requests === 0
        ? []
        : weeks.map(({ name, days, parts, before: old, to }) => ({
            name,
            to,
            cells: [
              linked(
                parts.reduce((sum, part) => sum + part, 0),
                to,
              ),
              ...series.map(({ filter }, at) => linked(parts[at] ?? 0, receivedLink(days, filter))),
              { value: old },
            ],
          })),
  };
  return (
    <FigureSection {...{ table, period }} explanation={texts.explanation}>
      <ColumnChart label={texts.title} series={series} columns={weeks} text={amountOf} />
      <FoldedTable table={table} />
    </FigureSection>
  );
}

function mondaysOf({ from, until }: Period): string[] {
  const mondays = [];
  for (let monday = mondayOf(from); monday <= until; monday = addDays(monday, 7)) mondays.push(monday);
  return mondays;
}

function sumOf(weeks: readonly Week[], monday: string, includes: (week: Week) => boolean): number {
  return weeks.reduce((sum, each) => sum + (each.week === monday && includes(each) ? each.requests : 0), 0);
}
