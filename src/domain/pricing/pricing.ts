import type { PriceList } from './price-list.ts';

export const propertyTypes = ['apartment', 'terraced', 'semi-detached', 'detached', 'other'] as const;
export type PropertyType = (typeof propertyTypes)[number];

interface Tariff {
  /** Euro, VAT included. */
  basePrice: number;
  /** Square metres that the base price covers. */
  includedArea: number;
}

interface PriceInput {
  /** '' while the visitor has not chosen one: the tariff of most homes then counts as an indication. */
  propertyType: PropertyType | '';
  /** Square metres, above 0. */
  surfaceArea: number;
  rushService: boolean;
}

/** A price with its parts: whole euros, VAT included. */
export interface PriceBreakdown extends Tariff {
  /** Started steps above the included area, of so many square metres and euros each. */
  extraSteps: number;
  stepArea: number;
  stepPrice: number;
  extraAreaPrice: number;
  rushPrice: number;
  total: number;
  isIndication: boolean;
}

/** The tariff of a type of home: base price in euro and the square metres it covers. */
export function tariffFor(propertyType: PropertyType | '', list: PriceList): Tariff {
  return propertyType === 'detached'
    ? { basePrice: list.detachedPrice, includedArea: list.detachedArea }
    : { basePrice: list.otherPrice, includedArea: list.otherArea };
}

/** The lowest price of a label: euro, VAT included. */
export function lowestPriceIn({ detachedPrice, otherPrice }: PriceList): number {
  return Math.min(detachedPrice, otherPrice);
}

/** The lowest price of a choice, for a home whose area is not known yet: euro, VAT included. */
export function startingPrice({ propertyType, rushService }: Omit<PriceInput, 'surfaceArea'>, list: PriceList): number {
  return tariffFor(propertyType, list).basePrice + (rushService ? list.rushPrice : 0);
}

/**
 * The price of an energy label in euro including VAT, with its parts (D-17): the same as `private.list_price` in the database.
 * Throws a RangeError for an area that is not a number above 0.
 */
export function calculatePrice(
  { propertyType, surfaceArea, rushService }: PriceInput,
  list: PriceList,
): PriceBreakdown {
  if (!Number.isFinite(surfaceArea) || surfaceArea <= 0) throw new RangeError('surface area must be above 0');
  const { basePrice, includedArea } = tariffFor(propertyType, list);
  const { stepArea, stepPrice } = list;
  const extraSteps = Math.max(0, Math.ceil((surfaceArea - includedArea) / stepArea));
  const extraAreaPrice = extraSteps * stepPrice;
  const rushPrice = rushService ? list.rushPrice : 0;
  return {
    ...{ basePrice, includedArea, extraSteps, stepArea, stepPrice, extraAreaPrice, rushPrice },
    total: basePrice + extraAreaPrice + rushPrice,
    isIndication: propertyType === '',
  };
}
