import { useQuery } from '@tanstack/react-query';
import { useFieldArray } from 'react-hook-form';
import { z } from 'zod';
import { SelectField, TextField } from '@/components/form/fields';
import { Button } from '@/components/ui/button';
import { businessTexts } from '@/content/office/management/business';
import { useSaveBusiness } from '@/data/business/mutations';
import type { BusinessFacts } from '@/data/business/queries';
import { picturesQuery } from '@/data/pictures/queries';
import { isPlaceholder } from '@/domain/business/business-problems';
import { photoPath } from '@/lib/picture-url';
import { cleanLine } from '#shared/text.ts';
import { BusinessSection } from './business-section';
import { useBusinessForm } from './use-business-form';

const texts = businessTexts.advisers;

function line(longest: number, error: string) {
  return z
    .string()
    .transform(cleanLine)
    .refine((text) => text !== '' && text.length <= longest, error);
}

const schema = z.object({
  advisers: z.array(
    z.object({
      name: line(60, texts.nameMissing),
      certificate: line(40, texts.certificateMissing),
      photo: z.string(),
    }),
  ),
});

/** Who visits the homes, as the site shows them. */
export function AdvisersForm({ stored }: { stored: BusinessFacts }) {
  const saving = useSaveBusiness();
  const pictures = useQuery(picturesQuery()).data ?? [];
  const form = useBusinessForm({
    id: 'business-advisers',
    schema,
    defaultValues: { advisers: stored.advisers },
    save: (facts) => saving.mutateAsync({ facts }),
  });
  const { fields, append, remove } = useFieldArray({ control: form.api.control, name: 'advisers' });
  return (
    <BusinessSection form={form} title={texts.title} explanation={texts.explanation}>
      {fields.map(({ id }, index) => {
        const { name, certificate, photo } = form.api.watch(`advisers.${index}`);
        const paths = new Set(['', photo, ...pictures.map(({ path }) => photoPath(path))]);
        const alts = new Map(pictures.map(({ path, alt }) => [photoPath(path), alt]));
        return (
          <fieldset key={id} className="grid gap-3 border-t border-line pt-3">
            <legend className="font-semibold">{texts.adviser(index + 1)}</legend>
            <TextField
              {...form.field(`advisers.${index}.name`)}
              label={texts.name}
              hint={isPlaceholder(name) && businessTexts.placeholder}
            />
            <TextField
              {...form.field(`advisers.${index}.certificate`)}
              label={texts.certificate}
              hint={isPlaceholder(certificate) && businessTexts.placeholder}
            />
            <SelectField
              {...form.field(`advisers.${index}.photo`)}
              label={texts.photo}
              hint={texts.photoHint}
              options={[...paths].map((path) => ({
                value: path,
                label: path === '' ? texts.drawing : (alts.get(path) ?? path),
              }))}
            />
            {fields.length > 1 && (
              <Button variant="secondary" className="justify-self-start" onClick={() => remove(index)}>
                {texts.remove(name)}
              </Button>
            )}
          </fieldset>
        );
      })}
      {fields.length < 20 && (
        <Button
          variant="secondary"
          className="justify-self-start"
          onClick={() => append({ name: '', certificate: '', photo: '' })}
        >
          {texts.add}
        </Button>
      )}
    </BusinessSection>
  );
}
