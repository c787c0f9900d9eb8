import { MailQuestion } from '@/components/office/mail/mail-question';
import { Dialog } from '@/components/ui/questions/dialog';
import { mailChoiceTexts as texts } from '@/content/office/requests/mail-choice';
import type { BulkMailQuestion } from './use-mail-question';

/** Says what a change of one or more requests would mail, before it is made. */
export function BulkMailDialog({ mails, onAnswer }: BulkMailQuestion) {
  return (
    <Dialog isOpen title={texts.title} description={texts.description} onClose={() => onAnswer('cancel')}>
      <MailQuestion
        about=""
        mails={mails}
        cancel={texts.cancel}
        onAnswer={(isWithoutMail) => onAnswer(isWithoutMail ? 'without-mail' : 'mail')}
        onCancel={() => onAnswer('cancel')}
      />
    </Dialog>
  );
}
