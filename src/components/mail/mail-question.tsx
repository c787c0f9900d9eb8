import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { mailChoiceTexts as texts } from '@/content/office/requests/mail-choice';

interface MailQuestionProps {
  /** What would be mailed, and to whom. */
  text: string;
  /** On the button that does not do it. */
  cancel: string;
  onAnswer: (isWithoutMail: boolean) => void;
  onCancel: () => void;
}

/** Says what an action would mail before it is done, with doing it without mail beside it; Escape cancels. */
export function MailQuestion({ text, cancel, onAnswer, onCancel }: MailQuestionProps) {
  const textId = useId();
  return (
    <div
      role="group"
      aria-labelledby={textId}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        onCancel();
      }}
      className="flex flex-wrap items-center gap-3 rounded-lg p-4"
    >
      <p id={textId} className="mr-auto max-sm:w-full">
        {text}
      </p>
      <Button className="max-xs:grow" autoFocus onClick={() => onAnswer(false)}>
        {texts.withMail}
      </Button>
      <Button variant="secondary" className="max-xs:grow" onClick={() => onAnswer(true)}>
        {texts.withoutMail}
      </Button>
      <Button variant="quiet" className="max-xs:grow" onClick={onCancel}>
        {cancel}
      </Button>
    </div>
  );
}
