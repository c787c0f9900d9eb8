import { z } from 'zod';
import { plausibleDay } from '../../_shared/plausible-dates.ts';
import { invoiceTexts as texts } from './texts.ts';

const cents = z.int();

const address = { street: z.string(), postcode: z.string(), city: z.string() };

/** An invoice or credit note whose files are to be made, as `take_invoice` hands it out. Amounts in cents. */
export const takenInvoice = z.object({
  id: z.string(),
  number: z.string(),
  /** Of the request. */
  reference: z.string(),
  /** The invoice that this credit note takes back; null for an invoice. */
  credited_number: z.string().nullable(),
  issued_on: plausibleDay,
  due_on: plausibleDay.nullable(),
  delivered_on: plausibleDay.nullable(),
  seller: z.object({
    name: z.string(),
    street: z.string(),
    postcode: z.string(),
    city: z.string(),
    chamber_of_commerce: z.string(),
    vat_number: z.string(),
    iban: z.string(),
    is_small_business: z.boolean(),
    /** '' on an invoice that an earlier version made. */
    phone: z.string().default(''),
    email: z.string().default(''),
  }),
  /** Who pays; '' is not given. The home only where it is elsewhere. */
  customer: z.object({
    name: z.string(),
    ...address,
    attention: z.string().default(''),
    chamber_of_commerce: z.string().default(''),
    vat_number: z.string().default(''),
    reference: z.string().default(''),
    home: z.object(address).nullable().default(null),
    /** By request, where the lines charge several homes. */
    homes: z
      .record(
        z.string(),
        z.object({ ...address, number: z.string(), own_reference: z.string(), visited_on: plausibleDay.nullable() }),
      )
      .exactOptional(),
  }),
  /** `net` is without VAT, `vat_rate` in percent. */
  lines: z
    .array(
      z.object({
        description: z.string(),
        net: cents,
        vat_rate: z.int(),
        request_id: z.string().exactOptional(),
      }),
    )
    .min(1),
  vat: z.array(z.object({ rate: z.int(), net: cents, vat: cents })).min(1),
  /** What net and VAT lack of the total. */
  rounding: cents,
  total: cents.positive(),
  /** What was paid of it, and what is still open. */
  paid: cents,
  open: cents,
  /** Whether a credit note took it back. */
  is_credited: z.boolean(),
});
export type Invoice = z.output<typeof takenInvoice>;

/** One that is not made yet, as `preview_invoice` shows it. */
export const draftInvoice = takenInvoice.extend({ number: z.null() });
export type PrintedInvoice = Invoice | z.output<typeof draftInvoice>;

/** What a line charges, with its home where there are several. */
export function lineText(
  { customer: { homes, reference } }: PrintedInvoice,
  line: PrintedInvoice['lines'][number],
): string {
  const home = line.request_id === undefined ? undefined : homes?.[line.request_id];
  if (!home) return line.description;
  const { street, postcode, city, number, own_reference, visited_on } = home;
  return [
    line.description,
    [street, `${postcode} ${city}`.trim()].filter((part) => part !== '').join(', '),
    `${texts.lineNumber} ${number}`,
    visited_on && `${texts.lineVisited} ${dayText(visited_on)}`,
    // One that all have in common is at the top.
    reference === '' && own_reference && `${texts.lineReference} ${own_reference}`,
  ]
    .filter(Boolean)
    .join('; ');
}

const days = new Intl.DateTimeFormat('nl-NL', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `12 maart 2036` of `2036-03-12`. */
export function dayText(text: string): string {
  return days.format(new Date(`${text}T00:00:00Z`));
}

/** Sum of the amounts without VAT, and of the VAT. */
export function sumsOf({ vat }: Pick<Invoice, 'vat'>): { net: number; vat: number } {
  return {
    net: vat.reduce((sum, rate) => sum + rate.net, 0),
    vat: vat.reduce((sum, rate) => sum + rate.vat, 0),
  };
}
