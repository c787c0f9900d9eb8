import { useState } from 'react';
import { controlClass, Field } from '@/components/form/fields';
import { ConfirmQuestion } from '@/components/ui/questions/confirm-question';
import { bankFileTexts as texts } from '@/content/office/invoices/bank';
import { useStoreEntries, type StoredEntries } from '@/data/bank/mutations';
import { failureText } from '@/data/errors';
import { readBankFiles, type BankFileProblem, type ReadBankFile } from './read/read-bank-files';
import { UnreadableEntries } from './unreadable-entries';

interface BankFilesProps {
  /** Of the account on invoices; '' while there is none. */
  iban: string;
}

type StoredFile = ReadBankFile & StoredEntries;

/** Reads bank files in this browser and stores their entries, once a statement of another account was agreed to. */
export function BankFiles({ iban }: BankFilesProps) {
  const [problems, setProblems] = useState<BankFileProblem[]>([]);
  const [failure, setFailure] = useState('');
  const [asked, setAsked] = useState<ReadBankFile[]>([]);
  const [stored, setStored] = useState<StoredFile[]>([]);
  const storing = useStoreEntries();

  function isForeign({ accounts }: ReadBankFile): boolean {
    return iban !== '' && accounts.some((account) => account !== iban);
  }

  async function read(chosen: File[]) {
    setStored([]);
    setAsked([]);
    setFailure('');
    const { files, problems: found } = await readBankFiles(chosen);
    setProblems(found);
    setAsked(files.filter(isForeign));
    await store(files.filter((file) => !isForeign(file)));
  }

  async function store(files: ReadBankFile[]) {
    try {
      for (const file of files) {
        const entries = file.entries.map(({ text, ...entry }) => ({ ...entry, remittance: text }));
        const outcome = await storing.mutateAsync(entries);
        setStored((before) => [...before, { ...file, ...outcome }]);
      }
    } catch (error) {
      // What was stored stays, and the same files can be read again.
      setFailure(failureText(texts.notStored, error));
    }
  }

  return (
    <>
      <Field id="bank-file" label={texts.file} hint={texts.hint} error={failure === '' ? undefined : failure}>
        {(control) => (
          <input
            {...control}
            type="file"
            multiple
            className={controlClass}
            disabled={storing.isPending}
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
          {problems.map(({ file, problem }) => (
            <p key={file}>{texts.problem(file, problem)}</p>
          ))}
        </div>
      )}
      {asked.length > 0 && (
        <ConfirmQuestion
          explanation={asked.map(({ file, accounts }) => texts.foreign(file, accounts, iban)).join(' ')}
          question={texts.readForeign}
          confirm={texts.readAnyway}
          cancel={texts.readNot}
          isBusy={storing.isPending}
          onConfirm={() => {
            const files = asked;
            setAsked([]);
            void store(files);
          }}
          onCancel={() => setAsked([])}
        />
      )}
      <div role="status" className="mt-2 grid gap-2">
        {storing.isPending && <p>{texts.storing}</p>}
        {stored.map((file) => (
          <p key={file.file}>{texts.stored(file)}</p>
        ))}
      </div>
      <UnreadableEntries entries={[...stored, ...asked].flatMap(({ unreadable }) => unreadable)} />
    </>
  );
}
