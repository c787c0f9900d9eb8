import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmQuestion } from '@/components/ui/questions/confirm-question';
import { Notice } from '@/components/ui/notice';
import { notify } from '@/components/ui/notify';
import { privacyTexts } from '@/content/office/management/privacy-tools';
import { useAnonymise } from '@/data/requests/privacy';
import { MailReminder } from './mail-reminder';

const texts = privacyTexts.retention;

interface AnonymiseProps {
  orders: boolean;
  /** Number of requests to anonymise. */
  left: number;
  /** The database's timestamp of that number. */
  seenAt: string;
}

/** Asks for confirmation, shows the progress, and after a failure how many are done. */
export function Anonymise({ orders, left, seenAt }: AnonymiseProps) {
  const anonymising = useAnonymise();
  const [confirmation, setConfirmation] = useState<'none' | 'open' | 'cancelled'>('none');
  const isConfirming = confirmation === 'open';
  const frame = useRef<HTMLDivElement>(null);
  const [run, setRun] = useState({ done: 0, total: 0 });

  async function handleConfirm() {
    let done = 0;
    setConfirmation('none');
    setRun({ done, total: left });
    // The pressed button is gone, so the progress takes the focus.
    frame.current?.focus();
    try {
      await anonymising.mutateAsync({
        orders,
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
    <div ref={frame} tabIndex={-1} role="group" aria-label={texts.anonymise(left)} className="mt-4 grid gap-3">
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
      {run.done > 0 && !anonymising.isPending && <MailReminder />}
      {isConfirming && (
        <ConfirmQuestion
          question={texts.question}
          confirm={texts.confirm}
          cancel={texts.cancel}
          onConfirm={() => void handleConfirm()}
          onCancel={() => setConfirmation('cancelled')}
        />
      )}
      {!isConfirming && !anonymising.isPending && left > 0 && (
        <Button
          variant="danger"
          className="justify-self-start"
          autoFocus={confirmation === 'cancelled'}
          onClick={() => setConfirmation('open')}
        >
          {texts.anonymise(left)}
        </Button>
      )}
    </div>
  );
}
