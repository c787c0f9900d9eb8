/** What a label costs from a day on (D-75): whole euros, VAT included, and whole square metres. */
export interface PriceList {
  /** YYYY-MM-DD, in Amsterdam; it holds until the next list does. */
  validFrom: string;
  detachedPrice: number;
  /** Square metres that the price covers. */
  detachedArea: number;
  /** Of every other type of home. */
  otherPrice: number;
  otherArea: number;
  /** Every started step of so many square metres above the included area costs `stepPrice`. */
  stepArea: number;
  stepPrice: number;
  rushPrice: number;
}

/** The amounts of a list, in the order in which they are written. */
export const amountNames = [
  'detachedPrice',
  'detachedArea',
  'otherPrice',
  'otherArea',
  'stepArea',
  'stepPrice',
  'rushPrice',
] as const;
export type AmountName = (typeof amountNames)[number];

/** The list of the specification: the first row of `price_lists`, and that of pages which are rendered without a database. */
export const specificationList: PriceList = {
  validFrom: '2000-01-01',
  detachedPrice: 350,
  detachedArea: 200,
  otherPrice: 285,
  otherArea: 150,
  stepArea: 10,
  stepPrice: 15,
  rushPrice: 95,
};

/** A list as one short text: its day and its amounts. */
export function writePriceList(list: PriceList): string {
  return [list.validFrom, ...amountNames.map((name) => list[name])].join(' ');
}

/** The list that such a text holds; null for any other text. */
export function readPriceList(text: string): PriceList | null {
  const [validFrom = '', ...amounts] = text.split(' ');
  const [
    detachedPrice = 0,
    detachedArea = 0,
    otherPrice = 0,
    otherArea = 0,
    stepArea = 0,
    stepPrice = 0,
    rushPrice = 0,
  ] = amounts.map(Number);
  const list = { validFrom, detachedPrice, detachedArea, otherPrice, otherArea, stepArea, stepPrice, rushPrice };
  const isWhole = amountNames.every((name) => Number.isInteger(list[name]) && list[name] > 0);
  return isWhole && /^\d{4}-\d\d-\d\d$/.test(validFrom) ? list : null;
}
