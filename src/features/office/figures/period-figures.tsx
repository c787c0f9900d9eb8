import { clsx } from 'clsx/lite';
import { headTexts, partTexts, sectionTexts } from '@/content/office/figures/period-figures';
import { requestStatusLabels } from '@/content/office/requests/requests';
import { requestSourceLabels } from '@/content/request-fields';
import { propertyTypeLabel } from '@/content/public/request/property-types';
import { unknownValue } from '@/data/requests/list-query';
import type { Counted, ReceivedFigures, AppointmentMonth } from '@/data/requests/figures/period-figures';
import { requestSources } from '@/domain/request/field-types';
import type { RequestStatus } from '@/domain/request/request-status';
import { figureParams } from '@/lib/admin-links';
import type { Pattern } from './chart/patterns';
import { KeyFigures } from './sections/key-figures';
import { Kilometres, Turnover } from './sections/months';
import { Parts } from './sections/parts';
import { Steps } from './sections/steps';
import { Weeks } from './sections/weeks';

/** From the bottom of a column up: what is done first. */
const statusPatterns: readonly [RequestStatus, Pattern][] = [
  ['completed', 'solid'],
  ['scheduled', 'stripes'],
  ['contacted', 'dots'],
  ['new', 'plain'],
  ['cancelled', 'lines'],
];

const statusSeries = statusPatterns.map(([status, pattern]) => ({
  name: requestStatusLabels[status],
  pattern,
  includes: (week: { status: RequestStatus }) => week.status === status,
  filter: { status },
}));

const sourceSeries = requestSources.map((source) => ({
  name: requestSourceLabels[source],
  pattern: source === 'website' ? ('solid' as const) : ('dots' as const),
  includes: (week: { source: string }) => week.source === source,
  filter: { [figureParams.source]: source },
}));

interface PeriodFiguresProps {
  received: Counted<ReceivedFigures>;
  appointments: Counted<readonly AppointmentMonth[]>;
  /** These are the figures of the previous period, until the requested ones are loaded. */
  isStale: boolean;
}

/** Everything that is counted of a period. */
export function PeriodFigures({ received, appointments, isStale }: PeriodFiguresProps) {
  const { period, now, before } = received;
  return (
    <div aria-busy={isStale} className={clsx('grid grid-cols-1 gap-6 lg:grid-cols-2', isStale && 'opacity-60')}>
      <KeyFigures figures={received} months={appointments} />
      <Weeks figures={received} texts={sectionTexts.statuses} series={statusSeries} />
      <Weeks figures={received} texts={sectionTexts.sources} series={sourceSeries} />
      <Turnover months={appointments} />
      <Kilometres months={appointments} />
      <Steps period={period} reached={{ now: now.steps, before: before.steps }} />
      <Parts
        period={period}
        parts={{ now: now.parts.places, before: before.parts.places }}
        texts={sectionTexts.places}
        nameHead={headTexts.place}
        nameOf={nameOrUnknown}
        filterOf={(place) => ({ [figureParams.place]: place })}
      />
      <Parts
        period={period}
        parts={{ now: now.parts.propertyTypes, before: before.parts.propertyTypes }}
        texts={sectionTexts.propertyTypes}
        nameHead={headTexts.propertyType}
        nameOf={propertyTypeLabel}
        filterOf={(type) => ({ [figureParams.propertyType]: type })}
      />
      <Parts
        period={period}
        parts={{ now: now.parts.landingPaths, before: before.parts.landingPaths }}
        texts={sectionTexts.landingPaths}
        nameHead={headTexts.landingPath}
        nameOf={(path) => (path === '/' ? partTexts.frontPage : nameOrUnknown(path))}
        filterOf={(path) => ({ [figureParams.landingPath]: path })}
      />
      <Parts
        period={period}
        parts={{ now: now.parts.referrerHosts, before: before.parts.referrerHosts }}
        texts={sectionTexts.referrerHosts}
        nameHead={headTexts.referrerHost}
        nameOf={nameOrUnknown}
        filterOf={(host) => ({ [figureParams.referrerHost]: host })}
      />
    </div>
  );
}

function nameOrUnknown(value: string): string {
  return value === unknownValue ? partTexts.unknown : value;
}
