import type { ReactNode } from 'react';
import { Form, FormFailure, SubmitButton } from '@/components/form/form';
import type { FormState } from '@/components/form/use-zod-form';
import { businessTexts } from '@/content/office/management/business';

interface BusinessSectionProps {
  form: FormState;
  title: string;
  explanation?: string;
  /** The fields. */
  children: ReactNode;
}

/** A form of Beheer > Bedrijf below its heading, with the button that stores it. */
export function BusinessSection({ form, title, explanation, children }: BusinessSectionProps) {
  return (
    <section className="mt-6">
      <h3 className="text-lg font-bold">{title}</h3>
      {explanation !== undefined && <p className="max-w-prose text-ink-muted">{explanation}</p>}
      <Form form={form} aria-label={title} className="mt-2 grid max-w-xl gap-4">
        {children}
        <FormFailure />
        <SubmitButton variant="secondary" busyLabel="Bezig met opslaan..." className="justify-self-start">
          {businessTexts.save}
        </SubmitButton>
      </Form>
    </section>
  );
}
