import { calendarTexts } from '@/content/office/visits/calendar';
import type { CalendarDays } from '@/data/appointments/calendar-days';
import { AdviserName } from './adviser-name';

interface AdviserSwitchesProps {
  data: CalendarDays;
  /** User ids; '' for appointments of nobody. */
  hidden: ReadonlySet<string>;
  onChange: (hidden: ReadonlySet<string>) => void;
}

/** A legend of the advisers by colour and name, each with a switch; nothing while there is only one. */
export function AdviserSwitches({ data, hidden, onChange }: AdviserSwitchesProps) {
  const hasOwnerless = [...data.appointments, ...data.untimed].some(({ adviser }) => adviser === '');
  if (data.advisers.length === 0) return null;

  function handleChange(id: string, isShown: boolean) {
    const next = new Set(hidden);
    if (isShown) next.delete(id);
    else next.add(id);
    onChange(next);
  }

  return (
    <fieldset className="mt-3 flex flex-wrap items-center gap-x-5">
      <legend className="sr-only">{calendarTexts.advisers}</legend>
      {[...data.advisers, ...(hasOwnerless ? [undefined] : [])].map((adviser) => (
        <label key={adviser?.id ?? ''} className="flex min-h-11 cursor-pointer items-center gap-2">
          <input
            type="checkbox"
            role="switch"
            className="switch-box"
            checked={!hidden.has(adviser?.id ?? '')}
            onChange={({ target }) => handleChange(adviser?.id ?? '', target.checked)}
          />
          <AdviserName adviser={adviser} />
        </label>
      ))}
    </fieldset>
  );
}
