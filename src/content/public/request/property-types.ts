import { propertyTypes, type PropertyType } from '@/domain/pricing/pricing';

/** Label of each type of home. */
export const propertyTypeLabels: Record<PropertyType, string> = {
  apartment: 'Appartement',
  terraced: 'Tussenwoning',
  'semi-detached': 'Hoekwoning',
  detached: 'Vrijstaande woning',
  other: 'Anders',
};

/** The same in a list to choose from: a home that shares one wall has the tariff of a corner house. */
export const propertyTypeChoices = {
  ...propertyTypeLabels,
  'semi-detached': 'Hoekwoning of 2-onder-1-kap',
} as const;

/** The type of home with this label; '' for none. */
export function propertyTypeFromLabel(label: unknown): PropertyType | '' {
  return propertyTypes.find((propertyType) => propertyTypeLabels[propertyType] === label) ?? '';
}

/** The Dutch name of a type of home; an unknown one is returned unchanged. */
export function propertyTypeLabel(stored: string): string {
  const known = propertyTypes.find((propertyType) => propertyType === stored);
  return known ? propertyTypeLabels[known] : stored;
}
