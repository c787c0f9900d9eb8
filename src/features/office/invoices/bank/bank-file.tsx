import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { controlClass, Field } from '@/components/form/fields';
import { bankFileTexts as texts, invoiceTexts } from '@/content/office/invoices/invoices';
import { invoicesQuery } from '@/data/invoices/queries';
import { matchEntries } from '@/domain/invoice/match-entries';
import { FoundPayments, type FoundPaymentsProps } from './found-payments';
import { readBankFile } from './read-bank-file';

/** Bytes. */
const maxFile = 5 * 1024 * 1024;
const everything = { from: '2000-01-01', until: '2099-12-31' };

type Found = Pick<FoundPaymentsProps, 'entries' | 'matches'>;

/** Finds the payments of open invoices in a bank file, which stays in this browser. */
export function BankFile() {
  const queryClient = useQueryClient();
  const [found, setFound] = useState<Found | null>(null);
  const [problem, setProblem] = useState('');

  async function read(file: File | undefined) {
    setFound(null);
    setProblem('');
    if (!file) return;
    if (file.size > maxFile) {
      setProblem(texts.tooLarge);
      return;
    }
    const entries = await file.text().then(readBankFile, () => null);
    if (entries === null) {
      setProblem(texts.unreadable);
      return;
    }
    try {
      // As they are now: one that was paid a moment ago is not open any more. The late ones are open too.
      const open = await queryClient.query({ ...invoicesQuery(everything, 'open'), staleTime: 0 });
      setFound({ entries, matches: matchEntries(entries, open.rows) });
    } catch {
      setProblem(invoiceTexts.loadFailed);
    }
  }

  return (
    <details className="mt-4">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">{texts.title}</summary>
      <Field id="bank-file" label={texts.file} hint={texts.hint} error={problem === '' ? undefined : problem}>
        {(control) => (
          <input
            {...control}
            type="file"
            accept=".xml,application/xml,text/xml"
            className={controlClass}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              // So that the same file can be chosen again.
              target.value = '';
              void read(file);
            }}
          />
        )}
      </Field>
      {found && <FoundPayments {...found} onDone={() => setFound(null)} />}
    </details>
  );
}
