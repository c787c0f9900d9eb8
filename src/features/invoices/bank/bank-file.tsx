import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { controlClass, Field } from '@/components/form/fields';
import { bankFileTexts as texts } from '@/content/office/invoices/invoices';
import { invoicesQuery } from '@/data/invoices/queries';
import { matchEntries, type BankEntry } from '@/domain/invoice/match-entries';
import { FoundPayments } from './found-payments';
import { readBankFile } from './read-bank-file';

/** Bytes. */
const maxFile = 5 * 1024 * 1024;
const everything = { from: '2000-01-01', until: '2099-12-31' };

/** Finds the payments of open invoices in a bank file, which stays in this browser. */
export function BankFile() {
  const [entries, setEntries] = useState<BankEntry[] | null>(null);
  const [problem, setProblem] = useState('');
  // The late ones are open too.
  const open = useQuery({ ...invoicesQuery(everything, 'open'), enabled: entries !== null });

  async function read(file: File | undefined) {
    setEntries(null);
    setProblem('');
    if (!file) return;
    if (file.size > maxFile) {
      setProblem(texts.tooLarge);
      return;
    }
    const found = readBankFile(await file.text());
    setEntries(found);
    if (found === null) setProblem(texts.unreadable);
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
            onChange={({ target: { files } }) => void read(files?.[0])}
          />
        )}
      </Field>
      {entries && open.data && (
        <FoundPayments
          matches={matchEntries(entries, open.data.rows)}
          entries={entries}
          onDone={() => setEntries(null)}
        />
      )}
    </details>
  );
}
