import { site } from '@/content/site';
import type { RequestStatus } from '@/domain/request/request-status';

interface ReplyFacts {
  name: string;
  /** As the customer can quote it on the phone. */
  reference: string;
  /** '' when the customer gave none. */
  address: string;
  status: RequestStatus;
  /** Such as `05-12-2026 om 09:30 uur`; '' while no appointment is planned. */
  appointment: string;
  /** Whether the appointment was moved. */
  isMoved: boolean;
}

/** The opening of a chat message to a customer, for the adviser to finish. */
export function chatText(facts: ReplyFacts): string {
  return `Goedendag ${facts.name}. ${asked(facts)} ${proposal(facts)}`;
}

/** The same for an e-mail. */
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

function proposal({ status, appointment, isMoved }: ReplyFacts): string {
  if (status === 'cancelled')
    return 'Uw aanvraag is geannuleerd. Wilt u toch een energielabel? Laat het ons dan weten.';
  if (status === 'completed') return 'Uw aanvraag is afgerond. Hebt u nog een vraag? Laat het ons dan weten.';
  if (appointment === '') return 'Wanneer komt de opname u uit? Die duurt gemiddeld 45 tot 60 minuten.';
  return isMoved
    ? `Uw afspraak is verplaatst: de opname is nu op ${appointment} en duurt gemiddeld 45 tot 60 minuten.`
    : `De opname is op ${appointment} en duurt gemiddeld 45 tot 60 minuten.`;
}
