import { clsx } from 'clsx/lite';
import { Link, useSearchParams } from 'react-router-dom';
import { Button } from '@/components/ui/button';
import { homeText, planningTexts as texts } from '@/content/office/visits/calendar';
import type { Adviser } from '@/data/appointments/calendar-days';
import type { WaitingRequest } from '@/data/appointments/waiting-requests';
import { openedRequestLink } from '@/lib/admin-links';
import { RushMark } from '../rush-mark';
import { Suggestions } from './suggestions';
import type { PlannedItem } from './planned-item';

interface WaitingItemProps {
  request: WaitingRequest;
  advisers: readonly Adviser[];
  item: PlannedItem;
  isOpen: boolean;
  onToggle: () => void;
  onPlace: ((item: PlannedItem, minutes: number) => void) | undefined;
  onPlan: (item: PlannedItem, range: { startsAt: string; endsAt: string }) => void;
}

/** A request that waits: to drag to the calendar, or to plan at one of the moments that cost the least driving. */
export function WaitingItem({ request, advisers, item, isOpen, onToggle, onPlace, onPlan }: WaitingItemProps) {
  const [params] = useSearchParams();
  return (
    <li
      data-waiting={request.id}
      className={clsx(
        'rounded-lg border border-line bg-surface px-3 py-2 text-sm',
        onPlace && 'cursor-grab touch-manipulation select-none',
        request.rush !== null && 'border-l-4 border-l-accent',
      )}
    >
      <Link
        to={openedRequestLink(params, request.id)}
        draggable={false}
        className="inline-flex min-h-6 items-center text-base font-semibold text-primary underline-offset-4 hover:underline"
      >
        {request.name}
      </Link>
      <RushMark rush={request.rush} />
      {request.address !== '' && <p className="text-ink-muted">{request.address}</p>}
      <p>
        {homeText(request.propertyType, request.price)}, {texts.duration(request.minutes)}
      </p>
      {request.preferredTimes !== '' && <p>{texts.prefers(request.preferredTimes)}</p>}
      <div className="flex flex-wrap gap-x-4">
        <Button variant="quiet" aria-expanded={isOpen} onClick={onToggle}>
          {texts.suggest}
        </Button>
        {onPlace && (
          <Button variant="quiet" onClick={() => onPlace(item, request.minutes)}>
            {texts.place}
          </Button>
        )}
      </div>
      {isOpen && (
        <Suggestions
          requestId={request.id}
          name={request.name}
          rush={request.rush}
          advisers={advisers}
          onChoose={({ adviser, startsAt, endsAt }) => onPlan({ ...item, adviser }, { startsAt, endsAt })}
        />
      )}
    </li>
  );
}
