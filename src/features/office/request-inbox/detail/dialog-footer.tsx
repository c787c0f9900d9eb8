import { clsx } from 'clsx/lite';
import { useState, type ReactNode } from 'react';
import { SubmitButton } from '@/components/form/form';
import { Button } from '@/components/ui/button';
import { ConfirmQuestion } from '@/components/ui/questions/confirm-question';
import { AffectedVisits } from '@/components/office/visits/visit-panel';
import { useVisitDecisions } from '@/data/appointments/visit-decisions';
import type { StoredRequest } from '@/domain/request/request-fields';
import { hasMoment } from '@/domain/request/request-status';
import { OpenInvoices } from '../shared/open-invoices';
import type { Question } from './dialog-question';

const questionFrame = 'border-t border-line bg-danger-soft px-1 sm:px-2';

interface DialogFooterProps {
  isDeleting: boolean;
  /** What was read of the request. */
  request: StoredRequest;
  /** Has to be answered before the dialog continues. */
  question: Question | null;
  /** What saving mails, above the buttons. */
  mail: ReactNode;
  onDelete: (options: { withMail: boolean }) => void;
  onClose: () => void;
}

/** The actions of the dialog; whatever has to be confirmed is asked in the same place. */
export function DialogFooter({ isDeleting, request, question, mail, onDelete, onClose }: DialogFooterProps) {
  const [asksToDelete, setAsksToDelete] = useState(false);
  const decisions = useVisitDecisions(asksToDelete && hasMoment(request) ? { requestIds: [request.id] } : null, {
    proposal: 'drop',
  });
  // The button that a question replaced gets the focus back.
  const [lastQuestion, setLastQuestion] = useState<'none' | 'delete' | Question['about']>('none');

  async function handleDelete() {
    if (await decisions.isReady()) onDelete({ withMail: decisions.withMail });
  }

  if (question) {
    const { about, onCancel, ...texts } = question;
    return (
      <footer className={questionFrame}>
        <ConfirmQuestion
          {...texts}
          onCancel={() => {
            setLastQuestion(about);
            onCancel();
          }}
        />
      </footer>
    );
  }
  if (asksToDelete) {
    return (
      <footer className={clsx(questionFrame, 'max-h-[60dvh] overflow-y-auto')}>
        <div className="px-4 pt-3 empty:hidden">
          <AffectedVisits decisions={decisions} isDeletion />
          <OpenInvoices requestIds={[request.id]} />
        </div>
        <ConfirmQuestion
          question="Weet je het zeker?"
          confirm={isDeleting ? 'Bezig met verwijderen...' : 'Ja, verwijder'}
          cancel="Annuleren"
          isBusy={isDeleting}
          onConfirm={() => void handleDelete()}
          onCancel={() => {
            setLastQuestion('delete');
            setAsksToDelete(false);
          }}
        />
      </footer>
    );
  }
  return (
    <footer className="flex flex-wrap gap-2 border-t border-line px-5 py-3 max-xs:px-4 sm:gap-3 sm:px-6 sm:py-4">
      <div className="flex w-full justify-end">{mail}</div>
      <Button
        variant="danger"
        className="max-sm:px-3 max-xs:grow"
        autoFocus={lastQuestion === 'delete'}
        onClick={() => setAsksToDelete(true)}
      >
        Verwijderen
      </Button>
      <div className="ml-auto flex flex-wrap gap-2 max-xs:grow sm:gap-3">
        <Button
          variant="secondary"
          className="max-sm:px-3 max-xs:grow"
          autoFocus={lastQuestion === 'leaving'}
          onClick={onClose}
        >
          Sluiten
        </Button>
        <SubmitButton
          className="max-sm:px-3 max-xs:grow"
          autoFocus={lastQuestion === 'saving'}
          busyLabel="Opslaan..."
          aria-keyshortcuts="Control+Enter"
        >
          Opslaan
        </SubmitButton>
      </div>
    </footer>
  );
}
