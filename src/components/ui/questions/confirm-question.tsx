import { useId } from 'react';
import { Button } from '../button';

interface ConfirmQuestionProps {
  explanation?: string;
  question: string;
  confirm: string;
  cancel: string;
  isBusy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/**
 * Confirms something that loses data; Escape cancels. The safe choice has the focus, so that a second Enter does no
 * harm.
 */
export function ConfirmQuestion(props: ConfirmQuestionProps) {
  const { explanation, question, confirm, cancel, isBusy = false, onConfirm, onCancel } = props;
  const questionId = useId();
  return (
    <div
      role="group"
      aria-labelledby={questionId}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || isBusy || event.defaultPrevented) return;
        event.preventDefault();
        onCancel();
      }}
      className="flex flex-wrap items-center gap-3 rounded-lg bg-danger-soft p-4"
    >
      <p id={questionId} className="w-full">
        {explanation && <span>{`${explanation} `}</span>}
        <strong>{question}</strong>
      </p>
      <Button variant="danger" className="max-xs:grow" aria-disabled={isBusy} onClick={onConfirm}>
        {confirm}
      </Button>
      <Button variant="secondary" className="max-xs:grow" autoFocus onClick={onCancel}>
        {cancel}
      </Button>
    </div>
  );
}
