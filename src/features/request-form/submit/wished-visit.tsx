import { Confirmation } from '@/components/request/confirmation';
import { ChangingText } from '@/components/ui/changing-text';
import { momentTexts } from '@/content/public/request/own-request';
import { lateRush } from '@/content/public/request/rush-promise';
import { dateTimeText } from '@/content/working-hours';
import { formatEuro } from '@/lib/format/format';
import { unbroken } from '@/lib/format/unbroken';

interface WishedVisitProps {
  /** Both in milliseconds since 1970; the deadline is that of rush, null for any other request. */
  startsAt: number;
  deadline: number | null;
  /** Euro, of a rush request whose visit comes after the deadline; null while unknown. */
  latePrice: number | null;
}

/** The moment that was only noted: with the focus, and with what follows. */
export function WishedVisit({ startsAt, deadline, latePrice }: WishedVisitProps) {
  const { noted, next } = momentTexts.wish;
  const isLate = deadline !== null && startsAt > deadline;
  return (
    <Confirmation>
      <div className="grid gap-1">
        <p className="text-lg font-bold">
          <ChangingText>{noted(unbroken(dateTimeText(startsAt)))}</ChangingText>
        </p>
        <p>{next[deadline === null ? 'usual' : 'rush']}</p>
        {isLate && (
          <p>
            <ChangingText>
              {lateRush.wish(unbroken(dateTimeText(deadline)), latePrice === null ? null : formatEuro(latePrice))}
            </ChangingText>
          </p>
        )}
      </div>
    </Confirmation>
  );
}
