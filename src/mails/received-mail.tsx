import { mailFacts as facts, mailTexts as texts, receivedMail } from '@/content/mails';
import { MailLayout } from './layout';
import { Facts, Greeting, Known, List, Paragraph, Subheading, Unknown } from './parts';
import { OpenRequest, Paying, Preparation } from './sections';

function ReceivedMail() {
  return (
    <MailLayout {...receivedMail}>
      <Greeting />
      <Paragraph>{receivedMail.intro}</Paragraph>
      <Facts
        facts={[
          { label: facts.reference, place: 'reference' },
          { label: facts.address, place: 'address' },
          { label: facts.home, place: 'home' },
          { label: facts.price, place: 'price' },
          { label: facts.rush, place: 'rush' },
        ]}
      />
      <Subheading>{receivedMail.nextTitle}</Subheading>
      <Known place="rush">
        <Known place="rush_full">
          <List items={receivedMail.rushFull} />
        </Known>
        <Unknown place="rush_full">
          <Known place="rush_by">
            <List items={receivedMail.rushNext('{{rush_by}}')} />
          </Known>
          <Unknown place="rush_by">
            <List items={receivedMail.rushNext(null)} />
          </Unknown>
        </Unknown>
      </Known>
      <Unknown place="rush">
        <List items={receivedMail.next} />
      </Unknown>
      <Known place="link">
        <Subheading>{receivedMail.pageTitle}</Subheading>
        <Paragraph>{receivedMail.page}</Paragraph>
        <OpenRequest />
        <Paragraph>{receivedMail.phone}</Paragraph>
      </Known>
      <Preparation />
      <Subheading>{texts.agreementsTitle}</Subheading>
      <Paragraph>{receivedMail.free}</Paragraph>
      <Paragraph>
        <Paying /> {texts.otherPrice} <Known place="company">{texts.costOfCompany}</Known>
        <Unknown place="company">{texts.cost}</Unknown> {texts.callout}
      </Paragraph>
      <Unknown place="link">
        <Paragraph>{texts.changeByPhone}</Paragraph>
      </Unknown>
    </MailLayout>
  );
}

export const receivedMails = {
  received: { subject: receivedMail.subject, mail: <ReceivedMail /> },
};
