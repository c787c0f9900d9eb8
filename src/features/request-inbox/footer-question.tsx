import { useId } from 'react';
import { Button } from '@/components/ui/button';

interface FooterQuestionProps {
  explanation?: string;
  question: string;
  confirm: string;
  cancel: string;
  isBusy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something is lost. The safe answer has the focus, so that a second press of Enter does no harm. */
export function FooterQuestion({
  explanation,
  question,
  confirm,
  cancel,
  isBusy,
  onConfirm,
  onCancel,
}: FooterQuestionProps) {
  const questionId = useId();
  return (
    <footer
      role="group"
      aria-labelledby={questionId}
      className="flex flex-wrap items-center gap-3 border-t border-line bg-danger-soft px-5 py-4 sm:px-6"
    >
      <p id={questionId} className="mr-auto">
        {explanation && `${explanation} `}
        <strong>{question}</strong>
      </p>
      <Button look="danger" aria-disabled={isBusy} onClick={onConfirm}>
        {confirm}
      </Button>
      <Button look="secondary" autoFocus onClick={onCancel}>
        {cancel}
      </Button>
    </footer>
  );
}
