import { daysText, hoursText } from '@/content/office/figures/figure-formats';
import { headTexts, sectionTexts, stepTexts, unitTexts } from '@/content/office/figures/period-figures';
import type { Compared, ReceivedFigures } from '@/data/requests/figures/period-figures';
import { periodBefore, type Period } from '@/domain/period';
import { figureParams } from '@/lib/admin-links';
import { formatCount } from '@/lib/format/format-count';
import { receivedLink } from '../links';
import { FigureSection } from '../table/figure-section';
import { withPrevious, linked, type FigureTable } from '../table/figure-table';
import { TableView } from '../table/table-view';
import { DurationBars } from './duration-bars';

/** Contact is counted in hours, the others in days. */
const steps = [
  { step: 'contact', text: hoursText, unit: unitTexts.hours, hours: 1 },
  { step: 'visit', text: daysText, unit: unitTexts.days, hours: 24 },
  { step: 'label', text: daysText, unit: unitTexts.days, hours: 24 },
] as const;

interface StepsProps {
  period: Period;
  reached: Compared<ReceivedFigures['steps']>;
}

/** How long it took from request to contact, appointment and label. */
export function Steps({ period, reached: { now, before } }: StepsProps) {
  const counted = steps.filter(({ step }) => now[step].requests + before[step].requests > 0);
  const table: FigureTable = {
    title: sectionTexts.steps.title,
    file: sectionTexts.steps.file,
    nameHead: headTexts.step,
    columns: [
      { head: headTexts.requests, text: formatCount },
      ...withPrevious(headTexts.median),
      ...withPrevious(headTexts.ninetiethPercentile),
    ],
    rows: counted.map(({ step, text, unit }) => {
      const filter = { [figureParams.step]: step };
      const to = receivedLink(period, filter);
      const toBefore = receivedLink(periodBefore(period), filter);
      const { requests, median, ninetiethPercentile } = now[step];
      return {
        name: stepTexts[step],
        text,
        unit,
        ...(requests > 0 && { to }),
        cells: [
          linked(requests, to),
          { value: median, to },
          { value: before[step].median, to: toBefore },
          { value: ninetiethPercentile, to },
          { value: before[step].ninetiethPercentile, to: toBefore },
        ],
      };
    }),
  };
  return (
    <FigureSection
      {...{ table, period }}
      isWide
      explanation={sectionTexts.steps.explanation}
      none={sectionTexts.steps.none}
    >
      <DurationBars
        bars={counted.map(({ step, text, hours }) => ({
          name: stepTexts[step],
          text,
          hours,
          now: now[step],
          before: before[step],
        }))}
      />
      <TableView table={table} />
    </FigureSection>
  );
}
