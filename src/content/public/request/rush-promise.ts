import { rushHours } from '@/content/public/rush-hours';
import { callsWithin } from '@/content/site';
import { rushPrice } from '@/content/page-prices';
import { formatEuro } from '#shared/format-euro.ts';

/** `surcharge` in euro is that of a request, null while it is not known. */
function withoutSurcharge(surcharge: number | null): string {
  return surcharge ? `vervalt de toeslag van ${formatEuro(surcharge)}` : 'vervalt de spoedtoeslag';
}

export const rushPromise = {
  /** In the form once rush is chosen, where the working hours are known. */
  by: (by: string) => `Vraagt u nu aan, dan hebt u uw label uiterlijk op ${by}.`,
  /** What the 24 hours count; `hours` is null where the working hours are not known. */
  counted: (hours: string | null) =>
    rushHours.replace('.', `: ${hours ?? 'u hoort van ons wanneer u het label uiterlijk hebt'}.`),
  hours: (hours: string) => `Onze werkuren voor spoed: ${hours}.`,
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
  visit: (by: string) => `Dit moment valt na uw spoedtermijn (${by}). U betaalt daarom geen spoedtoeslag.`,
  /** Of a moment that was only asked for; `price` is null while it is not known. */
  wish: (by: string, price: string | null, surcharge: number | null) =>
    `Uw gewenste moment valt na uw spoedtermijn (${by}). Leggen wij het vast, dan ${withoutSurcharge(surcharge)}${price === null ? '' : ` en betaalt u ${price}`}.`,
  /** After such a moment was planned. */
  planned: `Dit is geen spoed meer: de toeslag van ${formatEuro(rushPrice)} is vervallen.`,
  /** No moment is free before it. */
  noMoment: (by: string, surcharge: number | null) =>
    `Er is nu geen moment vrij waarmee u uw label uiterlijk op ${by} hebt. Wij bellen of mailen u met voorrang, in elk geval ${callsWithin}. U hoort dan of het toch op tijd lukt. Lukt het niet, dan ${withoutSurcharge(surcharge)}.`,
  /** It has passed, and nobody has visited. */
  passed: (by: string, surcharge: number | null) =>
    `Met spoed zou uw label er uiterlijk op ${by} zijn. Dat is niet gelukt, en dat spijt ons. Daarom ${withoutSurcharge(surcharge)}.`,
} as const;
