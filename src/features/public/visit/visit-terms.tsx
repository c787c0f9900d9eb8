import { ChangingText } from '@/components/ui/changing-text';
import { Folded } from '@/components/ui/folded';
import { useNow } from '@/components/ui/use-now';
import { visitRules } from '@/content/legal/visit-rules';
import { withdrawal } from '@/content/legal/visit-terms';
import { momentTexts } from '@/content/public/request/own-request';
import type { BusinessTerms } from '#shared/business-terms.ts';
import { dutchDateTime } from '#shared/dutch-time.ts';
import { formatPlainDay } from '@/lib/format/format-date';
import { unbroken } from '@/lib/format/unbroken';
import { Rules } from './rules';

interface VisitTermsProps {
  /** The start of the visit, in milliseconds since 1970. */
  startsAt: number;
  /** The last day to withdraw, YYYY-MM-DD; null while it is not known. */
  withdrawalUntil: string | null;
  /** Whether the customer asked for a visit within that period. */
  isEarlyStart: boolean;
  /** Those of the order. */
  terms: BusinessTerms;
  /** Shows the first rule alone: until when changing is free. */
  isFolded?: boolean;
}

/** What cancelling a planned visit comes to, and until when the customer can withdraw. */
export function VisitTerms({ startsAt, withdrawalUntil, isEarlyStart, terms, isFolded = false }: VisitTermsProps) {
  // A visit is never prerendered.
  const now = useNow() ?? 0;
  const { rules, cost } = visitRules({ startsAt, withdrawalUntil, terms }, now);
  const isOpen = withdrawalUntil !== null && dutchDateTime(new Date(now)).date <= withdrawalUntil;
  const period = isOpen && (
    <p>
      <ChangingText>
        {withdrawal(unbroken(formatPlainDay(withdrawalUntil)), isEarlyStart && cost === 'work')}
      </ChangingText>
    </p>
  );
  if (isFolded) {
    const [first, ...others] = rules;
    return (
      <div className="grid max-w-prose gap-2">
        <p>
          <ChangingText>{first}</ChangingText>
        </p>
        <Folded title={momentTexts.costs}>
          <Rules rules={others} />
          {period}
        </Folded>
      </div>
    );
  }
  return (
    <div className="grid max-w-prose content-start gap-2">
      <Rules rules={rules} />
      {period}
    </div>
  );
}
