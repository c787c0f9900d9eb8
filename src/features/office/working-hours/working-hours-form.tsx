import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { TextField } from '@/components/form/fields';
import { Form, FormFailure, SubmitButton } from '@/components/form/form';
import { useZodForm } from '@/components/form/use-zod-form';
import { notify } from '@/components/ui/notify';
import { workingHoursTexts as texts } from '@/content/office/visits/working-hours';
import { weekdayName } from '@/content/weekdays';
import { failureText } from '@/data/errors';
import { useSaveWorkingHours } from '@/data/settings/working-hours';
import type { WorkingDays } from '@/domain/request/rush-deadline';
import {
  longestReport,
  weekdays,
  workingHoursProblem,
  type RushSettings,
  type WorkingHours,
} from '@/domain/request/working-hours';
import { RushExamples } from './rush-examples';
import { UncoveredHours } from './uncovered-hours';

interface TypedHours {
  days: string[];
  opens: string;
  closes: string;
  reportMinutes: string;
}

function readHours({ days, opens, closes }: TypedHours): WorkingHours {
  return { opens, closes, days: weekdays.filter((day) => days.includes(String(day))) };
}

const schema = z
  .object({
    days: z.array(z.string()),
    opens: z.string(),
    closes: z.string(),
    reportMinutes: z.string().trim(),
  })
  .transform((typed, context): RushSettings => {
    const hours = readHours(typed);
    const found = workingHoursProblem(hours);
    if (found) {
      const message = found.problem === 'missing' ? texts.missing[found.field] : texts.beforeOpening;
      context.addIssue({ code: 'custom', path: [found.field], message });
    }
    if (!/^\d{1,3}$/.test(typed.reportMinutes) || Number(typed.reportMinutes) > longestReport) {
      context.addIssue({ code: 'custom', path: ['reportMinutes'], message: texts.reportProblem });
    }
    return { ...hours, reportMinutes: Number(typed.reportMinutes) };
  });

interface WorkingHoursFormProps {
  /** Those in the database. */
  stored: RushSettings;
  workingDays: WorkingDays;
}

export function WorkingHoursForm({ stored, workingDays }: WorkingHoursFormProps) {
  const saving = useSaveWorkingHours();
  const form = useZodForm({
    id: 'working-hours',
    schema,
    defaultValues: {
      days: stored.days.map(String),
      opens: stored.opens,
      closes: stored.closes,
      reportMinutes: String(stored.reportMinutes),
    },
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
  const typed = useWatch({ control: form.api.control, compute: readHours });

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
      <TextField
        {...form.field('reportMinutes')}
        label={texts.reportMinutes}
        hint={texts.reportHint}
        inputMode="numeric"
      />
      {workingHoursProblem(typed) === null && (
        <>
          <UncoveredHours hours={typed} />
          <RushExamples hours={typed} workingDays={workingDays} />
        </>
      )}
      <FormFailure />
      <SubmitButton variant="secondary" busyLabel="Bezig met opslaan..." className="justify-self-start">
        Opslaan
      </SubmitButton>
    </Form>
  );
}
