import { useState } from 'react';
import { SubmitButton } from '@/components/form/form';
import { Button } from '@/components/ui/button';
import { ConfirmQuestion } from '@/components/ui/confirm-question';
import { messages } from '@/content/messages';

/** The question fills the bar and stands in line with what is above it. */
const questionFrame = 'border-t border-line bg-danger-soft px-1 sm:px-2';

interface DialogFooterProps {
  isDeleting: boolean;
  /** Somebody wants to close the dialog while it holds changes. */
  asksToDiscard: boolean;
  onDelete: () => void;
  onClose: () => void;
  onDiscard: () => void;
  onKeepEditing: () => void;
}

/** The actions of the dialog; an action that loses something asks first, in the same place. */
export function DialogFooter(props: DialogFooterProps) {
  const { isDeleting, asksToDiscard, onDelete, onClose, onDiscard, onKeepEditing } = props;
  const [asksToDelete, setAsksToDelete] = useState(false);
  // The button that a question took the place of gets the focus back with it.
  const [lastQuestion, setLastQuestion] = useState<'none' | 'delete' | 'discard'>('none');

  if (asksToDiscard) {
    return (
      <footer className={questionFrame}>
        <ConfirmQuestion
          explanation={messages.requests.unsaved}
          question="Wil je zonder opslaan sluiten?"
          confirm="Ja, sluiten zonder opslaan"
          cancel="Verder bewerken"
          onConfirm={onDiscard}
          onCancel={() => {
            setLastQuestion('discard');
            onKeepEditing();
          }}
        />
      </footer>
    );
  }
  if (asksToDelete) {
    return (
      <footer className={questionFrame}>
        <ConfirmQuestion
          question="Weet je het zeker?"
          confirm={isDeleting ? 'Bezig met verwijderen...' : 'Ja, verwijder'}
          cancel="Annuleren"
          isBusy={isDeleting}
          onConfirm={onDelete}
          onCancel={() => {
            setLastQuestion('delete');
            setAsksToDelete(false);
          }}
        />
      </footer>
    );
  }
  return (
    <footer className="flex flex-wrap gap-3 border-t border-line px-5 py-4 sm:px-6">
      <Button variant="danger" autoFocus={lastQuestion === 'delete'} onClick={() => setAsksToDelete(true)}>
        Verwijderen
      </Button>
      <div className="ml-auto flex flex-wrap gap-3">
        <Button variant="secondary" autoFocus={lastQuestion === 'discard'} onClick={onClose}>
          Sluiten
        </Button>
        <SubmitButton busyLabel="Opslaan...">Opslaan</SubmitButton>
      </div>
    </footer>
  );
}
