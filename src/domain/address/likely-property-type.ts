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
