import { calculatePrice, propertyTypes } from './pricing.ts';

interface PricedRequest {
  /** As stored: may be a type that this site does not know. */
  propertyType: string;
  /** Square metres. */
  surfaceArea: number | null;
  rushService: boolean;
  /** Euro, VAT included. */
  calculatedPrice: number | null;
}

/**
 * What the price list asks in euro, VAT included, when that is something else than the price stored with a request;
 * null when they agree, and when one of the two is not known.
 */
export function differingListPrice(request: PricedRequest): number | null {
  const { surfaceArea, rushService, calculatedPrice } = request;
  const propertyType = propertyTypes.find((known) => known === request.propertyType);
  if (propertyType === undefined || calculatedPrice === null || surfaceArea === null || surfaceArea <= 0) return null;
  const { total } = calculatePrice({ propertyType, surfaceArea, rushService });
  return total === calculatedPrice ? null : total;
}
