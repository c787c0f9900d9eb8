import { useId, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { creationTexts as texts } from '@/content/content-creation';
import { FocusedNotice } from './focused-notice';
import type { Failure } from './use-creation';
import { useLeaveGuard } from './use-leave-guard';

interface CreateDialogProps {
  title: string;
  description: string;
  submit: string;
  isBusy: boolean;
  /** Closing would lose something: it asks first. */
  hasInput: boolean;
  failure: Failure | null;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** The window of a form that makes something new. Its first wrong field takes the focus when it is refused. */
export function CreateDialog(props: CreateDialogProps) {
  const { title, description, submit, isBusy, hasInput, failure, onSubmit, onClose, children } = props;
  const [asksToDiscard, setAsksToDiscard] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useLeaveGuard(hasInput);

  function handleClose() {
    if (isBusy) return;
    if (hasInput) setAsksToDiscard(true);
    else onClose();
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    onSubmit();
    // After the fields show what is wrong with them.
    setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(), 0);
  }

  return (
    <Dialog isOpen title={title} description={description} onClose={handleClose}>
      <form ref={form} noValidate aria-label={title} className="flex min-h-0 flex-col" onSubmit={handleSubmit}>
        <div className="grid gap-4 overflow-y-auto px-5 py-5 sm:px-6">{children}</div>
        {failure && (
          <div className="px-5 pb-4 sm:px-6">
            <FocusedNotice tone="danger">
              <strong>{failure.title}.</strong> {failure.reason}
            </FocusedNotice>
          </div>
        )}
        {asksToDiscard ? (
          <DiscardQuestion onDiscard={onClose} onKeep={() => setAsksToDiscard(false)} />
        ) : (
          <footer className="flex flex-wrap justify-end gap-3 border-t border-line px-5 py-4 sm:px-6">
            <Button look="secondary" aria-disabled={isBusy} onClick={handleClose}>
              {texts.cancel}
            </Button>
            <Button type="submit" aria-disabled={isBusy}>
              {isBusy ? texts.busy : submit}
            </Button>
          </footer>
        )}
      </form>
    </Dialog>
  );
}

interface DiscardQuestionProps {
  onDiscard: () => void;
  onKeep: () => void;
}

/** The safe answer has the focus, so that a second press of Enter does no harm. */
function DiscardQuestion({ onDiscard, onKeep }: DiscardQuestionProps) {
  const questionId = useId();
  return (
    <footer
      role="group"
      aria-labelledby={questionId}
      className="flex flex-wrap items-center gap-3 border-t border-line bg-danger-soft px-5 py-4 sm:px-6"
    >
      <p id={questionId} className="mr-auto">
        {texts.unsaved} <strong>Wil je toch sluiten?</strong>
      </p>
      <Button look="danger" onClick={onDiscard}>
        Ja, sluiten zonder opslaan
      </Button>
      <Button look="secondary" autoFocus onClick={onKeep}>
        Verder bewerken
      </Button>
    </footer>
  );
}
