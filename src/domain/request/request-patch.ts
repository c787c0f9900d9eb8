import type { PriceList } from '../pricing/price-list.ts';
import { calculatePrice, propertyTypes, type PriceBreakdown } from '../pricing/pricing.ts';
import {
  editOf,
  requestEditFields,
  type RequestEdit,
  type RequestEditField,
  type TelephoneRequest,
} from './edited-fields.ts';
import { shapeOf, type StoredRequest } from './request-fields.ts';
import type { EnteredRequest } from './request.ts';
import { valuesOf } from './field-input.ts';
import { payerFields } from './roles.ts';

export type RequestPatch = Partial<Pick<StoredRequest, RequestEditField | 'calculatedPrice' | 'overruledMoment'>>;

const editShape = shapeOf('visitor', 'estimate', 'adviser');
const enteredShape = shapeOf('visitor', 'estimate');

/** The columns to update for these changes: tidied, a house number as its two parts, and all of a payer of another kind. */
export function patchOf(base: StoredRequest, changes: Partial<RequestEdit>): RequestPatch {
  const values = editShape.parse(valuesOf({ ...editOf(base), ...changes }));
  const isNumberChanged = changes.houseNumber !== undefined || changes.houseNumberAddition !== undefined;
  const changed = requestEditFields.filter(
    (field) =>
      changes[field] !== undefined ||
      (isNumberChanged && field.startsWith('houseNumber')) ||
      (changes.payerKind !== undefined && payerFields.some((name) => name === field)),
  );
  return Object.fromEntries(changed.map((field) => [field, values[field]]));
}

/** The list price in place of the one that the visitor's browser computed. */
export function computedPrice(base: StoredRequest): RequestPatch {
  return { calculatedPrice: base.listPrice };
}

/**
 * The price of a stored request once it is `next`, in euro: the agreed one, else that of its list, without a surcharge for
 * rush that has lapsed. Null while it is not known.
 */
export function priceAfter(base: StoredRequest, next: StoredRequest, list: PriceList): number | null {
  const hasLapsed = base.rushService && base.agreedPrice === null && base.price !== base.listPrice;
  return next.agreedPrice ?? listPrice({ ...next, rushService: next.rushService && !hasLapsed }, list)?.total ?? null;
}

/**
 * Whether saving `next` asks the customer to agree to a higher price first, unless the customer did: as private.ask_price
 * in the database. Not where a price was agreed on, or none was known.
 */
export function asksForPrice(base: StoredRequest, next: StoredRequest, list: PriceList): boolean {
  const before = listPrice({ ...base, rushService: base.rushService && next.rushService }, list)?.total ?? null;
  const after = listPrice(next, list)?.total ?? null;
  if (base.price === null || base.isHeld || next.agreedPrice !== null) return false;
  return before !== null && after !== null && after > before;
}

/** What was typed during a telephone call, as it is to be stored. */
export function enteredRequest(id: string, typed: TelephoneRequest): EnteredRequest {
  return { ...enteredShape.parse(valuesOf(typed)), id };
}

/** The price of a request by a list, with its parts; null while its surface area is unknown. */
export function listPrice(
  request: Pick<StoredRequest, 'propertyType' | 'surfaceArea' | 'rushService'>,
  list: PriceList,
): PriceBreakdown | null {
  const { surfaceArea, rushService } = request;
  if (surfaceArea === null || surfaceArea <= 0) return null;
  const propertyType = propertyTypes.find((type) => type === request.propertyType) ?? '';
  return calculatePrice({ propertyType, surfaceArea, rushService }, list);
}
