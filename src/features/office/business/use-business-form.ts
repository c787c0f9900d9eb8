import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { useZodForm, type Refusal } from '@/components/form/use-zod-form';
import { notify } from '@/components/ui/notify';
import { businessTexts as texts } from '@/content/office/management/business';
import { failureText } from '@/data/errors';

interface BusinessForm<Input extends FieldValues, Output> {
  /** Prefix of the ids of the fields. */
  id: string;
  schema: z.ZodType<Output, Input>;
  defaultValues: NoInfer<Input> & DefaultValues<NoInfer<Input>>;
  save: (values: Output) => Promise<Refusal<Input> | undefined>;
}

/** A form of Beheer > Bedrijf, which stores a part of the facts and says how that went. */
export function useBusinessForm<Input extends FieldValues, Output>({ save, ...form }: BusinessForm<Input, Output>) {
  return useZodForm<Input, Output>({
    ...form,
    async onSubmit(values) {
      try {
        const refusal = await save(values);
        if (!refusal) notify.success(texts.saved);
        return refusal;
      } catch (error) {
        return { text: failureText(texts.notSaved, error) };
      }
    },
  });
}
