import { mailFacts as facts, mailTexts as texts, noShowMail } from '@/content/mails';
import { MailLayout } from './layout';
import { Action, Facts, Greeting, Known, Paragraph, Subheading, Unknown } from './parts';

/** That nobody was home: what it costs, and how a new moment is chosen. */
function NoShowMail() {
  return (
    <MailLayout {...noShowMail}>
      <Greeting />
      <Paragraph>{noShowMail.intro}</Paragraph>
      <Facts
        facts={[
          { label: facts.missed, place: 'missed' },
          { label: facts.address, place: 'address' },
          { label: facts.reference, place: 'reference' },
        ]}
      />
      <Known place="visit_fee">
        <Subheading>{noShowMail.costTitle}</Subheading>
        <Paragraph>
          {noShowMail.fee} <Known place="visit_charged">{noShowMail.charged}</Known>
          <Unknown place="visit_charged">{noShowMail.onlyByInvoice}</Unknown>
        </Paragraph>
      </Known>
      <Known place="visit_free">
        <Paragraph>{noShowMail.notNow}</Paragraph>
      </Known>
      <Subheading>{noShowMail.againTitle}</Subheading>
      <Known place="next">
        <Paragraph>{noShowMail.next}</Paragraph>
      </Known>
      <Unknown place="next">
        <Known place="rebook">
          <Paragraph>{noShowMail.pick}</Paragraph>
          <Action href="{{link}}">{noShowMail.open}</Action>
          <Paragraph>{texts.keepLink}</Paragraph>
        </Known>
        <Unknown place="rebook">
          <Paragraph>{noShowMail.call}</Paragraph>
        </Unknown>
      </Unknown>
      <Subheading>{noShowMail.wrongTitle}</Subheading>
      <Paragraph>{noShowMail.wrong}</Paragraph>
    </MailLayout>
  );
}

export const noShowMails = {
  no_show: { subject: noShowMail.subject, mail: <NoShowMail /> },
};
