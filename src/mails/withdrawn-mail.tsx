import { mailFacts as facts, withdrawnMail as texts } from '@/content/mails';
import { MailLayout } from './layout';
import { Facts, Greeting, Known, Paragraph, Subheading } from './parts';
import { OpenRequest } from './sections';

/** The receipt of a withdrawal: what was said, and when. */
function WithdrawnMail() {
  return (
    <MailLayout {...texts}>
      <Greeting />
      <Paragraph>{texts.intro}</Paragraph>
      <Subheading>{texts.statementTitle}</Subheading>
      <Paragraph>“{texts.statement}”</Paragraph>
      <Facts
        facts={[
          { label: facts.withdrawn, place: 'withdrawn' },
          { label: facts.address, place: 'address' },
          { label: facts.reference, place: 'reference' },
          { label: facts.visitOff, place: 'moment' },
        ]}
      />
      <Subheading>{texts.meansTitle}</Subheading>
      <Paragraph>{texts.over}</Paragraph>
      <Known place="owed">
        <Paragraph>{texts.owed}</Paragraph>
      </Known>
      <Paragraph>{texts.paid}</Paragraph>
      <Known place="moment">
        <Paragraph>{texts.attached}</Paragraph>
      </Known>
      <Paragraph>{texts.wrong}</Paragraph>
      <Known place="link">
        <OpenRequest />
      </Known>
    </MailLayout>
  );
}

export const withdrawnMails = {
  withdrawn: { subject: texts.subject, mail: <WithdrawnMail /> },
};
