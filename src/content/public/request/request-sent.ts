import { termsFigures as figures } from '@/content/legal/terms-figures';
import { lateRush } from './rush-promise';
import { callsWithin } from '@/content/site';

/** `moment` is null while none was chosen. */
function visit(moment: string | null): string {
  return `De adviseur komt ${moment === null ? '' : `op ${moment} `}bij u langs. Dat duurt gemiddeld 45 tot 60 minuten.`;
}

/** After a request was sent. */
export const requestSent = {
  number: 'Uw nummer',
  date: 'Verstuurd op',
  price: 'Prijs incl. btw',
  rush: 'Spoed',
  labelBy: 'Uw label uiterlijk op',
  /** The phone number comes after it. */
  keepNumber: 'Houd dit bij de hand als u ons belt op',
  nextTitle: 'Zo gaat het verder',
  received: (day: string) => `Uw aanvraag is op ${day} verstuurd.`,
  call: `Wij bellen of mailen u ${callsWithin} om samen een afspraak te maken.`,
  rushCall: 'Wij bellen of mailen u met voorrang om samen een afspraak te maken.',
  next: (moment: string | null) => [
    visit(moment),
    'U krijgt uw label 1 tot 3 werkdagen na de opname. De hele procedure duurt 3 tot 5 werkdagen.',
  ],
  /** Of a rush request; `by` is its deadline, null where that is not known. */
  rushNext: (by: string | null, moment: string | null) => [
    visit(moment),
    by === null
      ? 'U krijgt uw label binnen 24 uur na uw aanvraag.'
      : `U krijgt uw label uiterlijk op ${by}. ${lateRush.fails}`,
  ],
  /** Of a rush request whose visit comes after its deadline, which is `by`; null before there is a visit. */
  lateRushNext: (by: string | null, moment: string | null) => [
    visit(moment),
    ...(by === null ? [] : [lateRush.visit(by)]),
  ],
  /** `hours` is null where the working hours are not known. */
  counted: (hours: string | null) =>
    `Van die 24 uur tellen alleen onze werkuren mee${hours === null ? '' : `: ${hours}`}.`,
  prepareTitle: 'Leg alvast klaar',
  prepare: [
    'plattegronden of bouwtekeningen van de woning',
    'facturen met uw adres erop van isolatie, glas, cv-ketel, warmtepomp of zonnepanelen',
  ],
  checklist: 'Bekijk de hele lijst',
  proof: 'Zonder bewijs rekent de adviseur met een standaardwaarde. Dat geeft meestal een slechter label.',
  agreementsTitle: 'Betalen, verzetten en annuleren',
  paying: `U krijgt een factuur. Die betaalt u binnen ${figures.paymentDays} dagen na de datum erop.`,
  /** Only while no moment is chosen. */
  free: 'Zolang er geen afspraak vaststaat, zit u nergens aan vast.',
  cost: `Verzetten of annuleren kost niets tot ${figures.cancellationHours} uur voor de opname. Annuleert u later, dan betaalt u ${figures.cancellationPercent}% van de prijs.`,
  /** The link to the terms comes after it. */
  withdrawal: `U hebt ook ${figures.withdrawalDays} dagen bedenktijd. Hoe die werkt, staat in onze`,
} as const;
