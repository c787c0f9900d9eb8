import { z } from 'zod';
import { TextField } from '@/components/form/fields';
import { Form, FormFailure, SubmitButton } from '@/components/form/form';
import { useZodForm } from '@/components/form/use-zod-form';
import { notify } from '@/components/ui/notify';
import { invoiceSettingsTexts, reminderSettingsTexts as texts } from '@/content/office/invoices/invoices';
import { failureText } from '@/data/errors';
import { useSaveInvoiceSettings } from '@/data/invoices/mutations';
import type { InvoiceSettings } from '@/data/invoices/queries';

const reminders = ['first', 'second', 'third'] as const;
type Reminder = (typeof reminders)[number];

/** What a reminder that is switched on begins with. */
const usualDays: Record<Reminder, number> = { first: 7, second: 14, third: 14 };

/** Null for a reminder that is off, whatever was typed. */
const reminderSchema = z.object({ isOn: z.boolean(), days: z.string() }).transform(({ isOn, days }, context) => {
  if (!isOn) return null;
  const amount = Number(days);
  if (Number.isInteger(amount) && amount >= 1 && amount <= 90) return amount;
  context.addIssue({ code: 'custom', message: texts.daysInvalid, path: ['days'] });
  return z.NEVER;
});
const schema = z.object({ first: reminderSchema, second: reminderSchema, third: reminderSchema });

interface ReminderSettingsProps {
  stored: InvoiceSettings;
}

/** Which reminders customers get who are late with paying, and when. */
export function ReminderSettings({ stored }: ReminderSettingsProps) {
  const saving = useSaveInvoiceSettings();
  function start(reminder: Reminder) {
    const days = stored[`${reminder}_reminder_days`];
    return { isOn: days !== null, days: String(days ?? usualDays[reminder]) };
  }
  const form = useZodForm({
    id: 'reminder-settings',
    schema,
    defaultValues: { first: start('first'), second: start('second'), third: start('third') },
    async onSubmit({ first, second, third }) {
      const days = { first_reminder_days: first, second_reminder_days: second, third_reminder_days: third };
      try {
        await saving.mutateAsync(days);
      } catch (error) {
        return { text: failureText(invoiceSettingsTexts.notSaved, error) };
      }
      notify.success(texts.saved);
      return undefined;
    },
  });
  return (
    <section className="mt-6">
      <h3 className="text-lg font-bold">{texts.title}</h3>
      <p className="max-w-prose text-ink-muted">
        {texts.explanation} {texts.mailsOff}
      </p>
      <Form form={form} aria-label={texts.title} className="mt-2 grid max-w-xl gap-4">
        {reminders.map((reminder) => (
          <fieldset key={reminder} className="grid gap-1">
            <legend className="sr-only">{texts.names[reminder]}</legend>
            <label className="inline-flex min-h-11 items-center gap-2 font-semibold">
              <input {...form.api.register(`${reminder}.isOn`)} type="checkbox" className="tick-box" />
              {texts.names[reminder]}
            </label>
            {form.api.watch(`${reminder}.isOn`) && (
              <TextField {...form.field(`${reminder}.days`)} label={texts.days[reminder]} inputMode="numeric" />
            )}
          </fieldset>
        ))}
        <FormFailure />
        <SubmitButton variant="secondary" busyLabel="Bezig met opslaan..." className="justify-self-start">
          {texts.save}
        </SubmitButton>
      </Form>
    </section>
  );
}
