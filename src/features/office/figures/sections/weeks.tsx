import { shortWeekText, weekText } from '@/content/office/figures/figure-formats';
import { chartTexts, headTexts } from '@/content/office/figures/period-figures';
import type { Counted, ReceivedFigures } from '@/data/requests/figures/period-figures';
import { addDays, mondayOf } from '@/domain/appointment/week';
import { matchingDaysBefore, overlapOf, type Period } from '@/domain/period';
import { formatCount } from '@/lib/format/format-count';
import { ColumnChart } from '../chart/column-chart';
import { sumOf, type Series } from '../chart/series';
import { receivedLink } from '../links';
import { FigureSection, FoldedTable } from '../table/figure-section';
import { withPrevious, linked, linkedPrevious, type FigureTable } from '../table/figure-table';

type Week = ReceivedFigures['weeks'][number];

interface WeeksProps {
  figures: Counted<ReceivedFigures>;
  texts: { title: string; explanation: string; file: string; none: string };
  /** From the bottom of a column up. */
  series: readonly (Series & { includes: (week: Week) => boolean; filter: Parameters<typeof receivedLink>[1] })[];
}

/** The requests of each week of a period, split in series; the last week may not be over. */
export function Weeks({ figures: { period, now, before }, texts, series }: WeeksProps) {
  const mondays = mondaysOf(period);
  const weeks = mondays.flatMap((monday, place) => {
    // The preceding month may be longer: its last days correspond to the last week.
    const last = place === mondays.length - 1 ? '9999-12-31' : monday;
    const days = overlapOf({ from: monday, until: addDays(monday, 6) }, period);
    if (!days) return [];
    return [
      {
        days,
        name: weekText(monday, days),
        label: shortWeekText(monday),
        parts: series.map(({ includes }) => requestsOf(now.weeks, monday, monday, includes)),
        partsBefore: series.map(({ includes }) => requestsOf(before.weeks, monday, last, includes)),
        before: requestsOf(before.weeks, monday, last, () => true),
        daysBefore: matchingDaysBefore(days, period),
        to: receivedLink(days),
      },
    ];
  });
  const table: FigureTable = {
    ...texts,
    nameHead: headTexts.week,
    columns: [headTexts.requests, ...series.map(({ name }) => name)].flatMap((head) => withPrevious(head, formatCount)),
    rows:
      now.requests + before.requests === 0
        ? []
        : weeks.map(({ name, days, daysBefore, parts, partsBefore, before: old, to }) => ({
            name,
            to,
            cells: [
              linked(sumOf(parts), to),
              linkedPrevious(old, daysBefore, receivedLink),
              ...series.flatMap(({ filter }, at) => [
                linked(parts[at] ?? 0, receivedLink(days, filter)),
                linkedPrevious(partsBefore[at] ?? 0, daysBefore, (each) => receivedLink(each, filter)),
              ]),
            ],
          })),
  };
  return (
    <FigureSection {...{ table, period }} explanation={texts.explanation} none={texts.none}>
      <ColumnChart
        label={texts.title}
        series={series}
        text={formatCount}
        columns={weeks.map(({ to, ...week }) => ({ ...week, links: [{ text: chartTexts.rowsOf(week.name), to }] }))}
      />
      <FoldedTable table={table} />
    </FigureSection>
  );
}

function mondaysOf({ from, until }: Period): string[] {
  const mondays = [];
  for (let monday = mondayOf(from); monday <= until; monday = addDays(monday, 7)) mondays.push(monday);
  return mondays;
}

/** Of the weeks from a Monday up to another. */
function requestsOf(weeks: readonly Week[], first: string, last: string, includes: (week: Week) => boolean): number {
  return sumOf(weeks.map((each) => (each.week >= first && each.week <= last && includes(each) ? each.requests : 0)));
}
