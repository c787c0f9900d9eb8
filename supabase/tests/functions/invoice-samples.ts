import type { Invoice } from '../../functions/send/invoice/invoice.ts';

// What the tests of the files of invoices try.

/** Two rates, a discount and a cent of rounding. */
export const invoice: Invoice = {
  ...{ id: 'a', number: '2026-0001', reference: '5F0C9A3E', credited_number: null },
  ...{ issued_on: '2026-11-27', due_on: '2026-12-11', delivered_on: '2026-11-20' },
  seller: {
    ...{ name: 'Voorbeeld Labels', street: 'Voorbeeldstraat 1', postcode: '3811 AA', city: 'Amersfoort' },
    ...{ chamber_of_commerce: '12345678', vat_number: 'NL123456789B01', iban: 'NL91ABNA0417164300' },
    ...{ phone: '085 000 0000', email: 'info@woninglabel.example' },
    is_small_business: false,
  },
  customer: {
    ...{ name: 'Łukasz & <Zoon>', street: 'Overvoorde 43 2', postcode: '1082GB', city: 'Amsterdam' },
    ...{ attention: '', chamber_of_commerce: '', vat_number: '', reference: '', home: null },
  },
  lines: [
    { description: 'Energielabel', net: 23_554, vat_rate: 21 },
    { description: 'Korting', net: -1000, vat_rate: 21 },
    { description: 'Vrij', net: 1000, vat_rate: 0 },
  ],
  vat: [
    { rate: 21, net: 22_554, vat: 4736 },
    { rate: 0, net: 1000, vat: 0 },
  ],
  ...{ rounding: 1, total: 28_291, paid: 0, open: 28_291, is_credited: false },
};
export const credit: Invoice = { ...invoice, number: '2026-0002', credited_number: '2026-0001', due_on: null };
/** By the small-business scheme. */
export const exempt: Invoice = {
  ...invoice,
  seller: { ...invoice.seller, is_small_business: true },
  lines: [{ description: 'Energielabel', net: 28_500, vat_rate: 0 }],
  vat: [{ rate: 0, net: 28_500, vat: 0 }],
  ...{ rounding: 0, total: 28_500, paid: 0, open: 28_500, is_credited: false },
};
/** Paid by a company, for a home elsewhere. */
export const ofCompany: Invoice = {
  ...invoice,
  customer: {
    ...{ name: 'Makelaardij Voorbeeld.nl', street: 'Langestraat 12', postcode: '3811 AA', city: 'Amersfoort' },
    ...{ attention: 'A. Mulder', chamber_of_commerce: '87654321', vat_number: 'NL000099998B57', reference: 'INK-7' },
    home: { street: 'Overvoorde 43 2', postcode: '1082 GB', city: 'Amsterdam' },
  },
};

/** Of two homes of one payer. */
export const ofHomes: Invoice = {
  ...invoice,
  customer: {
    ...{ ...ofCompany.customer, home: null, reference: '' },
    homes: {
      a: { ...home('Overvoorde 43 2'), number: '5F0C9A3E', own_reference: 'INK-7', visited_on: '2026-11-20' },
      b: { ...home('Overvoorde 45'), number: '6A1D8B4F', own_reference: '', visited_on: null },
    },
  },
  delivered_on: null,
  lines: [
    { description: 'Energielabel', net: 23_554, vat_rate: 21, request_id: 'a' },
    { description: 'Energielabel', net: 23_554, vat_rate: 21, request_id: 'b' },
  ],
  vat: [{ rate: 21, net: 47_108, vat: 9893 }],
  ...{ rounding: -1, total: 57_000, paid: 0, open: 57_000 },
};

function home(street: string) {
  return { street, postcode: '1082 GB', city: 'Amsterdam' };
}
