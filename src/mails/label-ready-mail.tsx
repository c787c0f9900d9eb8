import { epOnlineUrl } from '@/content/legal/label-law';
import { labelReadyMail as mail, mailFacts as facts } from '@/content/mails';
import { MailLayout } from './layout';
import { Action, Facts, Greeting, Known, Paragraph, Subheading, Unknown } from './parts';
import { OpenRequest, Paying } from './sections';

const invoicePlaces = [
  'label_paid',
  'label_billed',
  'label_billed_elsewhere',
  'label_bill_online',
  'label_bill_follows',
] as const;

function LabelReadyMail() {
  return (
    <MailLayout {...mail}>
      <Greeting />
      <Paragraph>
        {mail.intro} <Known place="label">{mail.registered}</Known>
        <Unknown place="label">{mail.notFound}</Unknown>
      </Paragraph>
      <Facts
        facts={[
          { label: facts.label, place: 'label' },
          { label: facts.address, place: 'address' },
          { label: facts.reference, place: 'reference' },
          { label: facts.price, place: 'price' },
        ]}
      />
      <Known place="label_replaced">
        <Paragraph>{mail.replaced}</Paragraph>
      </Known>
      <Known place="label_attached">
        <Paragraph>
          {mail.attached}
          <Known place="link"> {mail.kept}</Known>
        </Paragraph>
      </Known>
      <Known place="label_pdf">
        <Unknown place="label_attached">
          <Paragraph>{mail.online}</Paragraph>
        </Unknown>
        <Known place="link">
          <OpenRequest />
        </Known>
      </Known>
      <Paragraph>{mail.register}</Paragraph>
      <Action href={epOnlineUrl}>{mail.open}</Action>
      <Paragraph>{mail.advertisement}</Paragraph>
      <Known place="label_to_pay">
        <Subheading>{mail.payTitle}</Subheading>
        {invoicePlaces.map((place) => (
          <Known key={place} place={place}>
            <Paragraph>{mail.invoice[place]}</Paragraph>
          </Known>
        ))}
        <Known place="label_bill_unknown">
          <Paragraph>
            <Paying />
          </Paragraph>
        </Known>
      </Known>
      <Subheading>{mail.wrongTitle}</Subheading>
      <Paragraph>{mail.wrong}</Paragraph>
    </MailLayout>
  );
}

export const labelMails = {
  label_ready: { subject: mail.subject, mail: <LabelReadyMail /> },
};
