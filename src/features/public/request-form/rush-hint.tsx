import { ChangingText } from '@/components/ui/changing-text';
import { useNow } from '@/components/ui/use-now';
import { requestGuidance } from '@/content/public/request/request-form-texts';
import { lateRush, rushPromise } from '@/content/public/request/rush-promise';
import { dateTimeText, workingHoursText } from '@/content/working-hours';
import { useRushDeadline } from '@/data/settings/working-hours';
import { rushAdvantage } from '@/domain/request/rush-advantage';
import { dutchDateTime } from '#shared/dutch-time.ts';
import { unbroken } from '@/lib/format/unbroken';

/** By when the label of a rush request that is sent now is there, and whether that is sooner than without rush. */
export function RushHint() {
  const now = useNow();
  const { deadline, hours } = useRushDeadline(now);
  const promise = deadline === null ? '' : rushPromise.by(unbroken(dateTimeText(deadline)));
  const advantage = now === null || deadline === null ? '' : rushPromise.advantage[advantageOf(now, deadline)];
  return (
    <span aria-live="polite">
      {promise === '' ? (
        <span>{requestGuidance.rush}</span>
      ) : (
        <strong key={promise} className="block text-ink">
          {promise}
        </strong>
      )}{' '}
      <ChangingText>
        {hours && `${lateRush.fails} ${rushPromise.hours(unbroken(workingHoursText(hours)))}`}
      </ChangingText>{' '}
      {advantage !== '' && (
        <strong key={advantage} className="block text-ink">
          {unbroken(advantage)}
        </strong>
      )}
    </span>
  );
}

function advantageOf(now: number, deadline: number) {
  const [receivedOn, labelBy] = [now, deadline].map((moment) => dutchDateTime(new Date(moment)).date);
  return rushAdvantage({ receivedOn: receivedOn ?? '', labelBy: labelBy ?? '' });
}
