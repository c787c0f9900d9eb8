import { useNow } from '@/components/ui/use-now';
import { workingHoursTexts as texts } from '@/content/office/visits/working-hours';
import { dateTimeText } from '@/content/working-hours';
import { addDays, mondayOf } from '@/domain/appointment/week';
import { rushAdvantage } from '@/domain/request/rush-advantage';
import { rushDeadline, type WorkingDays } from '@/domain/request/rush-deadline';
import type { WorkingHours } from '@/domain/request/working-hours';
import { dutchDateTime, dutchInstant } from '#shared/dutch-time.ts';

interface RushExamplesProps {
  /** As typed, and possible. */
  hours: WorkingHours;
  workingDays: WorkingDays;
}

/** When two rush requests of next week would have their label: one as the week begins, one as it ends. */
export function RushExamples(props: RushExamplesProps) {
  const now = useNow();
  if (now === null) return null;
  const monday = addDays(mondayOf(dutchDateTime(new Date(now)).date), 7);
  return (
    <section aria-labelledby="rush-examples" className="rounded-lg bg-surface-sunk p-3">
      <h3 id="rush-examples" className="font-semibold">
        {texts.examples}
      </h3>
      <ul className="mt-1 grid gap-1">
        <Example {...props} date={monday} time="09:00" />
        <Example {...props} date={addDays(monday, 4)} time="16:00" />
      </ul>
    </section>
  );
}

interface ExampleProps extends RushExamplesProps {
  /** YYYY-MM-DD */
  date: string;
  /** HH:mm */
  time: string;
}

function Example({ hours, workingDays, date, time }: ExampleProps) {
  const received = dutchInstant({ date, time }).getTime();
  const deadline = rushDeadline(received, hours, workingDays);
  const advantage = rushAdvantage({ receivedOn: date, labelBy: dutchDateTime(new Date(deadline)).date });
  return (
    <li>
      {texts.example(dateTimeText(received), dateTimeText(deadline))}{' '}
      <strong className="font-semibold text-danger">{texts.advantage[advantage]}</strong>
    </li>
  );
}
