function matches(pattern: RegExp) {
  return (value: unknown) => typeof value === 'string' && pattern.test(value);
}

function isBetween(least: number, most: number) {
  return (value: unknown) => typeof value === 'number' && value >= least && value <= most;
}

function isUrl(value: unknown): boolean {
  return typeof value === 'string' && /^https?:\/\/[^\s]+$/.test(value) && URL.canParse(value);
}

/** Text for people: no markup, no place that was not filled in, nothing that stands for a missing value. */
function isText(value: unknown): boolean {
  return typeof value === 'string' && /\S/.test(value) && !/<\/?[a-z]|\{\{|\bundefined\b|\bNaN\b/i.test(value);
}

/** The plain data of structured data, in the form that schema.org and Google name. */
export const kinds = {
  text: isText,
  /** Google leaves out a price range of 100 characters or more. */
  shortText: (value: unknown) => isText(value) && String(value).length < 100,
  url: isUrl,
  /** Google takes the name of a site from the root of its domain. */
  siteRoot: (value: unknown) => isUrl(value) && new URL(String(value)).pathname === '/',
  email: matches(/^[^\s@]+@[^\s@]+\.[^\s@]+$/),
  /** With its country, as Google asks. */
  phone: matches(/^\+[1-9]\d{7,14}$/),
  postcode: matches(/^\d{4} [A-Z]{2}$/),
  /** ISO 3166-1. */
  country: matches(/^[A-Z]{2}$/),
  /** ISO 4217. */
  currency: matches(/^[A-Z]{3}$/),
  /** BCP 47. */
  language: matches(/^[a-z]{2}-[A-Z]{2}$/),
  day: matches(/^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$/),
  time: matches(/^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/),
  /** ISO 8601 with its offset: without one Google takes that of its crawler. */
  moment: (value: unknown) =>
    matches(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/)(value) &&
    !Number.isNaN(Date.parse(String(value))),
  positive: isBetween(Number.MIN_VALUE, Number.MAX_VALUE),
  latitude: isBetween(-90, 90),
  longitude: isBetween(-180, 180),
} as const;

export type DataKind = keyof typeof kinds;
