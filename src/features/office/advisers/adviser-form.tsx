import { useEffect } from 'react';
import { z } from 'zod';
import { CheckboxField, SelectField, TextField } from '@/components/form/fields';
import { Form, FormFailure, SubmitButton } from '@/components/form/form';
import { useZodForm } from '@/components/form/use-zod-form';
import { notify } from '@/components/ui/notify';
import { adviserColorNames, adviserTexts as texts } from '@/content/office/visits/advisers';
import { useSaveAdviser } from '@/data/advisers/mutations';
import { failureText } from '@/data/errors';
import { adviserColors, type Adviser } from '@/domain/advisers/adviser';
import { findStart } from './find-start';
import { swatchClass } from './swatch';

function number(text: string): number {
  return /^\d+([.,]\d{1,2})?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : NaN;
}

const schema = z.object({
  name: z.string().trim().min(1, texts.nameMissing).max(60, texts.nameTooLong),
  color: z.enum(adviserColors),
  postcode: z.string().trim(),
  houseNumber: z.string().trim(),
  hasNoStart: z.boolean(),
  detourFactor: z
    .string()
    .transform(number)
    .refine((factor) => factor >= 1 && factor <= 3, texts.detourWrong),
  speed: z
    .string()
    .transform(number)
    .refine((speed) => Number.isInteger(speed) && speed >= 10 && speed <= 120, texts.speedWrong),
});

interface AdviserFormProps {
  label: string;
  stored: Adviser;
  /** The button that opened it is gone. */
  hasFocus?: boolean;
}

/** Name, colour, starting place and way of driving of an adviser. */
export function AdviserForm({ label, stored, hasFocus = false }: AdviserFormProps) {
  const saving = useSaveAdviser();
  const id = `adviser-${stored.userId}`;
  const form = useZodForm({
    id,
    schema,
    defaultValues: {
      name: stored.name,
      color: stored.color,
      postcode: '',
      houseNumber: '',
      hasNoStart: false,
      detourFactor: String(stored.detourFactor).replace('.', ','),
      speed: String(stored.speed),
    },
    async onSubmit({ postcode, houseNumber, hasNoStart, ...values }) {
      let start = hasNoStart ? null : stored.start;
      if (!hasNoStart && postcode + houseNumber !== '') {
        const found = await findStart(postcode, houseNumber);
        if ('text' in found) return found;
        start = found.start;
      }
      try {
        await saving.mutateAsync({ userId: stored.userId, start, ...values });
      } catch (error) {
        return { text: failureText(texts.notSaved, error) };
      }
      form.api.setValue('postcode', '');
      form.api.setValue('houseNumber', '');
      form.api.setValue('hasNoStart', false);
      notify.success(texts.saved);
      return undefined;
    },
  });
  useEffect(() => {
    if (hasFocus) document.getElementById(`${id}-name`)?.focus();
  }, [hasFocus, id]);
  const color = form.api.watch('color');

  return (
    <Form form={form} aria-label={label} className="mt-2 grid w-full max-w-xl gap-4">
      <TextField {...form.field('name')} label={texts.name} hint={texts.nameHint} autoComplete="off" />
      <div className="flex items-end gap-3">
        <SelectField
          {...form.field('color')}
          label={texts.color}
          className="grow"
          options={adviserColors.map((value) => ({ value, label: adviserColorNames[value] }))}
        />
        <span aria-hidden="true" className={swatchClass(color)} />
      </div>
      <fieldset className="grid gap-3">
        <legend className="font-semibold">{texts.start}</legend>
        <p className="text-sm text-ink-muted">{texts.startHint}</p>
        <p>{stored.start ? texts.startNow(stored.start.text) : texts.startNone}</p>
        <div className="grid grid-cols-2 gap-4">
          <TextField {...form.field('postcode')} label={texts.postcode} autoComplete="off" />
          <TextField {...form.field('houseNumber')} label={texts.houseNumber} autoComplete="off" />
        </div>
        {stored.start && (
          <CheckboxField {...form.api.register('hasNoStart')} id={`${id}-hasNoStart`} label={texts.clearStart} />
        )}
      </fieldset>
      <TextField {...form.field('detourFactor')} label={texts.detour} hint={texts.detourHint} inputMode="decimal" />
      <TextField {...form.field('speed')} label={texts.speed} hint={texts.speedHint} inputMode="numeric" />
      <FormFailure />
      <SubmitButton variant="secondary" busyLabel="Bezig met opslaan..." className="justify-self-start">
        Opslaan
      </SubmitButton>
    </Form>
  );
}
