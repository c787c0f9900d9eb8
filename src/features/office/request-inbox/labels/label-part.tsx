import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { controlClass, Field } from '@/components/form/fields';
import { useFileInput } from '@/components/form/use-file-input';
import { Button } from '@/components/ui/button';
import { ConfirmQuestion } from '@/components/ui/questions/confirm-question';
import { labelFileTexts as texts } from '@/content/office/requests/label-files';
import { failureText } from '@/data/errors';
import { labelFileQuery } from '@/data/labels/files';
import { outgoingQuery } from '@/data/outgoing/queries';
import { addressLine } from '@/domain/request/address-line';
import { namesOtherHome } from '@/domain/label/named-home';
import type { StoredRequest } from '@/domain/request/request-fields';
import { readLabel, type ChosenLabel } from './read-label';
import { StoredLabel } from './stored-label';
import { useLabelStoring } from './use-label-storing';

interface LabelPartProps {
  /** As stored, without unsaved edits. */
  request: StoredRequest;
}

/** The PDF of the label of a request: stored, replaced and taken back. */
export function LabelPart({ request }: LabelPartProps) {
  const { data: file = null } = useQuery(labelFileQuery(request.id));
  const mail = useMailOfLabel(request);
  const [isWithoutMail, setIsWithoutMail] = useState(false);
  const [problem, setProblem] = useState('');
  /** A PDF whose name names another home. */
  const [asked, setAsked] = useState<ChosenLabel | null>(null);
  /** A PDF that was not stored. */
  const [failed, setFailed] = useState<ChosenLabel | null>(null);
  const storing = useLabelStoring();
  const place = useRef<HTMLElement>(null);
  useFileInput(place, (files) => void take(files));

  async function take([first, ...others]: readonly File[]) {
    setProblem('');
    setAsked(null);
    setFailed(null);
    if (!first || storing.isPending) return;
    if (others.length > 0) {
      setProblem(texts.problems.several);
      return;
    }
    const label = await readLabel(first);
    if (typeof label === 'string') setProblem(texts.problems[label]);
    else if (namesOtherHome(label.name, request)) setAsked(label);
    else await store(label);
  }

  async function store(label: ChosenLabel) {
    setProblem('');
    setAsked(null);
    setFailed(null);
    try {
      const stored = await storing.store(label, request.id, isWithoutMail && mail === 'mailed');
      storing.offer([label.id], stored?.mail === 'waiting' ? texts.doneMailed : texts.done, texts.undone);
    } catch (error) {
      setProblem(failureText(texts.notStored, error));
      setFailed(label);
    }
  }

  return (
    <section ref={place} className="grid gap-3 print:hidden">
      <h3 className="text-lg font-bold">{texts.title}</h3>
      {file && <StoredLabel request={request} file={file} />}
      <Field
        id="label-file"
        label={file ? texts.replace : texts.field}
        hint={`${texts.hint} ${texts.after[mail]}`}
        error={problem === '' ? undefined : problem}
      >
        {(control) => (
          <input
            {...control}
            type="file"
            accept="application/pdf,.pdf"
            className={controlClass}
            disabled={storing.isPending}
            onChange={({ target }) => {
              const chosen = [...(target.files ?? [])];
              // So that the same file can be chosen again.
              target.value = '';
              void take(chosen);
            }}
          />
        )}
      </Field>
      {mail === 'mailed' && (
        <label className="flex min-h-11 items-center gap-2">
          <input
            type="checkbox"
            className="tick-box"
            checked={isWithoutMail}
            onChange={({ target }) => setIsWithoutMail(target.checked)}
          />
          {texts.withoutMail}
        </label>
      )}
      {failed && (
        <Button variant="secondary" className="justify-self-start" onClick={() => void store(failed)}>
          {texts.retry}
        </Button>
      )}
      {asked && (
        <ConfirmQuestion
          explanation={texts.otherHome(asked.name, addressLine(request))}
          question={texts.storeAnyway}
          confirm={texts.storeAnywayConfirm}
          cancel={texts.storeNot}
          isBusy={storing.isPending}
          onConfirm={() => void store(asked)}
          onCancel={() => setAsked(null)}
        />
      )}
      <p role="status" className="empty:hidden">
        {storing.isPending && texts.busy}
      </p>
    </section>
  );
}

/** Whether storing a label mails its customer: in a minute, once the request is completed, or not. */
function useMailOfLabel({ status, email }: Pick<StoredRequest, 'status' | 'email'>) {
  const { data } = useQuery(outgoingQuery());
  if (status !== 'completed') return 'later';
  return email !== '' && data?.sendsMail === true && data.kinds.label_ready === true ? 'mailed' : 'notMailed';
}
