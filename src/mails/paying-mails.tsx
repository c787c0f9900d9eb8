import { invoiceMail, mailFacts as facts, mailFooter, paymentReminderMail } from '@/content/mails';
import { MailLayout } from './layout';
import { Facts, Greeting, Known, Paragraph, Unknown } from './parts';
import { OpenRequest } from './sections';

const why = (
  <>
    <Known place="to_payer">{mailFooter.whyPayer}</Known>
    <Unknown place="to_payer">{mailFooter.why}</Unknown>
  </>
);

const openFacts = [
  { label: facts.paid, place: 'paid' },
  { label: facts.total, place: 'total' },
  { label: facts.rest, place: 'rest' },
] as const;

const invoiceFacts = [
  { label: facts.iban, place: 'iban' },
  { label: facts.holder, place: 'holder' },
  { label: facts.paymentReference, place: 'payment_reference' },
  { label: facts.invoice, place: 'bill' },
  { label: facts.creditNote, place: 'credit_note' },
  { label: facts.credited, place: 'credited' },
  { label: facts.address, place: 'address' },
  { label: facts.homes, place: 'homes' },
  { label: facts.reference, place: 'reference' },
] as const;

const dues = ['for_label', 'for_labels', 'for_no_show', 'for_cancellation', 'for_extra'] as const;

function InvoiceMail() {
  const title = (
    <>
      <Unknown place="credited">{invoiceMail.title}</Unknown>
      <Known place="credited">{invoiceMail.creditTitle}</Known>
    </>
  );
  return (
    <MailLayout {...invoiceMail} title={title} why={why}>
      <Greeting />
      <Unknown place="credited">
        {dues.map((place) => (
          <Known key={place} place={place}>
            <Paragraph>{invoiceMail.intro[place]}</Paragraph>
          </Known>
        ))}
        <Known place="paid_up">
          <Unknown place="refund">
            <Paragraph>{invoiceMail.paidUp}</Paragraph>
          </Unknown>
          <Known place="refund">
            <Paragraph>{invoiceMail.overpaid}</Paragraph>
          </Known>
        </Known>
        <Known place="voided">
          <Paragraph>{invoiceMail.voided}</Paragraph>
        </Known>
      </Unknown>
      <Known place="credited">
        <Paragraph>{invoiceMail.creditIntro}</Paragraph>
        <Known place="refund">
          <Paragraph>{invoiceMail.creditPaid}</Paragraph>
        </Known>
        <Unknown place="refund">
          <Paragraph>{invoiceMail.creditUnpaid}</Paragraph>
        </Unknown>
      </Known>
      <Facts facts={[...openFacts, { label: facts.due, place: 'due' }, ...invoiceFacts]} />
      <Known place="iban">
        <HowToPay />
      </Known>
      <Paragraph>{invoiceMail.wrong}</Paragraph>
    </MailLayout>
  );
}

function PaymentReminderMail() {
  const title = (
    <>
      <Known place="last_reminder">{paymentReminderMail.lastTitle}</Known>
      <Unknown place="last_reminder">{paymentReminderMail.title}</Unknown>
    </>
  );
  return (
    <MailLayout {...paymentReminderMail} title={title} why={why}>
      <Greeting />
      <Known place="last_reminder">
        <Paragraph>{paymentReminderMail.lastIntro}</Paragraph>
      </Known>
      <Unknown place="last_reminder">
        <Paragraph>{paymentReminderMail.intro}</Paragraph>
      </Unknown>
      <Facts facts={[...openFacts, { label: facts.wasDue, place: 'due' }, ...invoiceFacts]} />
      <HowToPay />
      <Paragraph>{paymentReminderMail.crossed}</Paragraph>
      <Paragraph>{paymentReminderMail.problem}</Paragraph>
    </MailLayout>
  );
}

function HowToPay() {
  return (
    <>
      <Paragraph>{invoiceMail.pay}</Paragraph>
      <Known place="link">
        <Paragraph>{invoiceMail.scan}</Paragraph>
        <OpenRequest />
      </Known>
    </>
  );
}

export const payingMails = {
  invoice: { subject: invoiceMail.subject, mail: <InvoiceMail /> },
  payment_reminder: { subject: paymentReminderMail.subject, mail: <PaymentReminderMail /> },
};
