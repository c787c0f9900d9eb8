import { parseConstructionYear } from '../address/address.ts';
import { parseManualArea } from '../address/surface-area.ts';
import { parseHouseNumber } from '../address/typed-address.ts';
import { calculatePrice, propertyTypes, type PriceBreakdown } from '../pricing/pricing.ts';
import { cleanText } from '../text.ts';
import {
  cleanRequestEdit,
  editOf,
  requestEditFields,
  type CorrectedField,
  type Correction,
  type RequestEdit,
  type RequestEditField,
  type TelephoneRequest,
} from './edited-fields.ts';
import type { StoredRequest } from './request-fields.ts';
import type { LabelRequest } from './request.ts';

type CorrectedValues = Pick<StoredRequest, CorrectedField>;
type StoredEdit = Partial<Pick<StoredRequest, RequestEditField | 'calculatedPrice'>>;

/** Tidied changes of a request as they are to be stored: a house number as its two parts, and with the price that follows. */
export function storedEdit(base: StoredRequest, changes: Partial<RequestEdit>): StoredEdit {
  const values = { ...changes, ...correctedValues({ ...editOf(base), ...changes }) };
  const isNumberChanged = changes.houseNumber !== undefined || changes.houseNumberAddition !== undefined;
  const changed = requestEditFields.filter(
    (field) => changes[field] !== undefined || (isNumberChanged && field.startsWith('houseNumber')),
  );
  const edit: StoredEdit = Object.fromEntries(changed.map((field) => [field, values[field]]));
  const isPriced = ['propertyType', 'surfaceArea', 'rushService'].some((field) => field in edit);
  return isPriced ? { ...edit, calculatedPrice: listPrice(values)?.total ?? null } : edit;
}

/** What was typed during a telephone call, as it is to be stored. */
export function enteredRequest(id: string, typed: TelephoneRequest): LabelRequest {
  const values = correctedValues(typed);
  return {
    id,
    ...values,
    message: cleanText(typed.message),
    calculatedPrice: listPrice(values)?.total ?? null,
  };
}

function correctedValues(typed: Correction): CorrectedValues {
  function clean(field: CorrectedField): string {
    return cleanRequestEdit(field, typed[field]);
  }
  const house = parseHouseNumber(typed.houseNumber, typed.houseNumberAddition);
  return {
    name: clean('name'),
    email: clean('email'),
    phone: clean('phone'),
    postcode: clean('postcode'),
    houseNumber: house ? String(house.number) : clean('houseNumber'),
    houseNumberAddition: house ? house.suffix : clean('houseNumberAddition'),
    address: clean('address'),
    propertyType: typed.propertyType,
    surfaceArea: parseManualArea(typed.surfaceArea),
    constructionYear: parseConstructionYear(typed.constructionYear),
    rdX: typed.rdX === '' ? null : Number(typed.rdX),
    rdY: typed.rdY === '' ? null : Number(typed.rdY),
    rushService: typed.rushService === 'true',
  };
}

/** The list price of a request with its parts; null while its surface area is unknown. */
export function listPrice(
  request: Pick<StoredRequest, 'propertyType' | 'surfaceArea' | 'rushService'>,
): PriceBreakdown | null {
  const { surfaceArea, rushService } = request;
  if (surfaceArea === null || surfaceArea <= 0) return null;
  const propertyType = propertyTypes.find((type) => type === request.propertyType) ?? '';
  return calculatePrice({ propertyType, surfaceArea, rushService });
}
