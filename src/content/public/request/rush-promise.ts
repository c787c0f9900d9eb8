import { rushTime } from '@/content/public/rush-hours';
import { callsWithin } from '@/content/site';
import { rushPrice } from '@/content/page-prices';
import { formatEuro } from '#shared/format-euro.ts';

/** `surcharge` in euro is that of a request, null while it is not known. */
function withoutSurcharge(surcharge: number | null): string {
  return surcharge ? `vervalt de toeslag van ${formatEuro(surcharge)}` : 'vervalt de spoedtoeslag';
}

/** In the form once rush is chosen. */
export const rushPromise = {
  /** A free moment can keep it. */
  by: (by: string) => `Vraagt u nu aan, dan hebt u uw label uiterlijk op ${by}.`,
  /** None can; `first` is the first one without rush, null when that is not free either. */
  impossible: (first: string | null) =>
    `Er is nu geen moment vrij waarmee uw label ${rushTime}, klaar is.${first === null ? '' : ` Zonder spoed en zonder toeslag is het eerste vrije moment ${first}.`}`,
  callMe: `Toch spoed? Laat dit vakje aan, dan bellen of mailen wij u met voorrang. De toeslag van ${formatEuro(rushPrice)} betaalt u alleen als het op tijd lukt.`,
  /** When it may be, or is, no sooner than without rush. */
  advantage: {
    certain: '',
    uncertain: 'Let op: zonder spoed duurt het 3 tot 5 werkdagen. Spoed is nu dus misschien niet sneller.',
    none: 'Let op: dat is niet sneller dan zonder spoed. Dan duurt het 3 tot 5 werkdagen.',
  },
} as const;

/** What follows when the label is not there by `by`, the deadline of a rush request. */
export const lateRush = {
  /** Beside the promise. */
  fails: `Lukt dat niet, dan ${withoutSurcharge(rushPrice)}.`,
  /** Of a visit, or of a moment that is chosen, beside the price. */
  visit: (by: string) =>
    `Met dit moment is uw label niet op tijd voor spoed (${by}). U betaalt daarom geen spoedtoeslag.`,
  /** Of a moment that was only asked for; `price` is null while it is not known. */
  wish: (by: string, price: string | null, surcharge: number | null) =>
    `Met uw gewenste moment is uw label niet op tijd voor spoed (${by}). Leggen wij het vast, dan ${withoutSurcharge(surcharge)}${price === null ? '' : ` en betaalt u ${price}`}.`,
  /** After such a moment was planned. */
  planned: `Dit is geen spoed meer: de toeslag van ${formatEuro(rushPrice)} is vervallen.`,
  /** Where the promise is not known yet. */
  unknown: `U hoort van ons wanneer u uw label hebt. Lukt dat niet ${rushTime}, dan ${withoutSurcharge(rushPrice)}.`,
  /** Above moments that are all too late. */
  laterOnes: 'Kiest u een van deze momenten, dan betaalt u geen spoedtoeslag.',
  /** No moment is free in time for it. */
  noMoment: (by: string, surcharge: number | null) =>
    `Er is nu geen moment vrij waarmee u uw label uiterlijk op ${by} hebt. Wij bellen of mailen u met voorrang, in elk geval ${callsWithin}. U hoort dan of het toch op tijd lukt. Lukt het niet, dan ${withoutSurcharge(surcharge)}.`,
  /** It has passed, and nobody has visited. */
  passed: (by: string, surcharge: number | null) =>
    `Met spoed zou uw label er uiterlijk op ${by} zijn. Dat is niet gelukt, en dat spijt ons. Daarom ${withoutSurcharge(surcharge)}.`,
} as const;
