export const propertyTypes = ['apartment', 'terraced', 'semi-detached', 'detached', 'other'] as const;
export type PropertyType = (typeof propertyTypes)[number];

interface Tariff {
  /** Euro, VAT included. */
  basePrice: number;
  /** Square metres that the base price covers. */
  includedArea: number;
}

const detachedTariff: Tariff = { basePrice: 350, includedArea: 200 };
const standardTariff: Tariff = { basePrice: 285, includedArea: 150 };

/** Square metres in one step; every started step above the included area costs `stepPrice` euro. */
export const stepArea = 10;
export const stepPrice = 15;
/** Euro, VAT included, for the inspection and the label within 24 hours. */
export const rushPrice = 95;
/** Euro, VAT included: the lowest price of a label. */
export const lowestPrice = standardTariff.basePrice;

interface PriceInput {
  /** '' while the visitor has not chosen one: the standard tariff then counts as an indication. */
  propertyType: PropertyType | '';
  /** Square metres, above 0. */
  surfaceArea: number;
  rushService: boolean;
}

/** A price with its parts: whole euros, VAT included. */
export interface PriceBreakdown extends Tariff {
  /** Started steps of 10 m² above the included area. */
  extraSteps: number;
  extraAreaPrice: number;
  rushPrice: number;
  total: number;
  isIndication: boolean;
}

/** The tariff of a type of home: base price in euro and the square metres it covers. */
export function tariffFor(propertyType: PropertyType | ''): Tariff {
  return propertyType === 'detached' ? detachedTariff : standardTariff;
}

/** The lowest price of a choice, for a home whose area is not known yet: euro, VAT included. */
export function startingPrice({ propertyType, rushService }: Omit<PriceInput, 'surfaceArea'>): number {
  return tariffFor(propertyType).basePrice + (rushService ? rushPrice : 0);
}

/**
 * The price of an energy label in euro including VAT, with its parts (D-17).
 * Throws a RangeError for an area that is not a number above 0.
 */
export function calculatePrice({ propertyType, surfaceArea, rushService }: PriceInput): PriceBreakdown {
  if (!Number.isFinite(surfaceArea) || surfaceArea <= 0) throw new RangeError('surface area must be above 0');
  const { basePrice, includedArea } = tariffFor(propertyType);
  const extraSteps = Math.max(0, Math.ceil((surfaceArea - includedArea) / stepArea));
  const extraAreaPrice = extraSteps * stepPrice;
  const rush = rushService ? rushPrice : 0;
  return {
    basePrice,
    includedArea,
    extraSteps,
    extraAreaPrice,
    rushPrice: rush,
    total: basePrice + extraAreaPrice + rush,
    isIndication: propertyType === '',
  };
}

export interface PricedRequest {
  /** As stored: may be a type that this site does not know. */
  propertyType: string;
  /** Square metres. */
  surfaceArea: number | null;
  rushService: boolean;
  /** Euro, VAT included: what the visitor's browser computed, and what was agreed on instead. */
  calculatedPrice: number | null;
  agreedPrice: number | null;
}

/** Why a price differs from the list price (euro, VAT included): another was agreed on, or the visitor saw another. */
export type PriceDifference =
  { kind: 'agreed'; listPrice: number } | { kind: 'seen'; listPrice: number; seenPrice: number | null };

/**
 * How the agreed price of a request, or without one the price that its visitor saw, differs from that of the list; null
 * when it does not or the list gives none. The same as `private.differs_from_list` in the database.
 */
export function listPriceDifference(request: PricedRequest): PriceDifference | null {
  const { surfaceArea, rushService, calculatedPrice, agreedPrice } = request;
  const propertyType = propertyTypes.find((known) => known === request.propertyType);
  if (propertyType === undefined || surfaceArea === null || surfaceArea <= 0) return null;
  const listPrice = calculatePrice({ propertyType, surfaceArea, rushService }).total;
  if ((agreedPrice ?? calculatedPrice) === listPrice) return null;
  return agreedPrice === null ? { kind: 'seen', listPrice, seenPrice: calculatedPrice } : { kind: 'agreed', listPrice };
}
