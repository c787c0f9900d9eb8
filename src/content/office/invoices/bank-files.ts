import type { MatchOutcome } from '@/domain/bank/match-entries';
import { formatCents } from '#shared/format-cents.ts';

const choose = 'Kies bij je bank CAMT.053 (XML) als je afschriften downloadt.';

const fileProblems = {
  'too-large':
    'dit is te groot: een bestand mag 10 MB zijn, en alles samen 40 MB. Download een kortere periode bij je bank.',
  'too-many': 'dit zijn er te veel: lees hooguit 500 bestanden tegelijk in.',
  'too-many-entries':
    'dit zijn er te veel: lees hooguit 10.000 boekingen tegelijk in. Download een kortere periode bij je bank.',
  'broken-zip': 'deze zip kan niet worden geopend. Download hem opnieuw, of pak hem uit en kies de bestanden.',
  encoding: 'dit bestand is beschadigd of in een onbekend schrift opgeslagen. Download het opnieuw bij je bank.',
  mt940: `dit is een MT940-bestand. ${choose}`,
  camt052: `dit is CAMT.052, een tussenstand. ${choose}`,
  camt054: `dit is CAMT.054, een specificatie. ${choose}`,
  pdf: `dit is een PDF. ${choose}`,
  csv: `dit is een CSV-bestand. ${choose}`,
  other: `dit is geen bankbestand dat de website kent. ${choose}`,
} as const;

/** Reading payments of bank files. */
export const bankFileTexts = {
  title: 'Betalingen uit een bankbestand',
  hint: 'CAMT.053-bestanden (XML) van je bank, of een zip daarmee. Ze blijven in deze browser. Je kiest zelf wat wordt genoteerd.',
  file: 'Bankbestand',
  problem: (file: string, problem: keyof typeof fileProblems) => `${file}: ${fileProblems[problem]}`,
  unreadable: (amount: number) => `${amount} ${amount === 1 ? 'boeking telt' : 'boekingen tellen'} niet mee`,
  unreadableEntries: {
    amount: 'Het bedrag is niet te lezen, of het is 0 of meer dan 10 miljoen euro',
    currency: 'Niet in euro’s',
    day: 'De dag bestaat niet, of ligt niet tussen 2000 en 2100',
    namespace: 'Staat in een vorm die CAMT.053 niet kent',
    'not-booked': 'Nog niet geboekt: dit komt in een later bestand',
  },
  found: (certain: number, entries: number) =>
    `${certain} van ${entries} bijschrijvingen ${certain === 1 ? 'betaalt' : 'betalen'} zeker een factuur.`,
  outcomes: {
    certain: 'nummer en bedrag kloppen',
    several: 'samen het openstaande bedrag van deze facturen',
    parts: 'een deel, met de andere delen samen het openstaande bedrag',
    otherwise: 'het nummer staat er anders dan op de factuur',
    typo: 'waarschijnlijk: één cijfer in het nummer is anders',
    name: 'waarschijnlijk: naam en bedrag kloppen, het nummer niet',
    'amount-differs': 'let op: er staat een ander bedrag open',
    'not-open': 'let op: deze factuur staat niet open',
    unknown: '',
  } satisfies Record<MatchOutcome, string>,
  open: (open: number) => `open: ${formatCents(open)}`,
  others: (amount: number) => `${amount} andere ${amount === 1 ? 'boeking' : 'boekingen'}`,
  othersHint:
    'Deze worden niet genoteerd: ze horen bij geen factuur, gingen eraf of kwamen terug. Hoort er een bij een factuur, noteer dat dan zelf bij de factuur.',
  note: 'Noteer wat is aangevinkt',
  noted: (amount: number, before: number) =>
    `${amount} ${amount === 1 ? 'betaling' : 'betalingen'} genoteerd${before > 0 ? `. ${before} ${before === 1 ? 'was' : 'waren'} al eerder genoteerd` : ''}`,
} as const;
