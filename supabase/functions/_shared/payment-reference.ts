import { mod97 } from './mod-97.ts';

/**
 * What a customer passes on when paying an invoice: `RF3120260001` for 2026-0001, a creditor reference of ISO 11649. Its
 * check digits tell it from a date, a phone number or a typo.
 */
export function paymentReference(invoiceNumber: string): string {
  const number = invoiceNumber.replace('-', '');
  return `RF${String(98 - mod97(`${number}RF00`)).padStart(2, '0')}${number}`;
}

/** An account number or reference in groups of four, as people read it. */
export function inGroups(text: string): string {
  return text.replace(/(.{4})(?=.)/g, '$1 ');
}
