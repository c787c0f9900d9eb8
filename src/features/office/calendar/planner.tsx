import { useMemo, useState } from 'react';
import { Button } from '@/components/ui/button';
import { blockedTexts } from '@/content/office/visits/calendar';
import type { CalendarDays } from '@/data/appointments/calendar-days';
import { dutchInstant } from '#shared/dutch-time.ts';
import { lazyPart } from '@/lib/browser/load-code';
import { AdviserSwitches } from './adviser-switches';
import { BlockTimeDialog } from './blocked/block-time-dialog';
import { BlockedList } from './blocked/blocked-list';
import { withoutHidden } from './days-of';
import { DayList } from './list/day-list';
import { DraftBar } from './planning/draft-bar';
import { UnplanDialog } from './planning/unplan-dialog';
import type { Planning } from './planning/use-planning';
import { WaitingList } from './planning/waiting-list';
import type { ShownDays } from './shown-days';
import { useIsPhone } from './use-is-phone';

// A phone shows a list instead.
const PlanningGrid = lazyPart(() => import('./grid/planning-grid'), 'PlanningGrid');

interface PlannerProps {
  shown: ShownDays;
  today: string;
  data: CalendarDays;
  planning: Planning;
}

/** The days with their appointments and blocked times, and the requests to plan: a grid, or on a phone a list. */
export function Planner({ shown, today, data, planning }: PlannerProps) {
  const isPhone = useIsPhone();
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const [blocking, setBlocking] = useState<{ startsAt: string; endsAt: string } | null>(null);
  const [chosen, setChosen] = useState('');
  const seen = useMemo(() => withoutHidden(data, hidden), [data, hidden]);
  const setUp = data.advisers.filter(({ isSetUp }) => isSetUp);
  const planFor = setUp.some(({ id }) => id === chosen) ? chosen : (setUp[0]?.id ?? '');
  const shared = { advisers: data.advisers, planning, planFor, onPlanFor: setChosen };
  return (
    <>
      <AdviserSwitches data={data} hidden={hidden} onChange={setHidden} />
      {isPhone ? (
        <>
          <DayList shown={shown} today={today} data={seen} planning={planning} />
          <div className="mt-6">
            <WaitingList {...shared} />
          </div>
        </>
      ) : (
        <PlanningGrid
          {...{ shown, today, planning, planFor }}
          data={seen}
          onPlanFor={setChosen}
          onBlock={setBlocking}
        />
      )}
      <BlockedList data={seen} />
      {setUp.length > 0 && (
        <Button variant="secondary" className="mt-4" onClick={() => setBlocking(proposal(shown, today))}>
          {blockedTexts.title}
        </Button>
      )}
      {blocking && <BlockTimeDialog advisers={setUp} period={blocking} onClose={() => setBlocking(null)} />}
      <DraftBar planning={planning} />
      {planning.unplanned && <UnplanDialog item={planning.unplanned} onClose={planning.closeUnplanned} />}
    </>
  );
}

/** The afternoon of today, or of the first day that is shown. */
function proposal({ days }: ShownDays, today: string) {
  const date = days.includes(today) ? today : days[0];
  return {
    startsAt: dutchInstant({ date, time: '13:00' }).toISOString(),
    endsAt: dutchInstant({ date, time: '17:00' }).toISOString(),
  };
}
