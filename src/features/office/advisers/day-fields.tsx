import { TextField } from '@/components/form/fields';
import type { useZodForm } from '@/components/form/use-zod-form';
import { Button } from '@/components/ui/button';
import { adviserTexts as texts } from '@/content/office/visits/advisers';
import { weekdayName } from '@/content/weekdays';
import { maxRangesOfDay, type WeekInput } from '@/domain/advisers/adviser';
import { focusElement } from '@/lib/browser/focus-element';
import { dayValues, readDay, type WeekValues } from './week-values';

interface DayFieldsProps {
  weekday: number;
  form: ReturnType<typeof useZodForm<WeekValues, WeekInput>>;
}

/** A day of the week: on or off, and its ranges of hours. */
export function DayFields({ weekday, form }: DayFieldsProps) {
  const name = weekdayName(weekday);
  const isOn = form.api.watch(`on${weekday}`) === true;
  const amount = Number(form.api.watch(`ranges${weekday}`));

  function setRanges(ranges: WeekInput[number]['ranges']) {
    for (const [field, value] of Object.entries(dayValues(weekday, { isOn, ranges }))) form.api.setValue(field, value);
    form.api.clearErrors();
  }

  function add() {
    setRanges([...readDay(form.api.getValues(), weekday).ranges, { opens: '', closes: '' }]);
    // Once it is there.
    setTimeout(() => focusElement(document.getElementById(form.field(`opens${weekday}-${amount}`).id)));
  }

  function remove(index: number) {
    setRanges(readDay(form.api.getValues(), weekday).ranges.filter((_, other) => other !== index));
    focusElement(document.getElementById(form.field(`opens${weekday}-${index - 1}`).id));
  }

  return (
    <div className="grid gap-x-4 border-b border-line pb-3 sm:grid-cols-[auto_1fr]">
      <label className="inline-flex min-h-11 items-center gap-2 self-start font-semibold">
        <input {...form.api.register(`on${weekday}`)} type="checkbox" className="tick-box" />
        {name}
      </label>
      {/* Hidden, not unmounted, so that the typed times return when the day is on again. */}
      <div hidden={!isOn} className="grid gap-2 [&[hidden]]:hidden">
        {Array.from({ length: amount }, (_, range) => (
          <div key={range} className="grid grid-cols-2 items-end gap-x-4 gap-y-1">
            <TextField {...form.field(`opens${weekday}-${range}`)} label={texts.opens(name, range)} type="time" />
            <TextField {...form.field(`closes${weekday}-${range}`)} label={texts.closes(name, range)} type="time" />
            {range > 0 && (
              <Button
                variant="quiet"
                className="justify-self-start"
                aria-label={texts.removeRangeOf(name, range)}
                onClick={() => remove(range)}
              >
                {texts.removeRange}
              </Button>
            )}
          </div>
        ))}
        {amount < maxRangesOfDay && (
          <Button variant="quiet" className="justify-self-start" aria-label={texts.addRangeOf(name)} onClick={add}>
            {texts.addRange}
          </Button>
        )}
      </div>
    </div>
  );
}
