import { z } from 'zod';
import { SelectField, TextField } from '@/components/form/fields';
import { Form, FormFailure, SubmitButton } from '@/components/form/form';
import { useZodForm } from '@/components/form/use-zod-form';
import { Button } from '@/components/ui/button';
import { momentTexts } from '@/content/public/request/own-request';
import { useAskForCall } from '@/data/own-request/mutations';

const texts = momentTexts.callForm;
const options = [
  { value: '', label: texts.anyTime },
  ...Object.entries(texts.parts).map(([value, label]) => ({ value, label })),
];

interface CallFormProps {
  customerKey: string;
  /** Of the request: without one it is asked for. */
  hasPhone: boolean;
  onAsked: () => void;
  onBack: () => void;
}

/** For a customer who would rather be called than pick a moment: when, and on which number if there is none yet. */
export function CallForm({ customerKey, hasPhone, onAsked, onBack }: CallFormProps) {
  const asking = useAskForCall(customerKey);
  const form = useZodForm({
    id: 'call',
    schema: z.object({
      phone: hasPhone ? z.string() : z.string().trim().min(1, texts.phoneMissing).max(30, texts.phoneTooLong),
      partOfDay: z.string(),
    }),
    defaultValues: { phone: '', partOfDay: '' },
    async onSubmit(call) {
      try {
        if (!(await asking.mutateAsync(call))) return { text: texts.failed };
      } catch {
        return { text: texts.failed };
      }
      onAsked();
      return undefined;
    },
  });
  return (
    <Form form={form} aria-label={momentTexts.call} className="grid max-w-md gap-3">
      <p className="text-lg font-bold">{texts.title}</p>
      {!hasPhone && <TextField {...form.field('phone')} label={texts.phone} type="tel" autoComplete="tel" />}
      <SelectField {...form.field('partOfDay')} label={texts.partOfDay} options={options} />
      <FormFailure />
      <div className="flex flex-wrap gap-3">
        <SubmitButton busyLabel={texts.sending}>{texts.send}</SubmitButton>
        <Button variant="quiet" onClick={onBack}>
          {texts.back}
        </Button>
      </div>
    </Form>
  );
}
