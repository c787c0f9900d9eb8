import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { TextField } from '@/components/form/fields';
import { businessTexts } from '@/content/office/management/business';
import { weekdayName } from '@/content/weekdays';
import { useSaveBusiness } from '@/data/business/mutations';
import type { BusinessFacts } from '@/data/business/queries';
import { whatsappNumber } from '@/domain/contact/phone';
import { weekdays, workingHoursProblem } from '@/domain/request/working-hours';
import { BusinessSection } from './business-section';
import { FactField } from './fact-field';
import { fact } from './fact-schema';
import { useBusinessForm } from './use-business-form';

const texts = businessTexts.contact;

const schema = z
  .object({
    phone: fact('phone'),
    whatsapp: fact('whatsapp', (typed) => whatsappNumber(typed) ?? typed.replace(/\s/g, '')),
    email: fact('email'),
    office_days: z.array(z.string()).transform((days) => weekdays.filter((day) => days.includes(String(day)))),
    office_opens: z.string(),
    office_closes: z.string(),
  })
  .superRefine(({ office_days: days, office_opens: opens, office_closes: closes }, context) => {
    const found = workingHoursProblem({ days, opens, closes });
    if (!found) return;
    const [path, message] =
      found.field === 'days' ? ['office_days', texts.daysMissing] : [`office_${found.field}`, texts.hoursWrong];
    context.addIssue({ code: 'custom', path: [path], message });
  });

/** How and when the business can be reached. */
export function ContactForm({ stored }: { stored: BusinessFacts }) {
  const saving = useSaveBusiness();
  const form = useBusinessForm({
    id: 'business-contact',
    schema,
    defaultValues: {
      phone: stored.phone,
      whatsapp: stored.whatsapp,
      email: stored.email,
      office_days: stored.office_days.map(String),
      office_opens: stored.office_opens,
      office_closes: stored.office_closes,
    },
    save: (facts) => saving.mutateAsync({ facts }),
  });
  const typed = useWatch({ control: form.api.control });
  const { id, error, ...days } = form.field('office_days');
  return (
    <BusinessSection form={form} title={texts.title}>
      {(['phone', 'whatsapp', 'email'] as const).map((name) => (
        <FactField
          key={name}
          {...form.field(name)}
          fact={name}
          typed={typed[name]}
          maxLength={name === 'email' ? 254 : 25}
        />
      ))}
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
        <TextField {...form.field('office_opens')} label={texts.opens} type="time" />
        <TextField {...form.field('office_closes')} label={texts.closes} type="time" />
      </div>
    </BusinessSection>
  );
}
