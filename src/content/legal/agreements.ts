import { termsFigures } from './terms-figures';

// The agreements that pages name in short; the general terms say the rest.

export const noObligation = 'Aanvragen is vrijblijvend, tot u een moment voor de opname vastlegt of met ons afspreekt.';

/** Until when, of any visit where it is not given. */
export function cancelFreeUntil(until = `${termsFigures.cancellationHours}\u00A0uur voor de opname`): string {
  return `Verzetten of annuleren kost niets tot ${until}.`;
}

export const cancelFree = cancelFreeUntil();
