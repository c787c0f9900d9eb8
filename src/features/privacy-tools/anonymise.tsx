import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmQuestion } from '@/components/ui/confirm-question';
import { Notice } from '@/components/ui/notice';
import { notify } from '@/components/ui/notify';
import { privacyTexts } from '@/content/office/privacy-tools';
import { useAnonymise } from '@/data/requests/privacy';

const texts = privacyTexts.retention;

interface AnonymiseProps {
  /** How many requests are not anonymous yet. */
  left: number;
  /** When that was, as the database tells. */
  seenAt: string;
}

/** Asks first; tells how far it is, and after a failure half-way how far it came. */
export function Anonymise({ left, seenAt }: AnonymiseProps) {
  const anonymising = useAnonymise();
  const [question, setQuestion] = useState<'not asked' | 'asked' | 'called off'>('not asked');
  const isAsking = question === 'asked';
  const frame = useRef<HTMLDivElement>(null);
  const [run, setRun] = useState({ done: 0, total: 0 });

  async function handleConfirm() {
    let done = 0;
    setQuestion('not asked');
    setRun({ done, total: left });
    // The pressed button is gone: the focus stays where the progress is.
    frame.current?.focus();
    try {
      await anonymising.mutateAsync({
        seenAt,
        onDone: (count) => {
          done += count;
          setRun({ done, total: Math.max(left, done) });
        },
      });
    } catch {
      notify.error(texts.stopped, { description: texts.stoppedDescription(done) });
      return;
    }
    notify.success(texts.done(done));
  }

  return (
    <div ref={frame} tabIndex={-1} className="mt-4 grid gap-3 outline-none">
      {anonymising.isError && (
        <Notice tone="danger" role="alert">
          <p className="font-semibold">{texts.stopped}</p>
          <p>{texts.stoppedDescription(run.done)}</p>
        </Notice>
      )}
      <p role="status" className="empty:hidden">
        {anonymising.isPending && texts.progress(run.done, run.total)}
        {anonymising.isSuccess && texts.done(run.done)}
      </p>
      {isAsking && (
        <ConfirmQuestion
          question={texts.question}
          confirm={texts.confirm}
          cancel={texts.cancel}
          onConfirm={() => void handleConfirm()}
          onCancel={() => setQuestion('called off')}
        />
      )}
      {!isAsking && !anonymising.isPending && left > 0 && (
        <Button
          variant="danger"
          className="justify-self-start"
          autoFocus={question === 'called off'}
          onClick={() => setQuestion('asked')}
        >
          {texts.anonymise(left)}
        </Button>
      )}
    </div>
  );
}
