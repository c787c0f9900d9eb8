import { firstPhoneNumber } from '#shared/first-phone-number.ts';

/** What to dial of a phone number as it was typed: its first whole number, else all of it. */
export function dialledNumber(typed: string): string {
  return firstPhoneNumber(typed) || typed;
}

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
