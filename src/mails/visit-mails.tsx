import {
  labelReadyMail,
  mailFacts as facts,
  mailTexts as texts,
  movedMail,
  plannedMail,
  reminderMail,
} from '@/content/mails';
import { checklists } from '@/content/public/request/preparation';
import { MailLayout } from './layout';
import { Facts, Greeting, Known, List, Paragraph, Subheading, Unknown } from './parts';
import { Change, Paying, Preparation, RushLate } from './sections';

const appointment = [
  { label: facts.adviser, place: 'adviser' },
  { label: facts.address, place: 'address' },
  { label: facts.reference, place: 'reference' },
  { label: facts.price, place: 'price' },
  { label: facts.labelBy, place: 'label_by' },
] as const;

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
      <Paragraph>
        {plannedMail.order} <Paying /> {texts.otherPrice}
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
        <Known place="by_office">
          <Paragraph>{movedMail.byOffice}</Paragraph>
          <Paragraph>{movedMail.refuse}</Paragraph>
        </Known>
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
      <Change isMoved />
    </MailLayout>
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
    </MailLayout>
  );
}

export const visitMails = {
  planned: { subject: plannedMail.subject, mail: <PlannedMail /> },
  moved: { subject: movedMail.subject, mail: <MovedMail /> },
  reminder: { subject: reminderMail.subject, mail: <ReminderMail /> },
};
