import { useQuery } from '@tanstack/react-query';
import { ChangingText } from '@/components/ui/changing-text';
import { useNow } from '@/components/ui/use-now';
import { requestGuidance } from '@/content/public/request/request-form-texts';
import { lateRush, rushPromise } from '@/content/public/request/rush-promise';
import { rushOfferQuery, type RushHome } from '@/data/requests/rush-offer';
import { rushAdvantage } from '@/domain/request/rush-advantage';
import { momentText } from '@/features/public/visit/moment-text';
import { dutchDateTime } from '#shared/dutch-time.ts';
import { unbroken } from '@/lib/format/unbroken';

export interface RushHintProps {
  /** Null until its price is known. */
  home: RushHome | null;
}

/** Whether rush can be kept for this home, and by when the label is then there; until that is known, what rush is. */
export function RushHint({ home }: RushHintProps) {
  return <span aria-live="polite">{home === null ? <span>{requestGuidance.rush}</span> : <Offer home={home} />}</span>;
}

function Offer({ home }: { home: RushHome }) {
  const { data: offer } = useQuery(rushOfferQuery(home));
  const now = useNow();
  if (!offer || now === null) return <span>{requestGuidance.rush}</span>;
  const { by, first_free: first } = offer;
  const lines =
    by === null
      ? [rushPromise.impossible(first === null ? null : momentText(first)), rushPromise.callMe]
      : [rushPromise.by(momentText(by)), lateRush.fails, unbroken(rushPromise.advantage[advantageOver(now, by)])];
  const [answer, consequence, warning = ''] = lines;
  return (
    <>
      <strong key={answer} className="block text-ink">
        {answer}
      </strong>{' '}
      <ChangingText>{consequence}</ChangingText>{' '}
      {warning !== '' && (
        <strong key={warning} className="block text-ink">
          {warning}
        </strong>
      )}
    </>
  );
}

/** What rush gains over the usual way; `now` is in milliseconds since 1970, `by` ISO 8601. */
function advantageOver(now: number, by: string) {
  const [receivedOn, labelBy] = [new Date(now), new Date(by)].map((moment) => dutchDateTime(moment).date);
  return rushAdvantage({ receivedOn: receivedOn ?? '', labelBy: labelBy ?? '' });
}
