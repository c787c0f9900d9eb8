import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { controlClass, Field } from '@/components/form/fields';
import { bankFileTexts as texts } from '@/content/office/invoices/bank-files';
import { invoiceTexts } from '@/content/office/invoices/invoices';
import { invoicesQuery } from '@/data/invoices/queries';
import { findEntries, type FoundEntries } from './found-entries';
import { FoundPayments } from './found-payments';
import { numberEntries } from './number-entries';
import { readBankFiles, type BankFileProblem } from './read/read-bank-files';
import type { UnreadableEntry } from './read/read-entry';

const everything = { from: '2000-01-01', until: '2099-12-31' };

/** Finds the payments of open invoices in bank files, which stay in this browser. */
export function BankFile() {
  const queryClient = useQueryClient();
  const [found, setFound] = useState<FoundEntries | null>(null);
  const [problems, setProblems] = useState<BankFileProblem[]>([]);
  const [unreadable, setUnreadable] = useState<UnreadableEntry[]>([]);
  const [problem, setProblem] = useState('');

  async function read(chosen: File[]) {
    setFound(null);
    setProblem('');
    const { files, problems: ofFiles } = await readBankFiles(chosen);
    setProblems(ofFiles);
    setUnreadable(files.flatMap((file) => file.unreadable));
    if (files.length === 0) return;
    try {
      // As they are now: one that was paid a moment ago is not open any more.
      const invoices = await queryClient.query({ ...invoicesQuery(everything, null), staleTime: 0 });
      setFound(
        findEntries(
          files.flatMap(({ entries }) => numberEntries(entries)),
          invoices.rows,
        ),
      );
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
            multiple
            className={controlClass}
            onChange={({ target }) => {
              const chosen = [...(target.files ?? [])];
              // So that the same file can be chosen again.
              target.value = '';
              if (chosen.length > 0) void read(chosen);
            }}
          />
        )}
      </Field>
      {problems.length > 0 && (
        <div role="alert" className="mt-2 grid gap-1 font-semibold text-danger">
          {problems.map(({ file, problem: kind }) => (
            <p key={file}>{texts.problem(file, kind)}</p>
          ))}
        </div>
      )}
      {unreadable.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2">{texts.unreadable(unreadable.length)}</summary>
          <ul className="list-disc pl-5">
            {unreadable.map(({ problem: kind, text }, place) => (
              <li key={place} className="wrap-anywhere">
                {texts.unreadableEntries[kind]}: {text}
              </li>
            ))}
          </ul>
        </details>
      )}
      {found && <FoundPayments {...found} onDone={() => setFound(null)} />}
    </details>
  );
}
