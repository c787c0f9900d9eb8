import { cancelledMail, mailFacts as facts, mailTexts as texts } from '@/content/mails';
import { MailLayout } from './layout';
import { Action, Facts, Greeting, Known, Paragraph, Subheading, Unknown } from './parts';

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

export const cancelledMails = {
  cancelled: { subject: cancelledMail.subject, mail: <CancelledMail /> },
};
