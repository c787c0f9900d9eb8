import { clsx } from 'clsx/lite';
import { useId, useRef, useState, type MouseEvent, type ReactNode, type SubmitEvent } from 'react';
import { Button } from '@/components/ui/button';
import { ChangingText } from '@/components/ui/changing-text';
import { Notice } from '@/components/ui/notice';
import { useNow } from '@/components/ui/use-now';
import { momentTexts as texts } from '@/content/public/request/own-request';
import { propertyTypeLabel } from '@/content/public/request/property-types';
import type { PickedMoment } from '@/data/own-request/mutations';
import type { FreeMoment, OwnRequest } from '@/data/own-request/queries';
import { withdrawalUntil } from '@/domain/appointment/withdrawal';
import { missesRush } from '@/domain/request/rush-deadline';
import { visitPrice } from '@/domain/request/visit-price';
import { dutchDateTime } from '#shared/dutch-time.ts';
import { scrollBehavior } from '@/lib/browser/scroll-behavior';
import { formatPlainDay } from '@/lib/format/format-date';
import { formatEuro } from '#shared/format-euro.ts';
import { unbroken } from '@/lib/format/unbroken';
import { MomentDays } from './moment-days';
import { OrderTerms } from './order-terms';

interface MomentChoiceProps {
  /** In the order in which they are offered, grouped by day. */
  moments: readonly FreeMoment[];
  request: OwnRequest;
  isBusy: boolean;
  /** Why the last choice was not planned; '' for nothing. */
  problem: string;
  /** Below the days: the way to other ones. It stays while those are loaded, and keeps the focus. */
  otherDays: ReactNode;
  onPick: (picked: PickedMoment) => void;
  /** In place of the days, while there are none. */
  children: ReactNode;
}

/** The moments of a few days, of which one is chosen and then ordered. */
export function MomentChoice(props: MomentChoiceProps) {
  const { moments, request, isBusy, problem, otherDays, onPick, children } = props;
  const [chosen, setChosen] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const [isEarlyStart, setIsEarlyStart] = useState(false);
  const earlyStart = useRef<HTMLInputElement>(null);
  const order = useRef<HTMLDivElement>(null);
  const problemId = useId();
  const isOffered = moments.some((moment) => moment.starts_at === chosen);
  // A choice is never prerendered.
  const now = useNow() ?? 0;
  const lastDay = lastDayOf(request, now);
  const isNoted = request.picks_are_noted;
  const needsEarlyStart = isOffered && !isNoted && dutchDateTime(new Date(chosen)).date <= lastDay;
  // Of a rush request whose moments are all too late nothing else can be ordered.
  const priced = isOffered
    ? chosen
    : moments.every(({ starts_at }) => missesRush(starts_at, request.rush)) && moments[0]?.starts_at;
  // Without a moment it is that of the visit that is moved, if there is one.
  const price = priced ? visitPrice(request, priced) : request.price;
  const missed = request.rush !== null && priced && missesRush(priced, request.rush) ? request.rush : null;
  const move = request.appointment !== null && isOffered ? moveOf(request.price, price) : null;
  const action = isNoted
    ? texts.wish.button
    : (move?.button ?? texts.order.button(price === null ? null : formatEuro(price)));
  const missing = !isOffered
    ? texts.chooseFirst
    : needsEarlyStart && !isEarlyStart && texts.order.earlyStartMissing(unbroken(formatPlainDay(lastDay)));
  const shown = (isAsked && missing) || problem;

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    setIsAsked(Boolean(missing));
    if (isOffered && missing) earlyStart.current?.focus();
    if (!missing && !isBusy) onPick({ startsAt: chosen, isEarlyStart: needsEarlyStart, isNoted });
  }

  /** On a phone the order stands below the moments, out of sight. A key that chooses leaves the page where it is. */
  function showOrder({ detail }: MouseEvent) {
    if (detail > 0) order.current?.scrollIntoView({ block: 'nearest', behavior: scrollBehavior() });
  }

  return (
    <form noValidate onSubmit={handleSubmit} className="grid gap-x-10 gap-y-5 @2xl:grid-cols-2">
      <div className="grid content-start gap-4">
        <MomentDays
          onPointed={showOrder}
          moments={moments}
          chosen={chosen}
          onChoose={(moment) => {
            setChosen(moment);
            setIsAsked(false);
          }}
          describedBy={shown ? problemId : undefined}
        />
        {children}
        {otherDays}
      </div>
      <div
        ref={order}
        className={clsx(
          'grid max-w-md scroll-mt-20 content-start gap-4 self-start max-md:scroll-mb-20 @2xl:max-w-none',
          moments.length > 0 && '@2xl:rounded-2xl @2xl:bg-surface-sunk @2xl:p-6',
        )}
      >
        {moments.length > 0 && isNoted && <p>{texts.wish.before}</p>}
        {moments.length > 0 && !isNoted && (
          <OrderTerms
            now={now}
            startsAt={isOffered ? Date.parse(chosen) : null}
            lastDay={lastDay}
            terms={request.terms}
            missedDeadline={isOffered && missed ? missed.by : null}
            home={propertyTypeLabel(request.property_type)}
            price={price}
            priceFrom={lowestPriceOf(request, request.rush !== null && !missed)}
            hasAddress={request.address !== null}
            moveCost={move?.cost ?? null}
            earlyStartRef={earlyStart}
            earlyStart={needsEarlyStart ? { isChosen: isEarlyStart, onChange: setIsEarlyStart } : null}
          />
        )}
        <div role="alert" id={problemId} className="empty:absolute">
          {shown && <Notice tone="danger">{shown}</Notice>}
        </div>
        {moments.length > 0 && (
          <Button
            type="submit"
            variant={isOffered ? 'accent' : 'quiet'}
            aria-disabled={isBusy}
            // Without a moment it looks dead; pressed, it says what is missing.
            className={clsx('w-full', !isOffered && 'bg-line px-5 text-ink-muted! no-underline!')}
          >
            <ChangingText>
              {isBusy ? (move ? texts.moving.busy : texts.busy) : isOffered ? action : texts.choose}
            </ChangingText>
          </Button>
        )}
      </div>
    </form>
  );
}

/** The button that moves a visit and what that costs, in words, by the price of the visit before and after. */
function moveOf(before: number | null, after: number | null) {
  const { button, dearer, cost } = texts.moving;
  if (after === null) return { button, cost: cost.same(null) };
  const price = formatEuro(after);
  if (before === null || after > before) return { button: dearer(price), cost: cost.more(price) };
  return { button, cost: after < before ? cost.less(price) : cost.same(price) };
}

/** The last day of the period of withdrawal, YYYY-MM-DD: the database also counts public holidays. */
function lastDayOf({ withdrawal, terms }: OwnRequest, now: number): string {
  return withdrawal && 'last_day' in withdrawal
    ? withdrawal.last_day
    : withdrawalUntil(dutchDateTime(new Date(now)).date, terms.withdrawalDays);
}

/** Euro: the lowest that a request of this type can cost; null while it is unknown. */
function lowestPriceOf({ price_from: from, rush_price: rush }: OwnRequest, hasRush: boolean): number | null {
  return from === null || rush === null ? null : from + (hasRush ? rush : 0);
}
