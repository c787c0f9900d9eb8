import { useState } from 'react';
import { SubmitButton } from '@/components/form/form';
import { Button } from '@/components/ui/button';
import { ConfirmQuestion } from '@/components/ui/confirm-question';
import { messages } from '@/content/messages';

const questionFrame = 'border-t border-line bg-danger-soft px-1 sm:px-2';

/** What to do once the user has decided about unsaved changes. */
export interface Discarding {
  isClosing: boolean;
  go: () => void;
}

interface DialogFooterProps {
  isDeleting: boolean;
  /** The request is being left with unsaved changes. */
  discarding: Discarding | null;
  /** The next step is another once everything is saved. */
  isSavePrimary: boolean;
  onDelete: () => void;
  onClose: () => void;
  onDiscard: () => void;
  onKeepEditing: () => void;
}

/** The actions of the dialog; deleting and discarding ask for confirmation in the same place. */
export function DialogFooter(props: DialogFooterProps) {
  const { isDeleting, discarding, isSavePrimary, onDelete, onClose, onDiscard, onKeepEditing } = props;
  const [asksToDelete, setAsksToDelete] = useState(false);
  // The button that a question replaced gets the focus back.
  const [lastQuestion, setLastQuestion] = useState<'none' | 'delete' | 'discard'>('none');

  if (discarding) {
    return (
      <footer className={questionFrame}>
        <ConfirmQuestion
          explanation={messages.requests.unsaved}
          question={discarding.isClosing ? 'Wil je zonder opslaan sluiten?' : 'Wil je zonder opslaan verder?'}
          confirm={discarding.isClosing ? 'Ja, sluiten zonder opslaan' : 'Ja, verder zonder opslaan'}
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
    <footer className="flex flex-wrap gap-2 border-t border-line px-5 py-3 max-xs:px-4 sm:gap-3 sm:px-6 sm:py-4">
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
          autoFocus={lastQuestion === 'discard'}
          onClick={onClose}
        >
          Sluiten
        </Button>
        <SubmitButton
          className="max-sm:px-3 max-xs:grow"
          variant={isSavePrimary ? 'primary' : 'secondary'}
          busyLabel="Opslaan..."
        >
          Opslaan
        </SubmitButton>
      </div>
    </footer>
  );
}
