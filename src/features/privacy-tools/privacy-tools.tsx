import { useState } from 'react';
import { z } from 'zod';
import { Form, FormFailure, SubmitButton } from '@/components/form/form';
import { TextField } from '@/components/form/fields';
import { useZodForm } from '@/components/form/use-zod-form';
import { Card } from '@/components/ui/card';
import { notify } from '@/components/ui/notify';
import { messages } from '@/content/messages';
import { privacyTexts } from '@/content/office/privacy-tools';
import { useExportPerson } from '@/data/requests/privacy';
import { requestLimits } from '@/domain/limits';
import { adminSections } from '@/lib/admin-links';
import { downloadFile } from '@/lib/download';
import { dutchMoment } from '@/lib/dutch-time';
import { PersonErasure } from './person-erasure';
import { Retention } from './retention';

/** What privacy law requires. Fetches nothing before a button is pressed. */
export function PrivacyTools() {
  return (
    <Card isDense>
      <h2 id={adminSections.privacy} tabIndex={-1} className="text-xl font-bold outline-none">
        {privacyTexts.title}
      </h2>
      <div className="mt-3 divide-y divide-line">
        <details>
          <summary className="min-h-11 py-2.5 font-semibold">{privacyTexts.requests.title}</summary>
          <Retention orders={false} />
        </details>
        <details>
          <summary className="min-h-11 py-2.5 font-semibold">{privacyTexts.orders.title}</summary>
          <Retention orders />
        </details>
        <details>
          <summary className="min-h-11 py-2.5 font-semibold">{privacyTexts.person.title}</summary>
          <PersonExport />
        </details>
        <details>
          <summary className="min-h-11 py-2.5 font-semibold">{privacyTexts.erasure.title}</summary>
          <PersonErasure />
        </details>
      </div>
    </Card>
  );
}

const personTexts = privacyTexts.person;
const schema = z.object({
  email: z.string().trim().min(1, personTexts.emailMissing).pipe(z.email(messages.auth.emailInvalid)),
});

/** Downloads everything that is stored with an e-mail address as a JSON file. */
function PersonExport() {
  const exporting = useExportPerson();
  const [outcome, setOutcome] = useState('');
  const form = useZodForm({
    id: 'person',
    schema,
    defaultValues: { email: '' },
    onInvalid: () => setOutcome(''),
    async onSubmit({ email }) {
      setOutcome('');
      try {
        const person = await exporting.mutateAsync(email);
        if (person.requests.length === 0) {
          setOutcome(personTexts.none(email));
          return undefined;
        }
        const name = `gegevens-${dutchMoment(new Date()).date}.json`;
        downloadFile({ name, type: 'application/json', parts: [JSON.stringify(person, null, 2)] });
        setOutcome(personTexts.found(person.requests.length, name));
        return undefined;
      } catch {
        notify.error(personTexts.failed, { description: personTexts.failedDescription });
        return { text: personTexts.failed, explanation: personTexts.failedDescription };
      }
    },
  });

  return (
    <Form form={form} className="grid max-w-prose gap-3 pb-5">
      <p className="text-ink-muted">{personTexts.explanation}</p>
      <TextField
        {...form.field('email')}
        label={personTexts.email}
        type="email"
        autoComplete="off"
        maxLength={requestLimits.email}
      />
      <SubmitButton variant="secondary" className="justify-self-start" busyLabel={personTexts.busy}>
        {personTexts.download}
      </SubmitButton>
      <FormFailure />
      <p role="status" className="wrap-anywhere empty:hidden">
        {outcome}
      </p>
    </Form>
  );
}
