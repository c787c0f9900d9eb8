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
  rushService: boolean;
}

interface Estimate {
  details: AddressDetails;
  /** One line for the request; '' when no address was found. */
  fullAddress: string;
  price: PriceBreakdown | null;
  /** The part that is sent with the request. */
  estimated: EstimatedFields;
}

/** Details, address and price that follow from the register and what the visitor typed. */
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
