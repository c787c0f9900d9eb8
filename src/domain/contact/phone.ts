/**
 * Whether a text looks like a phone number that can be dialled in the Netherlands: ten digits, an 08xx/09xx service
 * number, or an international one with + or 00. A hint for the visitor, never a reason to refuse.
 */
export function looksLikePhone(text: string): boolean {
  const digits = text.replace(/[\s()-]/g, '');
  return /^(0[1-9]\d{8}|0[89]0\d{4,7}|(\+|00)[1-9]\d{7,14})$/.test(digits);
}

/** The `tel:` URL of a number: digits with an optional + in front; the (0) of +31 (0)85 is not dialled. */
export function phoneHref(text: string): string {
  return `tel:${text.replace(/^(\+\d{2}\s*)\(0\)/, '$1').replace(/[^\d+]/g, '')}`;
}

/**
 * A phone number in the format of wa.me: international, digits only, without + or 00. Null for anything else, such as
 * the service numbers of 0800 and 0900.
 */
export function whatsappNumber(text: string): string | null {
  const digits = text.replace(/\(0\)/, '').replace(/[^\d+]/g, '');
  // Ten Dutch digits, or the same behind the country code, where some leave the first 0 in.
  const dutch = /^(?:0|(?:\+|00)?310?)([1-9]\d{8})$/.exec(digits)?.[1];
  if (dutch !== undefined) return /^[89]00/.test(dutch) ? null : `31${dutch}`;
  return /^(?:\+|00)([1-9]\d{7,14})$/.exec(digits)?.[1] ?? null;
}
