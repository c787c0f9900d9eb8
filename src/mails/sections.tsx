import { withdrawalWords } from '@/content/legal/withdrawal';
import { mailTexts as texts } from '@/content/mails';
import { paths } from '@/lib/paths';
import { Action, Known, List, Paragraph, Subheading, TextLink, Unknown } from './parts';

// What several mails to a customer have.

export function OpenRequest() {
  return (
    <>
      <Action href="{{link}}">{texts.open}</Action>
      <Paragraph>{texts.keepLink}</Paragraph>
    </>
  );
}

/** That the visit is after the deadline of its rush. */
export function RushLate() {
  return (
    <Known place="rush_late">
      <Paragraph>{texts.rushLate}</Paragraph>
    </Known>
  );
}

export function Preparation() {
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

/** What cancelling late costs: the period of withdrawal goes before the fee. */
function LateCosts({ costs: { work, fee, either } }: { costs: typeof texts.late }) {
  return (
    <>
      <Known place="late_work">{work}</Known>
      <Known place="late_fee">{fee}</Known>
      <Unknown place="late_work">
        <Unknown place="late_fee">{either}</Unknown>
      </Unknown>
    </>
  );
}

/** Until when the customer can withdraw, until that has passed. */
function Withdrawal() {
  return (
    <Known place="withdrawal_until">
      <Paragraph>
        <Known place="early_end">{texts.withdrawalEndsEarly}</Known>
        <Unknown place="early_end">{texts.withdrawal}</Unknown> {texts.withdraw}{' '}
        <TextLink href={`{{site_url}}${paths.withdrawal}`}>{withdrawalWords.open}</TextLink>
        {texts.withdrawalTerms} <TextLink href={`{{site_url}}${paths.terms}`}>{texts.terms}</TextLink>.
      </Paragraph>
    </Known>
  );
}

/** Who gets the invoice, and when it is to be paid. */
export function Paying() {
  return (
    <>
      <Known place="billed_elsewhere">{texts.payingElsewhere}</Known>
      <Unknown place="billed_elsewhere">
        <Known place="other_payer">{texts.payingForOther}</Known>
        <Unknown place="other_payer">{texts.paying}</Unknown>
      </Unknown>
    </>
  );
}

interface ChangeProps {
  /** Of a visit that was moved: when the office did that, refusing the new moment costs nothing. */
  isMoved?: boolean;
}

export function Change({ isMoved = false }: ChangeProps) {
  const late = (
    <Paragraph>
      <LateCosts costs={texts.late} />
    </Paragraph>
  );
  const later = (
    <Paragraph>
      <Known place="free_until">{texts.cancelFreeUntil}</Known>
      <Unknown place="free_until">{texts.cancelFree}</Unknown> <LateCosts costs={texts.later} />
    </Paragraph>
  );
  return (
    <>
      <Subheading>{texts.changeTitle}</Subheading>
      <Known place="soon">
        <Paragraph>{texts.changeSoon}</Paragraph>
        {isMoved ? <Unknown place="by_office">{late}</Unknown> : late}
      </Known>
      <Unknown place="soon">
        <Known place="link">
          <Paragraph>{texts.changeByLink}</Paragraph>
        </Known>
        <Unknown place="link">
          <Paragraph>{texts.changeByPhone}</Paragraph>
        </Unknown>
        {isMoved ? <Unknown place="by_office">{later}</Unknown> : later}
      </Unknown>
      <Withdrawal />
      <Paragraph>{texts.callout}</Paragraph>
      <Known place="link">
        <OpenRequest />
      </Known>
    </>
  );
}
