import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { ChangingText } from '@/components/ui/changing-text';
import {
  mailChoiceTexts as texts,
  mailsText,
  mailsTo,
  type MailsOfChanges,
} from '@/content/office/requests/mail-choice';

interface MailQuestionProps {
  /** What the mails are about, as a sentence; '' where that is clear. */
  about: string;
  mails: MailsOfChanges;
  /** On the button that does not do it. */
  cancel: string;
  onAnswer: (isWithoutMail: boolean) => void;
  onCancel: () => void;
}

/** Says what an action would mail before it is done, with doing it without mail beside it; Escape cancels. */
export function MailQuestion({ about, mails, cancel, onAnswer, onCancel }: MailQuestionProps) {
  const textId = useId();
  const { customer, colleague } = mailsTo(mails);
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
        {[about, `${mailsText(mails)}.`].filter(Boolean).join(' ')}
      </p>
      <Button className="max-xs:grow" autoFocus onClick={() => onAnswer(false)}>
        {texts.withMail}
      </Button>
      {customer && (
        <Button variant="secondary" className="max-xs:grow" onClick={() => onAnswer(true)}>
          <ChangingText>{colleague ? texts.withoutMailToCustomer : texts.withoutMail}</ChangingText>
        </Button>
      )}
      <Button variant="quiet" className="max-xs:grow" onClick={onCancel}>
        {cancel}
      </Button>
    </div>
  );
}
