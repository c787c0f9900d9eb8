import { useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmQuestion } from '@/components/ui/confirm-question';
import { Dialog } from '@/components/ui/dialog';
import { FocusedNotice } from '@/components/ui/focused-notice';
import { Notice } from '@/components/ui/notice';
import { creationTexts as texts } from '@/content/office/content-creation';
import type { Failure } from './use-creation';
import { useLeaveGuard } from '../use-leave-guard';

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
  // There is input from the start only when it was kept from an earlier time.
  const [isRestored] = useState(hasInput);
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
    // The field that has the focus is disabled while its text is stored.
    event.nativeEvent.submitter?.focus();
    onSubmit();
    // After the fields show what is wrong with them.
    setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(), 0);
  }

  return (
    <Dialog isOpen title={title} description={description} onClose={handleClose}>
      <form ref={form} noValidate aria-label={title} className="flex min-h-0 flex-col" onSubmit={handleSubmit}>
        <div className="grid gap-4 overflow-y-auto px-5 py-5 sm:px-6">
          {isRestored && <Notice>{texts.restored}</Notice>}
          <fieldset disabled={isBusy} role="presentation" className="grid min-w-0 gap-4">
            {children}
          </fieldset>
        </div>
        {failure && (
          <div className="px-5 pb-4 sm:px-6">
            <FocusedNotice tone="danger">
              <strong>{failure.title}.</strong> {failure.reason}
            </FocusedNotice>
          </div>
        )}
        {asksToDiscard ? (
          <footer className="border-t border-line bg-danger-soft px-1 sm:px-2">
            <ConfirmQuestion
              explanation={texts.unsaved}
              question="Wil je toch sluiten?"
              confirm="Ja, sluiten zonder opslaan"
              cancel="Verder bewerken"
              onConfirm={onClose}
              onCancel={() => setAsksToDiscard(false)}
            />
          </footer>
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
