import { z } from 'zod';
import { SelectField } from '@/components/form/fields';
import { Form, FormFailure, SubmitButton } from '@/components/form/form';
import { useZodForm } from '@/components/form/use-zod-form';
import { notify } from '@/components/ui/notify';
import { adviserTexts as texts, routeWeightNames } from '@/content/office/visits/advisers';
import { useSaveRouteWeight } from '@/data/advisers/mutations';
import { failureText } from '@/data/errors';

const schema = z.object({ weight: z.string().transform(Number) });
const options = routeWeightNames.map(([weight, label]) => ({ value: String(weight), label }));

/** What counts most in suggested and offered moments: that they are soon, or that they add little driving. */
export function RouteWeight({ stored }: { stored: number }) {
  const saving = useSaveRouteWeight();
  const form = useZodForm({
    id: 'route-weight',
    schema,
    defaultValues: { weight: String(stored) },
    async onSubmit({ weight }) {
      try {
        await saving.mutateAsync(weight);
      } catch (error) {
        return { text: failureText(texts.notSaved, error) };
      }
      notify.success(texts.routeWeightSaved);
      return undefined;
    },
  });

  return (
    <Form form={form} aria-label={texts.routeWeight} className="mt-6 grid gap-4 border-t border-line pt-4">
      <div>
        <h3 className="font-bold">{texts.routeWeight}</h3>
        <p className="text-sm text-ink-muted">{texts.routeWeightHint}</p>
      </div>
      <SelectField {...form.field('weight')} label={texts.routeWeightLabel} options={options} className="max-w-md" />
      <FormFailure />
      <SubmitButton variant="secondary" busyLabel="Bezig met opslaan..." className="justify-self-start">
        Opslaan
      </SubmitButton>
    </Form>
  );
}
