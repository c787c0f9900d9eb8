import { useState, type ReactNode } from 'react';
import { useSessionDraft } from '@/components/office/edit/draft';
import { useLeaveGuard } from '@/components/office/edit/use-leave-guard';
import { Form, FormFailure, FormFields, SubmitButton } from '@/components/form/form';
import type { FormState } from '@/components/form/use-zod-form';
import { Button } from '@/components/ui/button';
import { ConfirmQuestion } from '@/components/ui/questions/confirm-question';
import { Dialog } from '@/components/ui/questions/dialog';
import { Notice } from '@/components/ui/notice';
import { creationTexts as texts } from '@/content/office/texts/content-creation';

interface CreateDialogProps {
  title: string;
  description: string;
  submit: string;
  form: FormState;
  /** Name of the session draft. */
  draftName: string;
  /** Stored in the session draft; closing the dialog with something in it asks first. */
  typed: Record<string, string>;
  /** Asked in place of the button that submits. */
  question?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** The dialog of a form that creates something. */
export function CreateDialog(props: CreateDialogProps) {
  const { title, description, submit, form, draftName, typed, question, onClose, children } = props;
  const hasInput = Object.values(typed).some((text) => text.trim() !== '');
  const [asksToDiscard, setAsksToDiscard] = useState(false);
  // Input on mount comes from a session draft.
  const [isRestored] = useState(hasInput);
  useSessionDraft(draftName, hasInput ? typed : null);
  useLeaveGuard(hasInput);

  function handleClose() {
    if (form.isBusy) return;
    if (hasInput) setAsksToDiscard(true);
    else onClose();
  }

  return (
    <Dialog isOpen title={title} description={description} onClose={handleClose}>
      <Form form={form} aria-label={title} className="flex min-h-0 flex-col">
        <div className="grid scroll-pb-20 gap-4 overflow-y-auto px-5 py-5 sm:px-6">
          {isRestored && <Notice>{texts.restored}</Notice>}
          <FormFields className="grid min-w-0 gap-4">{children}</FormFields>
        </div>
        <div className="px-5 pb-4 empty:hidden sm:px-6">
          <FormFailure />
        </div>
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
        ) : question !== undefined ? (
          <footer className="border-t border-line bg-danger-soft px-1 sm:px-2">{question}</footer>
        ) : (
          <footer className="flex flex-wrap justify-end gap-3 border-t border-line px-5 py-4 sm:px-6">
            <Button variant="secondary" className="max-sm:grow" aria-disabled={form.isBusy} onClick={handleClose}>
              {texts.cancel}
            </Button>
            <SubmitButton className="max-sm:grow" busyLabel={texts.busy}>
              {submit}
            </SubmitButton>
          </footer>
        )}
      </Form>
    </Dialog>
  );
}
