import { answerMail, mailFacts as facts, mailTexts as texts } from '@/content/mails';
import { MailLayout } from './layout';
import { Action, Facts, Greeting, Known, Paragraph, WrittenText } from './parts';

/** What the office answers the customer, with the way to write back. */
function AnswerMail() {
  return (
    <MailLayout {...answerMail}>
      <Greeting />
      <Paragraph>{answerMail.intro}</Paragraph>
      <WrittenText place="answer" />
      <Facts
        facts={[
          { label: facts.address, place: 'address' },
          { label: facts.reference, place: 'reference' },
        ]}
      />
      <Known place="link">
        <Paragraph>{answerMail.reply}</Paragraph>
        <Action href="{{link}}">{answerMail.open}</Action>
        <Paragraph>{texts.keepLink}</Paragraph>
      </Known>
      <Paragraph>{texts.questions}</Paragraph>
    </MailLayout>
  );
}

export const answerMails = {
  answer: { subject: answerMail.subject, mail: <AnswerMail /> },
};
