import { addressProblems } from '@/content/address-problems';
import { adviserTexts as texts } from '@/content/office/visits/advisers';
import { formatAddress, matchAddresses } from '@/domain/address/address';
import { addressProblem, parseHouseNumber } from '@/domain/address/address-input';
import type { StartPlace } from '@/domain/advisers/adviser';
import { findAddresses } from '@/integrations/address-register';
import { env } from '@/lib/env';

type Found = { start: StartPlace } | { field: 'postcode' | 'houseNumber'; text: string };

/** The place at a postcode and house number by the address register, or what to say at which field. */
export async function findStart(postcode: string, houseNumber: string): Promise<Found> {
  const problem = addressProblem({ postcode, houseNumber, houseNumberAddition: '' });
  const house = parseHouseNumber(houseNumber, '');
  if (problem || !house) {
    const field = problem?.field === 'postcode' ? 'postcode' : 'houseNumber';
    return { field, text: addressProblems[problem?.code ?? 'number-invalid'] };
  }
  const settings = { url: env.addressRegisterUrl, key: env.addressRegisterKey };
  try {
    const query = { postcode, houseNumber: house.number };
    const addresses = await findAddresses(settings, query, new AbortController().signal);
    const match = matchAddresses(addresses, house.suffix);
    // Flats with one house number are in the same place.
    const candidates = match.kind === 'found' ? [match.address] : match.kind === 'choose' ? match.addresses : [];
    const address = candidates.find(({ position }) => position !== null);
    if (!address?.position) return { field: 'houseNumber', text: texts.startNotFound };
    const { x, y } = address.position;
    return { start: { text: formatAddress(address), x: Math.round(x), y: Math.round(y) } };
  } catch {
    return { field: 'houseNumber', text: texts.startFailed };
  }
}
