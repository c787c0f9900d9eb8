/**
 * Whether a text looks like a phone number that can be dialled in the Netherlands: ten digits, an 08xx/09xx service
 * number, or an international one with + or 00. A hint for the visitor, never a reason to refuse.
 */
export function looksLikePhone(text: string): boolean {
  const digits = text.replace(/[\s()-]/g, '');
  return /^(0[1-9]\d{8}|0[89]0\d{4,7}|(\+|00)[1-9]\d{7,14})$/.test(digits);
}
