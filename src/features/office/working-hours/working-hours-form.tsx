import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { TextField } from '@/components/form/fields';
import { Form, FormFailure, SubmitButton } from '@/components/form/form';
import { useZodForm } from '@/components/form/use-zod-form';
import { notify } from '@/components/ui/notify';
import { workingHoursTexts as texts } from '@/content/office/visits/working-hours';
import { weekdayName } from '@/content/working-hours';
import { failureText } from '@/data/errors';
import { useSaveWorkingHours } from '@/data/settings/working-hours';
import { weekdays, workingHoursProblem, type WorkingHours } from '@/domain/request/working-hours';
import { RushExamples } from './rush-examples';
import { UncoveredHours } from './uncovered-hours';

interface TypedHours {
  days: string[];
  opens: string;
  closes: string;
}

function hoursOf({ days, ...times }: TypedHours): WorkingHours {
  return { ...times, days: weekdays.filter((day) => days.includes(String(day))) };
}

const schema = z
  .object({ days: z.array(z.string()), opens: z.string(), closes: z.string() })
  .transform((typed, context): WorkingHours => {
    const hours = hoursOf(typed);
    const found = workingHoursProblem(hours);
    if (found) {
      const message = found.problem === 'missing' ? texts.missing[found.field] : texts.beforeOpening;
      context.addIssue({ code: 'custom', path: [found.field], message });
    }
    return hours;
  });

interface WorkingHoursFormProps {
  /** Those in the database. */
  stored: WorkingHours;
}

export function WorkingHoursForm({ stored }: WorkingHoursFormProps) {
  const saving = useSaveWorkingHours();
  const form = useZodForm({
    id: 'working-hours',
    schema,
    defaultValues: { days: stored.days.map(String), opens: stored.opens, closes: stored.closes },
    async onSubmit(hours) {
      try {
        await saving.mutateAsync({ base: stored, hours });
      } catch (error) {
        return { text: failureText(texts.notSaved, error) };
      }
      notify.success(texts.saved);
      return undefined;
    },
  });
  const { id, error, ...days } = form.field('days');
  const typed = useWatch({ control: form.api.control, compute: hoursOf });

  return (
    <Form form={form} aria-label={texts.title} className="mt-4 grid max-w-xl gap-4">
      <fieldset aria-describedby={error && `${id}-error`}>
        <legend className="font-semibold">{texts.days}</legend>
        <div className="mt-1 flex flex-wrap gap-x-5">
          {weekdays.map((day) => (
            <label key={day} className="inline-flex min-h-11 items-center gap-2">
              <input {...days} type="checkbox" value={day} className="tick-box" />
              {weekdayName(day)}
            </label>
          ))}
        </div>
        {error && (
          <p id={`${id}-error`} className="text-sm font-medium text-danger">
            {error}
          </p>
        )}
      </fieldset>
      <div className="grid grid-cols-2 gap-4">
        <TextField {...form.field('opens')} label={texts.opens} type="time" />
        <TextField {...form.field('closes')} label={texts.closes} type="time" />
      </div>
      {workingHoursProblem(typed) === null && (
        <>
          <UncoveredHours hours={typed} />
          <RushExamples hours={typed} />
        </>
      )}
      <FormFailure />
      <SubmitButton variant="secondary" busyLabel="Bezig met opslaan..." className="justify-self-start">
        Opslaan
      </SubmitButton>
    </Form>
  );
}
