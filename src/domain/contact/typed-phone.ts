import { firstPhoneNumber } from '#shared/phone-number.ts';

/** What was typed beside the first whole number: `na 17:00 uur`; '' for nothing, and without such a number. */
export function phoneNote(typed: string): string {
  const number = firstPhoneNumber(typed);
  if (number === '') return '';
  const rest = typed.replace(number, ' ').replace(/\s+/g, ' ');
  // A note in brackets stands alone once the number is gone.
  return rest
    .replace(/^[\s,;:/–-]+|[\s,;:/–-]+$/g, '')
    .replace(/^\((.*)\)$/, '$1')
    .trim();
}
