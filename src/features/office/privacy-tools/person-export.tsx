import { useRef, useState } from 'react';
import { Form, FormFailure, SubmitButton } from '@/components/form/form';
import { useZodForm } from '@/components/form/use-zod-form';
import { notify } from '@/components/ui/notify';
import { privacyTexts } from '@/content/office/management/privacy-tools';
import { readLabelPdf } from '@/data/labels/files';
import { readPerson, useExportPerson, type PersonData, type PersonDocument } from '@/data/requests/privacy';
import { requestReference } from '@/domain/request/request-reference';
import { downloadFile } from '@/lib/browser/download';
import { dutchDateTime } from '#shared/dutch-time.ts';
import { PersonField, personSchema } from './person-field';
import { PersonPage } from './person-page';

const texts = privacyTexts.person;

/** Everything that is stored with an e-mail address or telephone number: as a page to read and print, or as a JSON file. */
export function PersonExport() {
  const exporting = useExportPerson();
  const [outcome, setOutcome] = useState('');
  const [shown, setShown] = useState<PersonDocument | null>(null);
  const wanted = useRef<'page' | 'file'>('page');
  const form = useZodForm({
    id: 'person',
    schema: personSchema,
    defaultValues: { person: '' },
    onInvalid: () => setOutcome(''),
    async onSubmit({ person }) {
      setOutcome('');
      try {
        const found = await exporting.mutateAsync(person);
        if (found.requests.length === 0) {
          setOutcome(texts.none(person));
        } else if (wanted.current === 'page') {
          setShown(readPerson(person, found));
        } else {
          setOutcome(texts.found(found.requests.length, await downloadPerson(found)));
        }
        return undefined;
      } catch {
        notify.error(texts.failed, { description: texts.failedDescription });
        return { text: texts.failed, explanation: texts.failedDescription };
      }
    },
  });

  return (
    <>
      <Form form={form} className="grid max-w-prose gap-3 pb-5">
        <p className="text-ink-muted">{texts.explanation}</p>
        <PersonField {...form.field('person')} label={texts.person} />
        <div className="flex flex-wrap gap-3 max-sm:*:grow">
          <SubmitButton
            variant="secondary"
            busyLabel={texts.busy}
            onClick={() => {
              wanted.current = 'page';
            }}
          >
            {texts.show}
          </SubmitButton>
          <SubmitButton
            variant="secondary"
            busyLabel={texts.busy}
            onClick={() => {
              wanted.current = 'file';
            }}
          >
            {texts.download}
          </SubmitButton>
        </div>
        <FormFailure />
        <p role="status" className="empty:hidden">
          {outcome}
        </p>
      </Form>
      {shown && <PersonPage person={shown} onClose={() => setShown(null)} />}
    </>
  );
}

/** Downloads the data, in a ZIP with the PDFs of labels where there are any; resolves to the name of the file. */
async function downloadPerson(found: PersonData): Promise<string> {
  const name = `gegevens-${dutchDateTime(new Date()).date}`;
  const text = JSON.stringify(found, null, 2);
  if (found.labels.length === 0) {
    downloadFile({ name: `${name}.json`, type: 'application/json', parts: [text] });
    return `${name}.json`;
  }
  const { zipSync, strToU8 } = await import('fflate');
  const files: Record<string, Uint8Array> = { [`${name}.json`]: strToU8(text) };
  for (const { request_id: id } of found.labels) {
    const pdf = await readLabelPdf(id);
    if (pdf !== null) files[`energielabel-${requestReference(id)}.pdf`] = pdf;
  }
  downloadFile({ name: `${name}.zip`, type: 'application/zip', parts: [zipSync(files, { level: 0 })] });
  return `${name}.zip`;
}
