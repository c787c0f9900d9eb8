import { useRef, useState, type SyntheticEvent } from 'react';
import { z } from 'zod';
import { TextField } from '@/components/form/text-field';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { notify } from '@/components/ui/notify';
import { messages } from '@/content/messages';
import { privacyTexts } from '@/content/office/privacy-tools';
import { useExportPerson } from '@/data/requests/person-export';
import { requestLimits } from '@/domain/request/request-limits';
import { downloadFile } from '@/lib/download';
import { dutchMoment } from '@/lib/dutch-time';

const texts = privacyTexts.person;
const emailAddress = z.email();

/** Gives everything that is stored about whoever has an e-mail address as a file. */
export function PersonExport() {
  const exporting = useExportPerson();
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState('');
  const [outcome, setOutcome] = useState('');
  const field = useRef<HTMLInputElement>(null);

  async function handleSubmit() {
    if (exporting.isPending) return;
    const asked = email.trim();
    const found = problemOf(asked);
    setProblem(found);
    setOutcome('');
    if (found !== '') {
      field.current?.focus();
      return;
    }
    try {
      const person = await exporting.mutateAsync(asked);
      if (person.requests.length === 0) {
        setOutcome(texts.none(asked));
        return;
      }
      const name = `gegevens-${dutchMoment(new Date()).date}.json`;
      downloadFile({ name, type: 'application/json', parts: [JSON.stringify(person, null, 2)] });
      setOutcome(texts.found(person.requests.length, name));
    } catch {
      notify.error(texts.failed, { description: texts.failedDescription });
    }
  }

  return (
    <form
      noValidate
      className="grid max-w-prose gap-3 pb-5"
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        void handleSubmit();
      }}
    >
      <p className="text-ink-muted">{texts.explanation}</p>
      <TextField
        id="person-email"
        label={texts.email}
        type="email"
        autoComplete="off"
        maxLength={requestLimits.email}
        ref={field}
        value={email}
        error={problem}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Button type="submit" look="secondary" className="justify-self-start" aria-disabled={exporting.isPending}>
        {exporting.isPending ? texts.busy : texts.download}
      </Button>
      {exporting.isError && (
        <Notice tone="danger" role="alert">
          <p className="font-semibold">{texts.failed}</p>
          <p>{texts.failedDescription}</p>
        </Notice>
      )}
      <p role="status" className="wrap-anywhere empty:hidden">
        {outcome}
      </p>
    </form>
  );
}

function problemOf(email: string): string {
  if (email === '') return texts.emailMissing;
  return emailAddress.safeParse(email).success ? '' : messages.auth.emailInvalid;
}
