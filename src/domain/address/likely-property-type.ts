import type { PropertyType } from '../pricing/pricing.ts';
import type { RegisterAddress } from './address.ts';

/** Square metres from which a home without an addition to its number is more often detached than not. */
const detachedFrom = 200;

/**
 * The type of home that an address most likely is. The register does not tell, but an addition (`43-2`) is how the
 * homes of one building are told apart, and large homes mostly stand alone. `surfaceArea` is in m², null when unknown.
 */
export function likelyPropertyType(
  { letter, addition }: Pick<RegisterAddress, 'letter' | 'addition'>,
  surfaceArea: number | null,
): PropertyType {
  if (addition !== '') return 'apartment';
  return letter === '' && surfaceArea !== null && surfaceArea >= detachedFrom ? 'detached' : 'terraced';
}

/** The type with another price that a home may be as well as the likely one; null where the address confirms that. */
export function otherLikelyType(likely: PropertyType): 'detached' | 'terraced' | null {
  if (likely === 'detached') return 'terraced';
  return likely === 'terraced' ? 'detached' : null;
}
