import { formatEuro } from '@/lib/format/format';
import { termsFigures } from './terms-figures';

// The agreements that pages name in short; the general terms say the rest.

export const noObligation = 'Aanvragen is vrijblijvend, tot u een moment voor de opname vastlegt of met ons afspreekt.';

/** Until when, of any visit where it is not given. */
export function cancelFreeUntil(until = `${termsFigures.cancellationHours}\u00A0uur voor de opname`): string {
  return `Verzetten of annuleren kost niets tot ${until}.`;
}

export const cancelFree = cancelFreeUntil();

/** For a visit that cannot take place. */
export const callout = `Is er niemand thuis, of kan de adviseur niet naar binnen? Dan betaalt u ${formatEuro(termsFigures.calloutFee)} voorrijkosten.`;

/** Until when to say that something is wrong with the label. */
export const complaint = `Meld het ons het liefst binnen ${termsFigures.complaintDays} dagen nadat u het ontdekt. Ook later houdt u de rechten die de wet u geeft.`;
