import { CheckboxField } from '@/components/form/fields';
import { Notice } from '@/components/ui/notice';
import { priceQuestionTexts } from '@/content/office/requests/price-question';

const texts = priceQuestionTexts.correction;

export interface PriceAgreement {
  /** Whether the customer agreed to the higher price already. */
  isAgreed: boolean;
  onAgreed: (isAgreed: boolean) => void;
}

interface HigherPriceProps extends PriceAgreement {
  /** The price that holds and the one after the correction, in euro. */
  now: number;
  next: number;
  /** Whether the request is completed or cancelled: nothing is asked of its customer any more. */
  isClosed: boolean;
}

/** What will be asked of the customer, or that the customer agreed already. */
export function HigherPrice({ now, next, isClosed, isAgreed, onAgreed }: HigherPriceProps) {
  return (
    <Notice tone="warning" role="status">
      <p className="font-semibold">{texts.title}</p>
      {!isAgreed && <p>{isClosed ? texts.closed : texts.explanation(next, now)}</p>}
      <CheckboxField
        id="price-agreed"
        label={texts.agreed(next)}
        hint={texts.agreedHint}
        checked={isAgreed}
        onChange={({ target: { checked } }) => onAgreed(checked)}
      />
    </Notice>
  );
}
