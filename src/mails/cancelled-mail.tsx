import { endedVisitCosts as costs } from '@/content/legal/visit-terms';
import { cancelledMail, mailFacts as facts, mailTexts as texts } from '@/content/mails';
import { MailLayout } from './layout';
import { Action, Facts, Greeting, Known, Paragraph, Subheading, Unknown } from './parts';

const { byCustomer, byOffice, rebook } = cancelledMail;

/** Why it is off: the customer cancelled, the office did and the customer can pick another moment, or else. */
function CancelledMail() {
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
        <Known place="in_time">
          <Paragraph>
            {byCustomer.inTime} <Known place="visit_free">{costs.nothing}</Known>
          </Paragraph>
        </Known>
        <Known place="visit_late">
          <Paragraph>
            {byCustomer.late} <LateCost />
          </Paragraph>
        </Known>
      </Known>
      <Unknown place="by_customer">
        <Paragraph>{byOffice.cost}</Paragraph>
      </Unknown>
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

/** What cancelling late comes to, by the terms or by what the office charged. */
function LateCost() {
  return (
    <>
      <Known place="visit_free">{costs.nothing}</Known>
      <Unknown place="visit_free">
        <Known place="visit_fee">{byCustomer.fee}</Known>
        <Unknown place="visit_fee">{byCustomer.unknownFee}</Unknown>{' '}
        <Unknown place="visit_charged">{costs.onlyByInvoice}</Unknown>
      </Unknown>
    </>
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
