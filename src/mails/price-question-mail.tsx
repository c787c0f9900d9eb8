import { mailFacts as facts, mailTexts as texts, priceQuestionMail } from '@/content/mails';
import { MailLayout } from './layout';
import { Action, Facts, Greeting, Known, Paragraph, Subheading, Unknown } from './parts';

const reasons = ['asked_area', 'asked_home', 'asked_rush'] as const;

/** That a corrected home costs more, and that the customer agrees to it or ends the request for nothing. */
function PriceQuestionMail() {
  return (
    <MailLayout {...priceQuestionMail}>
      <Greeting />
      <Paragraph>{priceQuestionMail.intro}</Paragraph>
      {reasons.map((place) => (
        <Known key={place} place={place}>
          <Paragraph>{priceQuestionMail.reasons[place]}</Paragraph>
        </Known>
      ))}
      <Facts
        facts={[
          { label: facts.newPrice, place: 'asked_price' },
          { label: facts.oldPrice, place: 'price' },
          { label: facts.address, place: 'address' },
          { label: facts.reference, place: 'reference' },
        ]}
      />
      <Paragraph>{priceQuestionMail.until}</Paragraph>
      <Subheading>{priceQuestionMail.answerTitle}</Subheading>
      <Known place="link">
        <Paragraph>{priceQuestionMail.answer}</Paragraph>
        <Action href="{{link}}">{priceQuestionMail.open}</Action>
        <Paragraph>{texts.keepLink}</Paragraph>
      </Known>
      <Unknown place="link">
        <Paragraph>{priceQuestionMail.call}</Paragraph>
      </Unknown>
      <Paragraph>{priceQuestionMail.refuse}</Paragraph>
      <Paragraph>{texts.questions}</Paragraph>
    </MailLayout>
  );
}

export const priceQuestionMails = {
  price_question: { subject: priceQuestionMail.subject, mail: <PriceQuestionMail /> },
};
