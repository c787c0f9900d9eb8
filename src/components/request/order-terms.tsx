import { useId, type Ref } from 'react';
import { CheckboxField } from '@/components/form/fields';
import { ChangingText } from '@/components/ui/changing-text';
import { freeUntil } from '@/content/legal/free-until';
import { momentTexts } from '@/content/public/request/own-request';
import { lateRush } from '@/content/public/request/rush-promise';
import { dateTimeText } from '@/content/working-hours';
import { formatEuro } from '@/lib/format/format';
import { unbroken } from '@/lib/format/unbroken';

const texts = momentTexts.order;

interface OrderTermsProps {
  /** All three in milliseconds since 1970. */
  now: number;
  startsAt: number;
  /** Of rush, for a moment after it; null for any other. */
  missedDeadline: number | null;
  /** Euro: the lowest price that it can be; null when the price is known. */
  priceFrom: number | null;
  hasAddress: boolean;
  /** The box for the wish to begin within the period of withdrawal; null for a moment after it. */
  earlyStart: { isChosen: boolean; onChange: (isChosen: boolean) => void } | null;
  earlyStartRef: Ref<HTMLInputElement>;
}

/** What the chosen moment obliges to, above the button that orders it (D-64). */
export function OrderTerms(props: OrderTermsProps) {
  const { now, startsAt, missedDeadline, priceFrom, hasAddress, earlyStart, earlyStartRef } = props;
  const id = useId();
  const until = freeUntil(startsAt);
  return (
    <div className="grid gap-3">
      <div role="status">
        <p className="font-semibold">
          <ChangingText>{texts.moment(unbroken(dateTimeText(startsAt)))}</ChangingText>
        </p>
        <p>
          <ChangingText>{until > now ? texts.free(unbroken(dateTimeText(until))) : texts.late}</ChangingText>
        </p>
        {missedDeadline !== null && (
          <p className="font-semibold">
            <ChangingText>{lateRush.visit(unbroken(dateTimeText(missedDeadline)))}</ChangingText>
          </p>
        )}
        {priceFrom !== null && (
          <p>
            <ChangingText>{texts.noPrice(formatEuro(priceFrom))}</ChangingText>
          </p>
        )}
        {!hasAddress && <p>{texts.noAddress}</p>}
      </div>
      {earlyStart && (
        <CheckboxField
          ref={earlyStartRef}
          id={id}
          label={texts.earlyStart}
          hint={<span className="text-base text-ink">{texts.earlyStartHint}</span>}
          checked={earlyStart.isChosen}
          onChange={({ target }) => earlyStart.onChange(target.checked)}
        />
      )}
    </div>
  );
}
