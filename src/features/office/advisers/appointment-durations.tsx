import { z } from 'zod';
import { TextField } from '@/components/form/fields';
import { Form, FormFailure, SubmitButton } from '@/components/form/form';
import { useZodForm } from '@/components/form/use-zod-form';
import { notify } from '@/components/ui/notify';
import { adviserTexts as texts } from '@/content/office/visits/advisers';
import { propertyTypeLabel } from '@/content/public/request/property-types';
import { useSaveDurations } from '@/data/advisers/mutations';
import type { AppointmentDuration } from '@/data/advisers/queries';
import { failureText } from '@/data/errors';

const limits = {
  minutes: { least: 15, most: 480, wrong: texts.minutesWrong, label: texts.minutes },
  largeFrom: { least: 1, most: 2700, wrong: texts.largeFromWrong, label: texts.largeFrom },
  largeMinutes: { least: 15, most: 480, wrong: texts.minutesWrong, label: texts.largeMinutes },
} as const;
const fields = ['minutes', 'largeFrom', 'largeMinutes'] as const;

const schema = z.record(z.string(), z.string()).superRefine((values, context) => {
  for (const [name, typed] of Object.entries(values)) {
    const { least, most, wrong } = limits[fields.find((field) => name.startsWith(`${field}-`)) ?? 'minutes'];
    const isRight = /^\d{1,4}$/.test(typed.trim()) && Number(typed) >= least && Number(typed) <= most;
    if (!isRight) context.addIssue({ code: 'custom', path: [name], message: wrong });
  }
});

/** How long an appointment takes, by type of home and surface area. */
export function AppointmentDurations({ stored }: { stored: readonly AppointmentDuration[] }) {
  const saving = useSaveDurations();
  const form = useZodForm({
    id: 'appointment-durations',
    schema,
    defaultValues: Object.fromEntries(
      stored.flatMap((duration) =>
        fields.map((field) => [`${field}-${duration.propertyType}`, String(duration[field])]),
      ),
    ),
    async onSubmit(values) {
      const durations = stored.map(({ propertyType }) => ({
        propertyType,
        minutes: Number(values[`minutes-${propertyType}`]),
        largeFrom: Number(values[`largeFrom-${propertyType}`]),
        largeMinutes: Number(values[`largeMinutes-${propertyType}`]),
      }));
      try {
        await saving.mutateAsync(durations);
      } catch (error) {
        return { text: failureText(texts.notSaved, error) };
      }
      notify.success(texts.durationsSaved);
      return undefined;
    },
  });

  return (
    <Form form={form} aria-label={texts.durations} className="mt-6 grid gap-4 border-t border-line pt-4">
      <div>
        <h3 className="font-bold">{texts.durations}</h3>
        <p className="text-sm text-ink-muted">{texts.durationsHint}</p>
      </div>
      {stored.map(({ propertyType }) => (
        <fieldset key={propertyType}>
          <legend className="font-semibold">{propertyTypeLabel(propertyType)}</legend>
          <div className="grid grid-cols-3 items-end gap-2 sm:gap-3">
            {fields.map((field) => (
              <TextField
                key={field}
                {...form.field(`${field}-${propertyType}`)}
                label={limits[field].label}
                inputMode="numeric"
              />
            ))}
          </div>
        </fieldset>
      ))}
      <FormFailure />
      <SubmitButton variant="secondary" busyLabel="Bezig met opslaan..." className="justify-self-start">
        Opslaan
      </SubmitButton>
    </Form>
  );
}
