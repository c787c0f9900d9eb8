import type { ReactNode } from 'react';
import { z } from 'zod';
import { TextField } from '@/components/form/fields';
import { Form, FormFailure, SubmitButton } from '@/components/form/form';
import { useZodForm } from '@/components/form/use-zod-form';
import { notify } from '@/components/ui/notify';
import { ownCalendarTexts as texts } from '@/content/office/visits/own-calendar';
import { useSetOwnCalendar } from '@/data/advisers/own-calendars';
import { failureText } from '@/data/errors';
import { focusElement } from '@/lib/browser/focus-element';

const schema = z.object({
  url: z.string().transform((typed, context) => {
    const text = typed.trim().replace(/^webcals?:/i, 'https:');
    const url = URL.canParse(text) ? new URL(text) : null;
    if (url?.protocol === 'https:' && url.hostname.includes('.')) return url.href;
    context.addIssue({ code: 'custom', message: texts.urlWrong });
    return z.NEVER;
  }),
});

interface CalendarAddressFormProps {
  userId: string;
  onDone?: () => void;
  /** Beside the button. */
  children?: ReactNode;
}

/** The secret address of a calendar, with where to find it. */
export function CalendarAddressForm({ userId, onDone, children }: CalendarAddressFormProps) {
  const setting = useSetOwnCalendar();
  const form = useZodForm({
    id: `calendar-${userId}`,
    schema,
    defaultValues: { url: '' },
    async onSubmit({ url }) {
      try {
        await setting.mutateAsync({ adviser: userId, url });
      } catch (error) {
        return { text: failureText(texts.notSaved, error) };
      }
      notify.success(texts.saved);
      focusElement(document.getElementById(`own-calendar-${userId}`));
      onDone?.();
      return undefined;
    },
  });
  return (
    <Form form={form} aria-label={texts.form} className="mt-2 grid max-w-xl gap-3">
      <TextField {...form.field('url')} label={texts.url} hint={texts.urlHint} inputMode="url" autoComplete="off" />
      <details>
        <summary className="min-h-11 cursor-pointer py-2 font-semibold">{texts.help}</summary>
        <dl className="grid gap-2 text-sm">
          {texts.programs.map(({ name, steps }) => (
            <div key={name}>
              <dt className="font-semibold">{name}</dt>
              <dd>{steps}</dd>
            </div>
          ))}
        </dl>
      </details>
      <FormFailure />
      <div className="flex flex-wrap gap-3">
        <SubmitButton variant="secondary" busyLabel={texts.saving}>
          {texts.save}
        </SubmitButton>
        {children}
      </div>
    </Form>
  );
}
