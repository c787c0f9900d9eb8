import { useId, type Ref } from 'react';
import { CheckboxField } from '@/components/form/fields';
import { ChangingText } from '@/components/ui/changing-text';
import { termFigures } from '@/content/legal/term-figures';
import { visitRules } from '@/content/legal/visit-rules';
import { momentTexts } from '@/content/public/request/own-request';
import { lateRush } from '@/content/public/request/rush-promise';
import type { BusinessTerms } from '#shared/business-terms.ts';
import { formatEuro } from '#shared/format-euro.ts';
import { momentText } from '../moment-text';
import { Rules } from '../rules';

const texts = momentTexts.order;

interface OrderTermsProps {
  /** In milliseconds since 1970, as the next one. */
  now: number;
  /** Null while no moment is chosen. */
  startsAt: number | null;
  /** Of the period of withdrawal, YYYY-MM-DD. */
  lastDay: string;
  /** Under which it is ordered. */
  terms: BusinessTerms;
  /** Of rush, in milliseconds since 1970, for a moment after it; null for any other. */
  missedDeadline: number | null;
  /** The type of home that the price is of; '' while it is unknown. */
  home: string;
  /** Euro; null while it is unknown. */
  price: number | null;
  /** Euro: the lowest that it can be; null while it is unknown. */
  priceFrom: number | null;
  hasAddress: boolean;
  /** What moving the visit there costs, in words; null for what is ordered. */
  moveCost: string | null;
  /** The box for the wish to begin within the period of withdrawal; null for a moment after it. */
  earlyStart: { isChosen: boolean; onChange: (isChosen: boolean) => void } | null;
  earlyStartRef: Ref<HTMLInputElement>;
}

/** What is ordered, and what a chosen moment obliges to: above the button that orders it (D-64). */
export function OrderTerms(props: OrderTermsProps) {
  const {
    now,
    startsAt,
    lastDay,
    terms,
    missedDeadline,
    home,
    price,
    priceFrom,
    hasAddress,
    moveCost,
    earlyStart,
    earlyStartRef,
  } = props;
  const id = useId();
  const figures = termFigures(terms);
  const visit = startsAt === null ? null : visitRules({ startsAt, withdrawalUntil: lastDay, terms }, now);
  return (
    <div className="grid gap-3">
      <div role="status" className="grid gap-2">
        <dl className="grid gap-2">
          <Row term={texts.visit} value={startsAt === null ? texts.notChosen : momentText(startsAt)} />
          {home !== '' && <Row term={texts.home} value={home} />}
          {price !== null && <Row term={texts.price} value={formatEuro(price)} />}
        </dl>
        {moveCost !== null && (
          <p className="font-semibold">
            <ChangingText>{moveCost}</ChangingText>
          </p>
        )}
        {missedDeadline !== null && (
          <p>
            <ChangingText>{lateRush.visit(momentText(missedDeadline))}</ChangingText>
          </p>
        )}
        {price !== null && <p>{texts.fixedPrice}</p>}
        {price === null && priceFrom !== null && (
          <p>
            <ChangingText>{texts.noPrice(formatEuro(priceFrom))}</ChangingText>
          </p>
        )}
        {visit && <Rules rules={visit.isFree ? visit.rules : [texts.late(figures), ...visit.rules]} />}
        {!hasAddress && <p>{texts.noAddress}</p>}
      </div>
      {earlyStart && (
        <CheckboxField
          ref={earlyStartRef}
          id={id}
          label={texts.earlyStart(figures)}
          hint={<span className="text-base text-ink">{texts.earlyStartHint}</span>}
          checked={earlyStart.isChosen}
          onChange={({ target }) => earlyStart.onChange(target.checked)}
        />
      )}
    </div>
  );
}

function Row({ term, value }: { term: string; value: string }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <dt className="text-ink-muted">{term}</dt>
      <dd className="font-bold tabular-nums">
        <ChangingText>{value}</ChangingText>
      </dd>
    </div>
  );
}
