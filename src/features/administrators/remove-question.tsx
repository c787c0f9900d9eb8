import { useId } from 'react';
import { Button } from '@/components/ui/button';

interface RemoveQuestionProps {
  isSelf: boolean;
  isBusy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** The safe answer has the focus, so that a second press of Enter does no harm. */
export function RemoveQuestion({ isSelf, isBusy, onConfirm, onCancel }: RemoveQuestionProps) {
  const questionId = useId();
  return (
    <div
      role="group"
      aria-labelledby={questionId}
      className="mt-3 flex flex-wrap items-center gap-3 rounded-lg bg-danger-soft p-4"
    >
      <p id={questionId} className="mr-auto">
        {isSelf && 'Je verwijdert je eigen account en wordt uitgelogd. '}
        <strong>Weet je het zeker?</strong>
      </p>
      <Button look="danger" aria-disabled={isBusy} onClick={onConfirm}>
        {isBusy ? 'Bezig met verwijderen...' : 'Ja, verwijder'}
      </Button>
      <Button look="secondary" autoFocus onClick={onCancel}>
        Annuleren
      </Button>
    </div>
  );
}
