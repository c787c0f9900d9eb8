import { inflateSync } from 'node:zlib';
import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { pdfOf } from '../../functions/send/invoice/pdf.ts';
import { ublOf } from '../../functions/send/invoice/ubl.ts';
import { credit, exempt, invoice, ofCompany, ofHomes } from './invoice-samples.ts';

/** The texts of all elements with a name, anywhere or below another. */
function reader(xml: string) {
  const { DOMParser } = new JSDOM().window;
  const { documentElement: root } = new DOMParser().parseFromString(xml, 'application/xml');
  function all(...path: string[]): Element[] {
    return path.reduce<Element[]>(
      (found, name) => found.flatMap((element) => [...element.getElementsByTagNameNS('*', name)]),
      [root],
    );
  }
  function cents(...path: string[]): number[] {
    return all(...path).map(({ textContent }) => Math.round(Number(textContent) * 100));
  }
  return { root, all, cents, text: (...path: string[]) => all(...path).map(({ textContent }) => textContent) };
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

// The rules of EN 16931-1 by their numbers, in our own words.
describe.each([
  ['an invoice', invoice, 'InvoiceLine'],
  ['a credit note', credit, 'CreditNoteLine'],
  ['an invoice without VAT', exempt, 'InvoiceLine'],
  ['an invoice of a company', ofCompany, 'InvoiceLine'],
  ['an invoice of several homes', ofHomes, 'InvoiceLine'],
])('the e-invoice of %s', (_, given, line) => {
  const { all, cents, text } = reader(ublOf(given));
  const total = 'LegalMonetaryTotal';

  test('adds up', () => {
    const [net = 0] = cents(total, 'LineExtensionAmount');
    // BR-CO-10: the lines.
    expect(sum(cents(line, 'LineExtensionAmount'))).toBe(net);
    // BR-CO-11 to BR-CO-13: there are no allowances and charges of the whole document.
    expect(all('AllowanceCharge')).toEqual([]);
    expect(cents(total, 'TaxExclusiveAmount')).toEqual([net]);
    // BR-CO-14: the VAT of each rate.
    const [vat = 0, ...byRate] = cents('TaxTotal', 'TaxAmount');
    expect(sum(byRate)).toBe(vat);
    // BR-CO-15.
    const [gross = 0] = cents(total, 'TaxInclusiveAmount');
    expect(gross).toBe(net + vat);
    // BR-CO-16: with the rounding, and nothing paid before.
    expect(cents(total, 'PayableAmount')).toEqual([gross + sum(cents(total, 'PayableRoundingAmount'))]);
    expect(cents(total, 'PayableAmount')).toEqual([given.total]);
  });

  test('has the VAT of each rate', () => {
    for (const subtotal of all('TaxSubtotal')) {
      const of = reader(subtotal.outerHTML);
      const [taxable = 0] = of.cents('TaxableAmount');
      const [rate = 0] = of.text('Percent').map(Number);
      const [category] = of.text('TaxCategory', 'ID');
      // BR-CO-17.
      expect(of.cents('TaxAmount')).toEqual([Math.round((taxable * rate) / 100)]);
      const lines = all(line).map(({ outerHTML }) => reader(outerHTML));
      const ofRate = lines.filter((one) => Number(one.text('Percent')[0]) === rate);
      // BR-S-01 and BR-S-08, BR-Z and BR-E likewise.
      expect(sum(ofRate.flatMap((one) => one.cents('LineExtensionAmount')))).toBe(taxable);
      for (const one of ofRate) expect(one.text('ClassifiedTaxCategory', 'ID')[0]).toBe(category);
      expect(category).toBe(given.seller.is_small_business ? 'E' : rate > 0 ? 'S' : 'Z');
      // BR-S-05: a standard rate is above 0. BR-S-10 and BR-E-10: only an exemption has a reason.
      expect(of.all('TaxExemptionReason').length).toBe(category === 'E' ? 1 : 0);
    }
    // BR-S-02: the seller's VAT number.
    expect(text('AccountingSupplierParty', 'PartyTaxScheme', 'CompanyID')).toEqual(['NL123456789B01']);
  });

  test('has no negative price (BR-27), and the texts as they are', () => {
    expect(cents('PriceAmount').every((price) => price >= 0)).toBe(true);
    expect(text('AccountingCustomerParty', 'RegistrationName')).toEqual([given.customer.name]);
  });
});

test.each(['\u0000', '\u000B', '\uFFFE', '\uFFFF', '\uD800'])(
  'a character that XML cannot hold is left out: %j',
  (character) => {
    const customer = { ...invoice.customer, name: `Jo${character} de Vries` };
    expect(reader(ublOf({ ...invoice, customer })).text('AccountingCustomerParty', 'RegistrationName')).toEqual([
      'Jo de Vries',
    ]);
  },
);

test('the e-invoice asks for the reference that no date can be', () => {
  expect(reader(ublOf(invoice)).text('PaymentMeans', 'PaymentID')).toEqual(['RF3120260001']);
});

const nlcius = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:nen.nl:nlcius:v1.0';

test('the e-invoice of a home owner claims no NLCIUS, and names no number and no other place', () => {
  const { all, text } = reader(ublOf(invoice));
  expect(text('CustomizationID')).toEqual(['urn:cen.eu:en16931:2017']);
  expect(text('AccountingCustomerParty', 'CompanyID')).toEqual([]);
  expect(all('DeliveryLocation')).toEqual([]);
});

test('a line of several homes names its home, number, day of the visit and own reference', () => {
  expect(reader(ublOf(ofHomes)).text('InvoiceLine', 'Name')).toEqual([
    'Energielabel; Overvoorde 43 2, 1082 GB Amsterdam; aanvraag 5F0C9A3E; opname 20 november 2026; uw referentie INK-7',
    'Energielabel; Overvoorde 45, 1082 GB Amsterdam; aanvraag 6A1D8B4F',
  ]);
});

// The rules of NLCIUS by their numbers, for a seller and a buyer in the Netherlands.
test.each([
  ['an invoice', ofCompany, ['Overvoorde 43 2']],
  ['an invoice of several homes', { ...ofHomes, customer: { ...ofHomes.customer, reference: 'INK-7' } }, []],
  ['a credit note', { ...ofCompany, credited_number: '2026-0001', due_on: null }, ['Overvoorde 43 2']],
])('%s of a company claims NLCIUS, and keeps its rules', (_, given, delivery) => {
  const { all, text } = reader(ublOf(given));
  expect(text('CustomizationID')).toEqual([nlcius]);
  for (const [party, number] of [
    ['AccountingSupplierParty', '12345678'],
    ['AccountingCustomerParty', '87654321'],
  ] as const) {
    // BR-NL-1 and BR-NL-10: a number at the chamber of commerce.
    const ids = [...all(party, 'PartyLegalEntity', 'CompanyID'), ...all(party, 'EndpointID')];
    expect(ids.map((id) => [id.textContent, id.getAttribute('schemeID')])).toEqual([
      [number, '0106'],
      [number, '0106'],
    ]);
    // BR-NL-3 and BR-NL-4: a whole address.
    for (const part of ['StreetName', 'CityName', 'PostalZone'])
      expect(text(party, 'PostalAddress', part).join('')).not.toBe('');
  }
  // BR-NL-11 and BR-NL-12: how to pay, of what is to be paid.
  expect(text('PaymentMeansCode')).toEqual(given.credited_number === null ? ['58'] : []);
  expect(text('AccountingCustomerParty', 'PartyTaxScheme', 'CompanyID')).toEqual(['NL000099998B57']);
  expect(text('AccountingCustomerParty', 'Contact', 'Name')).toEqual(['A. Mulder']);
  expect(text('BuyerReference')).toEqual(['INK-7']);
  // BR-57: the country of where the work was done; of several homes each line names its own.
  expect(text('DeliveryLocation', 'StreetName')).toEqual(delivery);
  expect(text('DeliveryLocation', 'IdentificationCode')).toEqual(delivery.map(() => 'NL'));
});

test('the credit note names its invoice and asks for no payment', () => {
  const { root, text, all } = reader(ublOf(credit));
  expect(root.localName).toBe('CreditNote');
  expect(text('BillingReference', 'ID')).toEqual(['2026-0001']);
  expect(all('PaymentMeans')).toEqual([]);
});

test('the PDF has one page, Dutch as its language, a title and the structure that a screen reader needs', async () => {
  const bytes = Buffer.from(await pdfOf(invoice));
  const objects = bytes.toString('latin1');
  expect(objects.match(/\/Type \/Page\b/g)).toHaveLength(1);
  expect(objects).toContain('/Lang (nl-NL)');
  expect(objects).toContain('/Marked true');
  for (const element of ['H1', 'Table', 'TR', 'TH', 'TD']) expect(objects).toContain(`/S /${element}`);
  // Its letters can be read back as text.
  const streams = [...objects.matchAll(/stream\n([\s\S]*?)\nendstream/g)].flatMap(([, stream = '']) => {
    try {
      return [inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')];
    } catch {
      return [];
    }
  });
  expect(streams.some((stream) => stream.includes('beginbfrange'))).toBe(true);
});
