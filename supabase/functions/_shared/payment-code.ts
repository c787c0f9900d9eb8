import { mod97 } from './mod-97.ts';

interface Payment {
  /** Of the account's owner. */
  name: string;
  iban: string;
  /** Cents. */
  amount: number;
  /** What the payer passes on, of ISO 11649: `RF3120260001`. */
  reference: string;
}

/**
 * The text of a QR code with which a banking app fills in a credit transfer: EPC069-12, version 002. ASCII only, because
 * not every app reads more. Throws for an amount, account, name or reference that the code cannot hold.
 */
export function paymentCode({ name, iban, amount, reference }: Payment): string {
  const holder = ascii(name).slice(0, 70).trim();
  if (!Number.isInteger(amount) || amount < 1 || amount > 99_999_999_999) throw new RangeError('no amount to pay');
  if (!isIban(iban) || holder === '') throw new RangeError('no account or name');
  if (!/^RF\d\d[\dA-Z]{1,21}$/.test(reference)) throw new RangeError('no reference');
  return ['BCD', '002', '1', 'SCT', '', holder, iban, `EUR${(amount / 100).toFixed(2)}`, '', reference, ''].join('\n');
}

/** Whether the check digits of an account number, without spaces, are right: modulo 97 of ISO 13616. */
export function isIban(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(text)) return false;
  return mod97(`${text.slice(4)}${text.slice(0, 4)}`) === 1;
}

/** Without accents, on one line; a dot for what has no letter in ASCII. */
function ascii(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/[^ -~]/gu, '.');
}
