/**
 * A phone number as wa.me wants it: international, digits only, without + or 00. Null for what cannot be one, such as
 * the service numbers of 0800 and 0900.
 */
export function whatsappNumber(text: string): string | null {
  const digits = text.replace(/\(0\)/, '').replace(/[^\d+]/g, '');
  // Ten Dutch digits, or the same behind the country code, where some leave the first 0 in.
  const dutch = /^(?:0|(?:\+|00)?310?)([1-9]\d{8})$/.exec(digits)?.[1];
  if (dutch !== undefined) return /^[89]00/.test(dutch) ? null : `31${dutch}`;
  return /^(?:\+|00)([1-9]\d{7,14})$/.exec(digits)?.[1] ?? null;
}
