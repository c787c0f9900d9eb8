import { atHomeMail, mailFacts as facts, mailFooter } from '@/content/mails';
import { MailLayout } from './layout';
import { Facts, Greeting, Known, Paragraph, Unknown } from './parts';
import { Preparation } from './sections';

const visit = [
  { label: facts.previous, place: 'previous' },
  { label: facts.adviser, place: 'adviser' },
  { label: facts.address, place: 'address' },
  { label: facts.reference, place: 'reference' },
] as const;

function AtHomeMail() {
  const title = (
    <>
      <Known place="off">{atHomeMail.offTitle}</Known>
      <Unknown place="off">{atHomeMail.title}</Unknown>
    </>
  );
  return (
    <MailLayout {...atHomeMail} title={title} why={mailFooter.whyAtHome}>
      <Greeting />
      <Known place="off">
        <Paragraph>{atHomeMail.off}</Paragraph>
        <Facts facts={[{ label: facts.cancelled, place: 'moment' }, ...visit]} />
      </Known>
      <Unknown place="off">
        <Paragraph>
          <Known place="near">{atHomeMail.near}</Known>
          <Unknown place="near">
            <Known place="previous">{atHomeMail.moved}</Known>
            <Unknown place="previous">{atHomeMail.intro}</Unknown>
          </Unknown>
        </Paragraph>
        <Facts facts={[{ label: facts.moment, place: 'moment' }, ...visit]} />
        <Preparation />
        <Paragraph>{atHomeMail.change}</Paragraph>
      </Unknown>
    </MailLayout>
  );
}

export const atHomeMails = {
  at_home: { subject: atHomeMail.subject, mail: <AtHomeMail /> },
};
