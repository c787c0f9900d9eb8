import { z } from 'zod';
import { formatAddress, type RegisterAddress } from '@/domain/address/address';
import { calculatePrice, type PriceBreakdown, type PropertyType } from '@/domain/pricing/pricing';
import { fallbackArea } from '@/domain/address/surface-area';
import type { EstimatedFields } from '@/domain/request/request';

export const addressEditsSchema = z.object({
  addressId: z.string(),
  street: z.string(),
  city: z.string(),
  municipality: z.string(),
  province: z.string(),
  surfaceArea: z.number().positive(),
  constructionYear: z.number().nullable().catch(null),
});

/** Address details as the visitor corrected them, and the address they belong to ('' when none was found). */
export type AddressEdits = z.infer<typeof addressEditsSchema>;

/** What the address-details block shows. */
export interface AddressDetails {
  street: string;
  city: string;
  municipality: string;
  province: string;
  /** Square metres; null while nothing is known at all. */
  surfaceArea: number | null;
  /** The area is our guess: the register knows none. */
  isAreaEstimated: boolean;
  constructionYear: number | null;
}

interface EstimateInput {
  address: RegisterAddress | null;
  registerArea: number | null;
  edits: AddressEdits | null;
  propertyType: PropertyType | '';
  rushService: boolean;
}

interface Estimate {
  details: AddressDetails;
  /** One line for the request; '' when no address was found. */
  fullAddress: string;
  price: PriceBreakdown | null;
  /** What is sent of it. */
  estimated: EstimatedFields;
}

/** Everything that follows from the found address, the visitor's corrections, the type of home and rush. */
export function estimate({ address, registerArea, edits, propertyType, rushService }: EstimateInput): Estimate {
  const ownEdits = edits?.addressId === (address?.id ?? '') ? edits : null;
  const knownArea = ownEdits?.surfaceArea ?? registerArea;
  const surfaceArea = knownArea ?? (address ? fallbackArea(propertyType) : null);
  const details: AddressDetails = {
    street: ownEdits?.street ?? address?.street ?? '',
    city: ownEdits?.city ?? address?.city ?? '',
    municipality: ownEdits?.municipality ?? address?.city ?? '',
    province: ownEdits?.province ?? 'Unknown',
    surfaceArea,
    isAreaEstimated: knownArea === null && surfaceArea !== null,
    constructionYear: ownEdits ? ownEdits.constructionYear : (address?.constructionYear ?? null),
  };
  const price = surfaceArea === null ? null : calculatePrice({ propertyType, surfaceArea, rushService });
  return {
    details,
    fullAddress: address ? formatAddress({ ...address, street: details.street, city: details.city }) : '',
    price,
    estimated: {
      surfaceArea,
      constructionYear: details.constructionYear,
      rdX: address?.position ? Math.round(address.position.x) : null,
      rdY: address?.position ? Math.round(address.position.y) : null,
      calculatedPrice: price?.total ?? null,
    },
  };
}
