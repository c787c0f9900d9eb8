import type { ReactElement } from 'react';
import { epOnlineUrl } from '@/content/legal/label-law';
import {
  cancelledMail,
  invoiceMail,
  labelReadyMail,
  mailFacts as facts,
  mailTexts as texts,
  movedMail,
  paymentReminderMail,
  plannedMail,
  receivedMail,
  reminderMail,
} from '@/content/mails';
import { checklists } from '@/content/public/request/preparation';
import { paths } from '@/lib/paths';
import { MailLayout } from './layout';
import { Action, Facts, Greeting, Known, List, Paragraph, Subheading, TextLink, Unknown } from './parts';

const appointment = [
  { label: facts.adviser, place: 'adviser' },
  { label: facts.address, place: 'address' },
  { label: facts.reference, place: 'reference' },
  { label: facts.price, place: 'price' },
  { label: facts.labelBy, place: 'label_by' },
] as const;

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
        <Known place="rush_by">
          <List items={receivedMail.rushNext('{{rush_by}}')} />
        </Known>
        <Unknown place="rush_by">
          <List items={receivedMail.rushNext(null)} />
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
        {texts.paying} {texts.cost}
      </Paragraph>
      <Unknown place="link">
        <Paragraph>{texts.changeByPhone}</Paragraph>
      </Unknown>
    </MailLayout>
  );
}

function PlannedMail() {
  return (
    <MailLayout {...plannedMail}>
      <Greeting />
      <Paragraph>{plannedMail.intro}</Paragraph>
      <Facts facts={[{ label: facts.moment, place: 'moment' }, ...appointment]} />
      <RushLate />
      <Known place="moment">
        <Paragraph>{texts.attached}</Paragraph>
      </Known>
      <Preparation />
      <Change />
      <Subheading>{labelReadyMail.payTitle}</Subheading>
      <Paragraph>{texts.paying}</Paragraph>
      <Paragraph>
        {plannedMail.order} {texts.withdrawal} <TextLink href={`{{site_url}}${paths.terms}`}>{texts.terms}</TextLink>.
      </Paragraph>
    </MailLayout>
  );
}

function MovedMail() {
  const title = (
    <>
      <Known place="previous">{movedMail.title}</Known>
      <Unknown place="previous">{movedMail.adviserTitle}</Unknown>
    </>
  );
  return (
    <MailLayout {...movedMail} title={title}>
      <Greeting />
      <Known place="previous">
        <Known place="by_customer">
          <Paragraph>{movedMail.byCustomer}</Paragraph>
        </Known>
        <Unknown place="by_customer">
          <Paragraph>{movedMail.byOffice}</Paragraph>
        </Unknown>
        <Facts
          facts={[
            { label: facts.newMoment, place: 'moment' },
            { label: facts.previous, place: 'previous' },
            ...appointment,
          ]}
        />
        <Paragraph>{movedMail.attached}</Paragraph>
      </Known>
      <Unknown place="previous">
        <Paragraph>{movedMail.adviser}</Paragraph>
        <Facts
          facts={[
            { label: facts.adviser, place: 'adviser' },
            { label: facts.moment, place: 'moment' },
            ...appointment.filter(({ place }) => place !== 'adviser'),
          ]}
        />
        <Known place="moment">
          <Paragraph>{movedMail.adviserAttached}</Paragraph>
        </Known>
      </Unknown>
      <RushLate />
      <Preparation />
      <Change />
    </MailLayout>
  );
}

/** Why it is off: the customer cancelled, the office did and the customer can pick another moment, or else. */
function CancelledMail() {
  const { byCustomer, byOffice, rebook } = cancelledMail;
  return (
    <MailLayout
      {...cancelledMail}
      title={<Cause byCustomer={byCustomer.title} rebook={rebook.title} byOffice={byOffice.title} />}
    >
      <Greeting />
      <Paragraph>
        <Cause byCustomer={byCustomer.intro} rebook={rebook.intro} byOffice={byOffice.intro} />
      </Paragraph>
      <Facts
        facts={[
          { label: facts.cancelled, place: 'moment' },
          { label: facts.address, place: 'address' },
          { label: facts.reference, place: 'reference' },
        ]}
      />
      <Known place="moment">
        <Paragraph>{cancelledMail.attached}</Paragraph>
      </Known>
      <Known place="by_customer">
        <Paragraph>{byCustomer.cost}</Paragraph>
      </Known>
      <Subheading>
        <Cause byCustomer={byCustomer.againTitle} rebook={rebook.againTitle} byOffice={byOffice.againTitle} />
      </Subheading>
      <Known place="rebook">
        <Paragraph>{rebook.again}</Paragraph>
        <Action href="{{link}}">{rebook.open}</Action>
        <Paragraph>{texts.keepLink}</Paragraph>
      </Known>
      <Unknown place="rebook">
        <Paragraph>{cancelledMail.again}</Paragraph>
        <Unknown place="by_customer">
          <Action href="{{site_url}}/">{byOffice.open}</Action>
        </Unknown>
      </Unknown>
    </MailLayout>
  );
}

interface CauseProps {
  byCustomer: string;
  rebook: string;
  byOffice: string;
}

function Cause({ byCustomer, rebook, byOffice }: CauseProps) {
  return (
    <>
      <Known place="by_customer">{byCustomer}</Known>
      <Unknown place="by_customer">
        <Known place="rebook">{rebook}</Known>
        <Unknown place="rebook">{byOffice}</Unknown>
      </Unknown>
    </>
  );
}

function ReminderMail() {
  return (
    <MailLayout {...reminderMail}>
      <Greeting />
      <Paragraph>{reminderMail.intro}</Paragraph>
      <Facts facts={[{ label: facts.moment, place: 'moment' }, ...appointment]} />
      <RushLate />
      <Preparation />
      <Subheading>{reminderMail.dayTitle}</Subheading>
      <List items={checklists[1]?.items.map(({ text }) => text) ?? []} />
      <Change />
      <Paragraph>{reminderMail.callout}</Paragraph>
    </MailLayout>
  );
}

function LabelReadyMail() {
  return (
    <MailLayout {...labelReadyMail}>
      <Greeting />
      <Paragraph>{labelReadyMail.intro}</Paragraph>
      <Facts
        facts={[
          { label: facts.label, place: 'label' },
          { label: facts.address, place: 'address' },
          { label: facts.reference, place: 'reference' },
          { label: facts.price, place: 'price' },
        ]}
      />
      <Paragraph>{labelReadyMail.register}</Paragraph>
      <Action href={epOnlineUrl}>{labelReadyMail.open}</Action>
      <Paragraph>{labelReadyMail.advertisement}</Paragraph>
      <Subheading>{labelReadyMail.payTitle}</Subheading>
      <Paragraph>{texts.paying}</Paragraph>
      <Subheading>{labelReadyMail.wrongTitle}</Subheading>
      <Paragraph>{labelReadyMail.wrong}</Paragraph>
    </MailLayout>
  );
}

const invoiceFacts = [
  { label: facts.total, place: 'total' },
  { label: facts.due, place: 'due' },
  { label: facts.iban, place: 'iban' },
  { label: facts.holder, place: 'holder' },
  { label: facts.invoice, place: 'bill' },
  { label: facts.creditNote, place: 'credit_note' },
  { label: facts.credited, place: 'credited' },
  { label: facts.address, place: 'address' },
  { label: facts.reference, place: 'reference' },
] as const;

function InvoiceMail() {
  const title = (
    <>
      <Known place="due">{invoiceMail.title}</Known>
      <Unknown place="due">{invoiceMail.creditTitle}</Unknown>
    </>
  );
  return (
    <MailLayout {...invoiceMail} title={title}>
      <Greeting />
      <Known place="due">
        <Paragraph>{invoiceMail.intro}</Paragraph>
      </Known>
      <Unknown place="due">
        <Paragraph>{invoiceMail.creditIntro}</Paragraph>
      </Unknown>
      <Facts facts={invoiceFacts} />
      <Known place="due">
        <HowToPay />
      </Known>
      <Paragraph>{invoiceMail.wrong}</Paragraph>
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

function PaymentReminderMail() {
  return (
    <MailLayout {...paymentReminderMail}>
      <Greeting />
      <Paragraph>{paymentReminderMail.intro}</Paragraph>
      <Facts facts={invoiceFacts} />
      <HowToPay />
      <Paragraph>{paymentReminderMail.crossed}</Paragraph>
      <Paragraph>{paymentReminderMail.problem}</Paragraph>
    </MailLayout>
  );
}

function OpenRequest() {
  return (
    <>
      <Action href="{{link}}">{texts.open}</Action>
      <Paragraph>{texts.keepLink}</Paragraph>
    </>
  );
}

/** That the visit is after the deadline of its rush. */
function RushLate() {
  return (
    <Known place="rush_late">
      <Paragraph>{texts.rushLate}</Paragraph>
    </Known>
  );
}

function Preparation() {
  return (
    <>
      <Subheading>{texts.prepareTitle}</Subheading>
      <List items={texts.prepare} />
      <Paragraph>
        {texts.proof} <TextLink href={`{{site_url}}${paths.preparation}`}>{texts.checklist}</TextLink>.
      </Paragraph>
    </>
  );
}

function Change() {
  return (
    <>
      <Subheading>{texts.changeTitle}</Subheading>
      <Known place="soon">
        <Paragraph>{texts.changeSoon}</Paragraph>
      </Known>
      <Unknown place="soon">
        <Known place="link">
          <Paragraph>{texts.changeByLink}</Paragraph>
        </Known>
        <Unknown place="link">
          <Paragraph>{texts.changeByPhone}</Paragraph>
        </Unknown>
        <Paragraph>{texts.cost}</Paragraph>
      </Unknown>
      <Known place="link">
        <OpenRequest />
      </Known>
    </>
  );
}

/** Every mail to a customer by its kind in the queue: its subject, and its text and looks. */
export const mails: Record<string, { subject: string; mail: ReactElement }> = {
  received: { subject: receivedMail.subject, mail: <ReceivedMail /> },
  planned: { subject: plannedMail.subject, mail: <PlannedMail /> },
  moved: { subject: movedMail.subject, mail: <MovedMail /> },
  cancelled: { subject: cancelledMail.subject, mail: <CancelledMail /> },
  reminder: { subject: reminderMail.subject, mail: <ReminderMail /> },
  label_ready: { subject: labelReadyMail.subject, mail: <LabelReadyMail /> },
  invoice: { subject: invoiceMail.subject, mail: <InvoiceMail /> },
  payment_reminder: { subject: paymentReminderMail.subject, mail: <PaymentReminderMail /> },
};
