import type { PropertyType } from '@/domain/pricing/pricing';

/** What people read for each type of home. */
export const propertyTypeLabels: Record<PropertyType, string> = {
  apartment: 'Appartement',
  terraced: 'Tussenwoning',
  'semi-detached': 'Hoekwoning',
  detached: 'Vrijstaande woning',
  other: 'Anders',
};
