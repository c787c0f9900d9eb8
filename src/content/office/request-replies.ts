import { site } from '@/content/site';

interface ReplyFacts {
  name: string;
  /** As the customer can quote it on the phone. */
  reference: string;
  /** '' when the customer gave none. */
  address: string;
  /** Such as `05-12-2026 om 09:30 uur`; '' while no appointment is planned. */
  appointment: string;
}

/** A first message to a customer, to be finished by the adviser: for a chat. */
export function chatText(facts: ReplyFacts): string {
  return `Goedendag ${facts.name}. ${asked(facts)} ${proposal(facts)}`;
}

/** The same as a mail. */
export function mailTexts(facts: ReplyFacts): { subject: string; body: string } {
  return {
    subject: `Uw aanvraag voor een energielabel (${facts.reference})`,
    body: [
      `Goedendag ${facts.name},`,
      `${asked(facts)} ${proposal(facts)}`,
      `Vragen? Bel ${site.phone} of antwoord op deze mail.`,
      `Met vriendelijke groet,\n${site.brand}`,
    ].join('\n\n'),
  };
}

function asked({ address }: ReplyFacts): string {
  return address === ''
    ? 'U vroeg bij ons een energielabel aan.'
    : `U vroeg bij ons een energielabel aan voor ${address}.`;
}

function proposal({ appointment }: ReplyFacts): string {
  return appointment === ''
    ? 'Wanneer komt de opname u uit? Die duurt 45 tot 60 minuten.'
    : `De opname is op ${appointment} en duurt 45 tot 60 minuten.`;
}
