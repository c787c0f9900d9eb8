import { z } from 'zod';
import { formatAddress, type RegisterAddress } from '@/domain/address/address';
import type { PriceList } from '@/domain/pricing/price-list';
import { calculatePrice, propertyTypes, type PriceBreakdown, type PropertyType } from '@/domain/pricing/pricing';
import { likelyPropertyType, otherLikelyType } from '@/domain/address/likely-property-type';
import { fallbackArea } from '@/domain/address/surface-area';
import type { EstimatedFields } from '@/domain/request/request';
import type { RushHome } from '@/data/requests/rush-offer';

export const addressEditsSchema = z.object({
  addressId: z.string(),
  street: z.string(),
  city: z.string(),
  municipality: z.string(),
  province: z.string(),
  surfaceArea: z.number().positive(),
  constructionYear: z.number().nullable().catch(null),
});

/** The type of home that was filled in for the visitor; '' for none. */
export const guessedTypeSchema = z.enum(propertyTypes).or(z.literal(''));

/** Address details as the visitor corrected them, for the address with this id ('' when none was found). */
export type AddressEdits = z.infer<typeof addressEditsSchema>;

/** What the address-details block shows. */
export interface AddressDetails {
  street: string;
  city: string;
  /** The register does not have it: the place, until the visitor corrects it. */
  municipality: string;
  /** 'Unknown' until the visitor typed it. */
  province: string;
  /** Square metres; null when unknown. */
  surfaceArea: number | null;
  /** The register has no surface area, so a default for the type of home is used. */
  isAreaEstimated: boolean;
  constructionYear: number | null;
}

interface EstimateInput {
  address: RegisterAddress | null;
  registerArea: number | null;
  edits: AddressEdits | null;
  propertyType: PropertyType | '';
  /** The type is a guess of ours, and not chosen by the visitor. */
  isTypeGuessed?: boolean;
  rushService: boolean;
}

/** A type of home that the visitor has not chosen, and the price if it is not that. */
export interface TypeGuess {
  propertyType: PropertyType;
  other: { propertyType: 'detached' | 'terraced'; price: number };
}

interface Estimate {
  details: AddressDetails;
  /** One line for the request; '' when no address was found. */
  fullAddress: string;
  price: PriceBreakdown | null;
  /** Null when the visitor chose the type, the register confirms it, or there is no price. */
  guess: TypeGuess | null;
  /** The part that is sent with the request. */
  estimated: EstimatedFields;
  /** What the database needs to know of the home to say whether rush can be kept; null without a price. */
  rushHome: RushHome | null;
}

/** Details, address and price that follow from the register, what the visitor typed and a price list. */
export function estimate(
  { address, registerArea, edits, propertyType, isTypeGuessed = propertyType === '', rushService }: EstimateInput,
  list: PriceList,
): Estimate {
  const ownEdits = edits?.addressId === (address?.id ?? '') ? edits : null;
  const knownArea = ownEdits?.surfaceArea ?? registerArea;
  const pricedType = propertyType === '' && address?.isDwelling ? likelyPropertyType(address, knownArea) : propertyType;
  const surfaceArea = knownArea ?? (address ? fallbackArea(pricedType) : null);
  const details: AddressDetails = {
    street: ownEdits?.street ?? address?.street ?? '',
    city: ownEdits?.city ?? address?.city ?? '',
    municipality: ownEdits?.municipality ?? address?.city ?? '',
    province: ownEdits?.province ?? 'Unknown',
    surfaceArea,
    isAreaEstimated: knownArea === null && surfaceArea !== null,
    constructionYear: ownEdits ? ownEdits.constructionYear : (address?.constructionYear ?? null),
  };
  function priceFor(type: PropertyType | ''): PriceBreakdown | null {
    return surfaceArea === null ? null : calculatePrice({ propertyType: type, surfaceArea, rushService }, list);
  }
  const otherType = isTypeGuessed && pricedType !== '' ? otherLikelyType(pricedType) : null;
  const other = otherType && priceFor(otherType);
  const guess =
    otherType && other && pricedType !== ''
      ? { propertyType: pricedType, other: { propertyType: otherType, price: other.total } }
      : null;
  const listed = priceFor(pricedType);
  const price = listed && { ...listed, isIndication: listed.isIndication || guess !== null };
  const rushHome = price && {
    propertyType: pricedType || 'other',
    surfaceArea: surfaceArea ?? 0,
    postcode: address?.postcode ?? '',
    houseNumber: address ? String(address.houseNumber) : '',
  };
  return {
    details,
    rushHome,
    fullAddress: address ? formatAddress({ ...address, street: details.street, city: details.city }) : '',
    price,
    guess,
    estimated: {
      surfaceArea,
      constructionYear: details.constructionYear,
      rdX: address?.position ? Math.round(address.position.x) : null,
      rdY: address?.position ? Math.round(address.position.y) : null,
      priceList: list.validFrom,
      calculatedPrice: price?.total ?? null,
    },
  };
}
