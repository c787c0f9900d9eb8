import { termsFigures } from './terms-figures';

// The agreements that pages name in short; the general terms say the rest.

export const noObligation = 'Aanvragen is vrijblijvend, tot u een moment voor de opname vastlegt of met ons afspreekt.';

/** Until when, such as `24 uur voor de opname`. */
export function cancelFreeUntil(until: string): string {
  return `Verzetten of annuleren kost niets tot ${until}.`;
}

/** Of any visit. */
export const cancelFree = cancelFreeUntil(`${termsFigures.cancellationHours}\u00A0uur voor de opname`);
