import { cancelFree } from '@/content/legal/agreements';
import { calloutText, cancellingAnyVisit, cancellingLater } from '@/content/legal/visit-terms';
import { termsFigures as figures } from '@/content/legal/terms-figures';
import { callsWithin } from '@/content/site';
import { lateRush } from './rush-promise';
import { unproven } from './unproven';

const visit = 'De adviseur komt bij u langs. Dat duurt gemiddeld 45 tot 60 minuten.';
const labelAfterVisit = 'U krijgt uw label 1 tot 3 werkdagen na de opname';

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
  call: `Wij bellen of mailen u ${callsWithin} om samen een afspraak te maken.`,
  rushCall: 'Wij bellen of mailen u met voorrang om samen een afspraak te maken.',
  /** In place of these, while the screen offers moments. */
  pick: {
    usual: `Kies hierboven een moment voor de opname. Kiest u niets, dan bellen of mailen wij u ${callsWithin}.`,
    rush: 'Kies hierboven een moment voor de opname. Kiest u niets, dan bellen of mailen wij u met voorrang.',
  },
  /** First, after a moment that was only noted. */
  wished: 'Wij leggen samen met u een moment vast.',
  next: [visit, `${labelAfterVisit}.`],
  /** Where no moment is offered or chosen: the first that is free may be later than this counts on. */
  nextInDays: [visit, `${labelAfterVisit}. De hele procedure duurt 3 tot 5 werkdagen.`],
  /** Of a rush request; `by` is its deadline, null where that is not promised. */
  rushNext: (by: string | null) => [
    visit,
    by === null ? lateRush.unknown : `U krijgt uw label uiterlijk op ${by}. ${lateRush.fails}`,
  ],
  /** Of a rush request without a moment in time: when the label comes is not known. */
  unknownNext: [visit],
  /** Of one whose visit comes after its deadline. */
  lateRushNext: [visit, `${labelAfterVisit}. ${lateRush.planned}`],
  prepareTitle: 'Leg alvast klaar',
  prepare: [
    'plattegronden of bouwtekeningen van de woning',
    'facturen met uw adres erop van isolatie, glas, cv-ketel, warmtepomp of zonnepanelen',
  ],
  checklist: 'Bekijk de hele lijst',
  proof: unproven,
  agreementsTitle: 'Betalen en annuleren',
  paying: `U krijgt een factuur. Die betaalt u binnen ${figures.paymentDays}\u00A0dagen na de datum erop.`,
  /** The invoice is mailed to another. */
  payingElsewhere: `De factuur mailen wij aan wie betaalt. Betalen moet binnen ${figures.paymentDays}\u00A0dagen na de datum erop.`,
  /** The invoice is made out to another, and mailed to who orders. */
  payingForOther: `De factuur komt op naam van wie betaalt, en wij mailen hem aan u. Betalen moet binnen ${figures.paymentDays}\u00A0dagen na de datum erop.`,
  otherPrice: 'Blijkt uw woning groter of van een ander type? Dan bespreken wij de prijs eerst met u.',
  /** Only while no moment is chosen. */
  free: 'Zolang er geen afspraak vaststaat, zit u nergens aan vast.',
  /** Where it does not stand beside the moments. */
  cost: cancellingAnyVisit,
  costOfCompany: `${cancelFree} ${cancellingLater('fee', figures)}`,
  absent: calloutText(figures),
  /** The link to the terms comes after it. */
  withdrawal: 'Hoe u uw bedenktijd gebruikt, staat in onze',
  /** The same before an appointment is planned. */
  withdrawalToCome: `De ${figures.withdrawalDays}\u00A0dagen bedenktijd beginnen als de afspraak vaststaat. Hoe u ze gebruikt, staat in onze`,
} as const;
