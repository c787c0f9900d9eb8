import { propertyTypes, type PropertyType } from '@/domain/pricing/pricing';

/** What people read for each type of home. */
export const propertyTypeLabels: Record<PropertyType, string> = {
  apartment: 'Appartement',
  terraced: 'Tussenwoning',
  'semi-detached': 'Hoekwoning',
  detached: 'Vrijstaande woning',
  other: 'Anders',
};

/** The Dutch name of a type of home; one that is not known shows as it was stored. */
export function propertyTypeLabel(stored: string): string {
  const known = propertyTypes.find((propertyType) => propertyType === stored);
  return known ? propertyTypeLabels[known] : stored;
}
