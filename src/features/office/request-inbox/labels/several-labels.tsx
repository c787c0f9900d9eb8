import { useRef, useState } from 'react';
import { CheckboxField, controlClass, Field } from '@/components/form/fields';
import { useFileInput } from '@/components/form/use-file-input';
import { Button } from '@/components/ui/button';
import { labelFileTexts, labelsTexts as texts } from '@/content/office/requests/label-files';
import { failureText } from '@/data/errors';
import type { RequestToLabel } from '@/data/labels/labelled-requests';
import { namedRequests } from '@/domain/label/named-home';
import { LabelRow, requestText } from './label-row';
import { readLabel, type ChosenLabel } from './read-label';
import { useLabelStoring } from './use-label-storing';

const mostFiles = 25;

/** A label with the request that it is for; '' while that is not known. */
interface Row {
  label: ChosenLabel;
  requestId: string;
}

interface SeveralLabelsProps {
  requests: readonly RequestToLabel[];
}

/** Chooses labels, matches them to requests by their names, and stores them. */
export function SeveralLabels({ requests }: SeveralLabelsProps) {
  const [rows, setRows] = useState<Row[]>([]);
  const [problems, setProblems] = useState<string[]>([]);
  const [isWithoutMail, setIsWithoutMail] = useState(false);
  /** How many of how many are stored; null while none is being stored. */
  const [progress, setProgress] = useState<{ done: number; count: number } | null>(null);
  const storing = useLabelStoring();
  const place = useRef<HTMLDivElement>(null);
  useFileInput(place, (files) => void take(files));
  const ready = rows.filter(({ requestId }) => requestId !== '');
  const twice = requests.filter(({ id }) => ready.filter(({ requestId }) => requestId === id).length > 1);

  async function take(files: readonly File[]) {
    if (progress !== null || files.length === 0) return;
    if (rows.length + files.length > mostFiles) {
      setProblems([texts.tooMany]);
      return;
    }
    const found: Row[] = [];
    const refused: string[] = [];
    for (const file of files) {
      const label = await readLabel(file);
      if (typeof label === 'string') {
        refused.push(texts.problem(file.name, labelFileTexts.problems[label]));
        continue;
      }
      const [named, ...others] = namedRequests(label.name, requests);
      found.push({ label, requestId: named && others.length === 0 ? named.id : '' });
    }
    setProblems(refused);
    setRows((before) => [...before, ...found]);
  }

  async function store() {
    if (progress !== null || twice.length > 0) return;
    const stored: string[] = [];
    const failed: string[] = [];
    for (const { label, requestId } of ready) {
      setProgress({ done: stored.length, count: ready.length });
      try {
        await storing.store(label, requestId, isWithoutMail);
        stored.push(label.id);
      } catch (error) {
        failed.push(texts.problem(label.name, failureText(labelFileTexts.notStored, error)));
      }
    }
    setProgress(null);
    setProblems(failed);
    // What was not stored can be tried again.
    setRows((before) => before.filter(({ label }) => !stored.includes(label.id)));
    if (stored.length > 0) storing.offer(stored, texts.done(stored.length), texts.undone);
  }

  function assign(id: string, requestId: string) {
    setRows((before) => before.map((row) => (row.label.id === id ? { ...row, requestId } : row)));
  }

  return (
    <div ref={place} className="grid gap-4">
      <Field id="label-files" label={texts.field} hint={texts.hint}>
        {(control) => (
          <input
            {...control}
            type="file"
            multiple
            accept="application/pdf,.pdf"
            className={controlClass}
            disabled={progress !== null}
            onChange={({ target }) => {
              const chosen = [...(target.files ?? [])];
              // So that the same files can be chosen again.
              target.value = '';
              void take(chosen);
            }}
          />
        )}
      </Field>
      <div role="alert" className="grid gap-1 font-semibold text-danger empty:hidden">
        {problems.map((problem) => (
          <p key={problem}>{problem}</p>
        ))}
        {twice.map((request) => (
          <p key={request.id}>{texts.twice(requestText(request))}</p>
        ))}
      </div>
      {rows.length > 0 && (
        <ul className="grid gap-3">
          {rows.map(({ label, requestId }) => (
            <LabelRow
              key={label.id}
              {...{ label, requestId, requests }}
              onAssign={(id) => assign(label.id, id)}
              onLeave={() => setRows((before) => before.filter((row) => row.label.id !== label.id))}
            />
          ))}
        </ul>
      )}
      {ready.length > 0 && (
        <>
          <CheckboxField
            id="labels-without-mail"
            label={labelFileTexts.withoutMail}
            hint={texts.mails}
            checked={isWithoutMail}
            onChange={({ target }) => setIsWithoutMail(target.checked)}
          />
          <Button
            className="justify-self-start"
            aria-disabled={progress !== null || twice.length > 0}
            onClick={() => void store()}
          >
            {texts.store(ready.length)}
          </Button>
        </>
      )}
      <p role="status" className="empty:hidden">
        {progress && texts.busy(progress.done, progress.count)}
      </p>
    </div>
  );
}
