import { paymentReference } from '../../_shared/payment-reference.ts';
import { lineText, sumsOf, type Invoice } from './invoice.ts';
import { invoiceTexts as texts } from './texts.ts';

// The European e-invoice (EN 16931) in UBL 2.1. The names are those of UBL. It claims NLCIUS only for a customer with a number
// at the chamber of commerce (D-73): rule BR-NL-10 of that wants one, and a home owner has none.

const european = 'urn:cen.eu:en16931:2017';
const nlcius = `${european}#compliant#urn:fdc:nen.nl:nlcius:v1.0`;

/** Of the Dutch chamber of commerce, in the list of ISO 6523. */
const chamberOfCommerce = { schemeID: '0106' };

/** The e-invoice as XML: an Invoice, or a CreditNote. */
export function ublOf(invoice: Invoice): string {
  const isCredit = invoice.credited_number !== null;
  const root = isCredit ? 'CreditNote' : 'Invoice';
  const schema = 'urn:oasis:names:specification:ubl:schema:xsd:';
  const namespaces = {
    xmlns: `${schema}${root}-2`,
    'xmlns:cac': `${schema}CommonAggregateComponents-2`,
    'xmlns:cbc': `${schema}CommonBasicComponents-2`,
  };
  const content = [
    value('CustomizationID', invoice.customer.chamber_of_commerce === '' ? european : nlcius),
    value('ID', invoice.number),
    value('IssueDate', invoice.issued_on),
    invoice.due_on !== null && value('DueDate', invoice.due_on),
    value(`${root}TypeCode`, isCredit ? '381' : '380'),
    value('DocumentCurrencyCode', 'EUR'),
    value('BuyerReference', invoice.customer.reference || invoice.reference),
    invoice.credited_number !== null &&
      group('BillingReference', group('InvoiceDocumentReference', value('ID', invoice.credited_number))),
    seller(invoice),
    customer(invoice),
    delivery(invoice),
    !isCredit && paymentMeans(invoice),
    taxTotal(invoice),
    monetaryTotal(invoice),
    ...invoice.lines.map((line, index) => lineOf(invoice, line, index, isCredit)),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element(root, content, namespaces)}\n`;
}

function seller({ seller: { name, vat_number, chamber_of_commerce, ...address } }: Invoice): string {
  return group(
    'AccountingSupplierParty',
    group(
      'Party',
      value('EndpointID', chamber_of_commerce, chamberOfCommerce),
      addressOf(address),
      group('PartyTaxScheme', value('CompanyID', vat_number), vatScheme),
      group(
        'PartyLegalEntity',
        value('RegistrationName', name),
        value('CompanyID', chamber_of_commerce, chamberOfCommerce),
      ),
    ),
  );
}

function customer({ customer: { name, attention, vat_number, chamber_of_commerce, ...address } }: Invoice): string {
  const isRegistered = chamber_of_commerce !== '';
  return group(
    'AccountingCustomerParty',
    group(
      'Party',
      isRegistered && value('EndpointID', chamber_of_commerce, chamberOfCommerce),
      addressOf(address),
      vat_number !== '' && group('PartyTaxScheme', value('CompanyID', vat_number), vatScheme),
      group(
        'PartyLegalEntity',
        value('RegistrationName', name),
        isRegistered && value('CompanyID', chamber_of_commerce, chamberOfCommerce),
      ),
      attention !== '' && group('Contact', value('Name', attention)),
    ),
  );
}

/** When the home was visited, and where that is elsewhere than who pays. */
function delivery({ delivered_on, customer: { home } }: Invoice): Content {
  const isElsewhere = home !== null;
  return (
    (delivered_on !== null || isElsewhere) &&
    group(
      'Delivery',
      delivered_on !== null && value('ActualDeliveryDate', delivered_on),
      isElsewhere && group('DeliveryLocation', addressOf(home, 'Address')),
    )
  );
}

interface Address {
  street: string;
  city: string;
  postcode: string;
}

function addressOf({ street, city, postcode }: Address, name = 'PostalAddress'): string {
  return group(
    name,
    street !== '' && value('StreetName', street),
    city !== '' && value('CityName', city),
    postcode !== '' && value('PostalZone', postcode),
    group('Country', value('IdentificationCode', 'NL')),
  );
}

/** A SEPA credit transfer. */
function paymentMeans({ number, seller: { iban } }: Invoice): string {
  return group(
    'PaymentMeans',
    value('PaymentMeansCode', '58'),
    value('PaymentID', paymentReference(number)),
    group('PayeeFinancialAccount', value('ID', iban)),
  );
}

const vatScheme = group('TaxScheme', value('ID', 'VAT'));

/** S for a rate, Z for 0%, E for a seller who is exempt. */
function categoryOf({ seller: { is_small_business } }: Invoice, rate: number): 'S' | 'Z' | 'E' {
  if (is_small_business) return 'E';
  return rate === 0 ? 'Z' : 'S';
}

function taxTotal(invoice: Invoice): string {
  const subtotals = invoice.vat.map(({ rate, net, vat }) => {
    const category = categoryOf(invoice, rate);
    return group(
      'TaxSubtotal',
      amount('TaxableAmount', net),
      amount('TaxAmount', vat),
      group(
        'TaxCategory',
        value('ID', category),
        value('Percent', String(rate)),
        category === 'E' && value('TaxExemptionReason', texts.smallBusiness),
        vatScheme,
      ),
    );
  });
  return group('TaxTotal', amount('TaxAmount', sumsOf(invoice).vat), ...subtotals);
}

function monetaryTotal(invoice: Invoice): string {
  const { net, vat } = sumsOf(invoice);
  return group(
    'LegalMonetaryTotal',
    amount('LineExtensionAmount', net),
    amount('TaxExclusiveAmount', net),
    amount('TaxInclusiveAmount', net + vat),
    invoice.rounding !== 0 && amount('PayableRoundingAmount', invoice.rounding),
    amount('PayableAmount', invoice.total),
  );
}

/** A discount is a negative quantity: a price may not be negative (BR-27). */
function lineOf(invoice: Invoice, line: Invoice['lines'][number], index: number, isCredit: boolean): string {
  const { net, vat_rate } = line;
  return group(
    isCredit ? 'CreditNoteLine' : 'InvoiceLine',
    value('ID', String(index + 1)),
    value(isCredit ? 'CreditedQuantity' : 'InvoicedQuantity', net < 0 ? '-1' : '1', { unitCode: 'C62' }),
    amount('LineExtensionAmount', net),
    group(
      'Item',
      value('Name', lineText(invoice, line)),
      group(
        'ClassifiedTaxCategory',
        value('ID', categoryOf(invoice, vat_rate)),
        value('Percent', String(vat_rate)),
        vatScheme,
      ),
    ),
    group('Price', amount('PriceAmount', Math.abs(net))),
  );
}

type Content = string | false;

function group(name: string, ...content: Content[]): string {
  return element(`cac:${name}`, content);
}

function value(name: string, text: string, attributes: Record<string, string> = {}): string {
  return element(`cbc:${name}`, [escape(text)], attributes);
}

function amount(name: string, cents: number): string {
  return value(name, (cents / 100).toFixed(2), { currencyID: 'EUR' });
}

function element(name: string, content: Content[], attributes: Record<string, string> = {}): string {
  const written = Object.entries(attributes).map(([attribute, text]) => ` ${attribute}="${escape(text)}"`);
  return `<${name}${written.join('')}>${content.filter((part) => part !== false).join('')}</${name}>`;
}

/** Without the characters that XML cannot hold. */
function escape(text: string): string {
  return text
    .replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
