// The law on energy labels, as far as the site speaks of it. Texts in src take the facts from here; the articles in
// supabase/seed.sql repeat them, and law-texts.test.ts compares both.

/** As printed under a text: a fact has a source of the government, another one, or both. */
export interface LawSource {
  source?: string;
  /** A source that is not the government. */
  elsewhere?: string;
  /** The day on which the fact was last compared with its source. */
  checked: `${number} ${string} ${number}`;
}

type Fact = LawSource & Record<string, unknown>;

export const duty = {
  /** Fits after `verplicht`. */
  moments:
    'bij verkoop, bij verhuur aan een nieuwe huurder, bij verlenging van een huurcontract en bij oplevering van een nieuwe woning',
  source: 'rvo.nl, 31 mei 2021',
  checked: '22 november 2026',
} as const satisfies Fact;

export const leaseExtension = {
  labelSince: '29 mei 2026',
  elsewhere: 'rodenburg.nl, 15 januari 2026 (noemt cultureelerfgoed.nl)',
  checked: '22 november 2026',
} as const satisfies Fact;

/**
 * A listed street view (beschermd stadsgezicht) never was exempt. The text of the law (Besluit bouwwerken leefomgeving)
 * was not found in what could be read; that of before, Besluit energieprestatie gebouwen 2.2, exempted monuments.
 */
export const monuments = {
  labelSince: '29 mei 2026',
  elsewhere: 'rodenburg.nl, 15 januari 2026 (noemt cultureelerfgoed.nl)',
  checked: '28 november 2026',
} as const satisfies Fact;

export const exemptions = {
  /** m²; only when the dwelling is detached too. */
  detachedBelow: 50,
  /** Years that a building is used at most. */
  temporaryYears: 2,
  source: 'rvo.nl',
  checked: '22 november 2026',
} as const satisfies Fact;

/** Exempt only when both hold: fewer months of use, and less energy than year-round use takes. */
export const holidayHomes = {
  belowMonths: 4,
  belowPercent: 25,
  source: 'rvo.nl, Energielabelplicht voor recreatiewoningen',
  checked: '28 november 2026',
} as const satisfies Fact;

/** Amounts in euro, of a policy rule of the minister about sale and delivery; it names none for letting. */
export const fines = {
  privateSeller: 435,
  company: 870,
  since: '1 november 2021',
  inspectorate: 'Inspectie Leefomgeving en Transport (ILT)',
  elsewhere: 'rtlnieuws.nl, november 2021 (noemt de inspectie)',
  checked: '28 november 2026',
} as const satisfies Fact;

export const validity = {
  years: 10,
  source: 'rvo.nl',
  checked: '22 november 2026',
} as const satisfies Fact;

/** The register counts, not the paper. */
export const register = {
  source: 'rvo.nl, 19 januari 2024',
  checked: '22 november 2026',
} as const satisfies Fact;

/** Sites of the government that articles name. */
export const governmentSites = ['ep-online.nl', 'rvo.nl'] as const;

/** Highest use of fossil energy of each class, in kWh per m² per year; G is everything above F. */
export const classes = {
  limits: {
    'A++++': 0,
    'A+++': 50,
    'A++': 75,
    'A+': 105,
    A: 160,
    B: 190,
    C: 250,
    D: 290,
    E: 335,
    F: 380,
  },
  elsewhere: 'enven.nl, 2022',
  checked: '22 november 2026',
} as const satisfies Fact;

/** A source as a text names it, without the full stop. */
export function sourceText({ source, elsewhere, checked }: LawSource): string {
  const read = `${source ?? elsewhere}, nagekeken op ${checked}`;
  return source === undefined ? `${read}; geen overheidsbron` : read;
}

/** Search page of the official register of energy labels. */
export const epOnlineUrl = 'https://www.ep-online.nl/Energylabel/Search';
