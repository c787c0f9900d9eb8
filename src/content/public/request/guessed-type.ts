import { propertyTypeLabels } from './property-types';
import type { PropertyType } from '@/domain/pricing/pricing';
import { formatEuro } from '#shared/format-euro.ts';

/** A type that we guessed, with the price of what the home may be instead (D-17). */
export function guessedTypeText(guess: {
  propertyType: PropertyType;
  other: { propertyType: 'detached' | 'terraced'; price: number };
}): string {
  const { propertyType, price } = guess.other;
  const other = propertyType === 'detached' ? 'Vrijstaande woning' : 'Tussen- of hoekwoning';
  return `Wij schatten: ${propertyTypeLabels[guess.propertyType].toLowerCase()}. ${other}? Dan ${formatEuro(price)}.`;
}
