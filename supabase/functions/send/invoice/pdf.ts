import PDFDocument from 'pdfkit';
import encodeQR from 'qr';
import { formatCents } from '../../_shared/format-cents.ts';
import { invoiceTexts as texts } from './texts.ts';
import { paymentCode } from '../../_shared/payment-code.ts';
import { inGroups, paymentReference } from '../../_shared/payment-reference.ts';
import { boldFont, regularFont } from './fonts.ts';
import { dayText as day, lineText, sumsOf, type PrintedInvoice } from './invoice.ts';
import { addLetterFonts, bytesOf, heightOfLetters, writeLetters } from './letters/write-letters.ts';

/** Points; A4 is 595 by 842. */
const margin = 56;
const width = 595 - 2 * margin;
const [regular, bold] = ['regular', 'bold'] as const;
/** Colours of the site on paper: src/styles/tokens.css. */
const [ink, muted, line, primary, warning] = ['#16241c', '#4b5a51', '#e3ddcf', '#17573a', '#a3231f'] as const;

type Doc = InstanceType<typeof PDFDocument>;

/** The invoice on paper: A4, with the structure that a screen reader needs. A draft is marked, and has no code to pay by. */
export async function pdfOf(invoice: PrintedInvoice): Promise<Uint8Array> {
  const title = `${invoice.credited_number === null ? texts.invoice : texts.creditNote} ${invoice.number ?? texts.draft}`;
  const doc = new PDFDocument({
    size: 'A4',
    margin,
    lang: 'nl-NL',
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    // Without it the standard fonts are read from files that a bundle does not have.
    font: '',
    info: { Title: title, Author: invoice.seller.name },
  });
  const parts: Uint8Array[] = [];
  const whole = new Promise<Uint8Array>((resolve, reject) => {
    doc.on('data', (part: Uint8Array) => parts.push(part));
    doc.on('end', () => resolve(joined(parts)));
    doc.on('error', reject);
  });
  doc.registerFont(regular, bytesOf(regularFont));
  doc.registerFont(bold, bytesOf(boldFont));
  await addLetterFonts(doc, freeTexts(invoice));
  write(doc, invoice, title);
  doc.end();
  return whole;
}

/** What people wrote, in any script. */
function freeTexts(invoice: PrintedInvoice): string[] {
  const { seller, customer, lines } = invoice;
  return [
    ...[seller.name, seller.street, seller.city, customer.name, customer.street, customer.city],
    ...[customer.attention, customer.reference, customer.home?.street ?? '', customer.home?.city ?? ''],
    ...lines.map((line) => lineText(invoice, line)),
  ];
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let place = 0;
  for (const part of parts) {
    whole.set(part, place);
    place += part.length;
  }
  return whole;
}

function write(doc: Doc, invoice: PrintedInvoice, title: string): void {
  const document = doc.struct('Document');
  doc.addStructure(document);

  /** Writes an element of the document, after which `doc.y` is below it. */
  function tagged(type: string, content: () => void): void {
    document.add(doc.struct(type, {}, content));
  }

  const { seller, customer } = invoice;
  const top = doc.y;
  tagged('P', () => {
    doc.font(bold).fontSize(14).fillColor(primary).text(texts.brand, margin, top);
  });
  tagged('P', () => {
    const own = [seller.name, seller.street, `${seller.postcode}  ${seller.city}`].join('\n');
    doc.fillColor(muted);
    writeLetters(
      doc,
      own,
      { weight: regular, size: 9 },
      { left: margin + width / 2, top, width: width / 2, align: 'right' },
    );
  });
  doc.y = top + 70;
  tagged('H1', () => {
    doc.font(bold).fontSize(22).fillColor(ink).text(title, margin);
  });
  if (invoice.number === null) {
    tagged('P', () =>
      doc
        .font(bold)
        .fontSize(12)
        .fillColor(warning)
        .text(texts.draftMark, margin, doc.y + 4, { width }),
    );
  }
  doc.y += 12;
  const factsTop = doc.y;
  tagged('P', () => {
    const address = [
      customer.name,
      customer.attention && `${texts.attention} ${customer.attention}`,
      customer.street,
      `${customer.postcode}  ${customer.city}`.trim(),
      customer.chamber_of_commerce && `${texts.chamberOfCommerce} ${customer.chamber_of_commerce}`,
      customer.vat_number && `${texts.vatNumber} ${customer.vat_number}`,
    ];
    doc
      .font(regular)
      .fontSize(10)
      .fillColor(muted)
      .text(`${texts.customer}\n`, margin, factsTop, { width: width / 2 });
    doc.fillColor(ink);
    const written = address.filter((part) => part !== '').join('\n');
    writeLetters(doc, written, { weight: regular, size: 10 }, { left: margin, top: doc.y, width: width / 2 - 12 });
  });
  const addressEnd = doc.y;
  doc.y = factsTop;
  for (const [label, text] of facts(invoice)) {
    tagged('P', () => row(doc, margin + width / 2, width / 2, `${label}: `, text));
  }
  doc.y = Math.max(doc.y, addressEnd) + 24;

  const table = doc.struct('Table');
  document.add(table);
  addRow(doc, table, 'TH', [texts.line, texts.rate, texts.net]);
  for (const bill of invoice.lines) {
    addRow(doc, table, 'TD', [lineText(invoice, bill), `${bill.vat_rate}%`, formatCents(bill.net)]);
  }
  for (const [label, amount] of sums(invoice)) addRow(doc, table, 'TD', [label, '', formatCents(amount)]);
  for (const [label, amount] of totals(invoice)) addRow(doc, table, 'TH', [label, '', formatCents(amount)]);
  table.end();
  doc.y += 8;
  if (seller.is_small_business) {
    tagged('P', () => {
      doc.font(regular).fontSize(9).fillColor(muted).text(texts.smallBusiness, margin, doc.y, { width });
    });
  }
  if (invoice.due_on !== null && invoice.open > 0) writePayment(doc, invoice, invoice.due_on, tagged);
  if (invoice.due_on !== null && invoice.open === 0) {
    const why = invoice.is_credited ? texts.voided : texts.paidUp;
    tagged('P', () => doc.font(bold).fontSize(10).fillColor(ink).text(why, margin, doc.y, { width }));
  }
  doc.y += 24;
  tagged('P', () => {
    const numbers = `${texts.chamberOfCommerce} ${seller.chamber_of_commerce}  |  ${texts.vatNumber} ${seller.vat_number}`;
    const contact = [seller.phone, seller.email].filter((part) => part !== '').join(', ');
    doc.font(regular).fontSize(9).fillColor(muted).text(`${numbers}\n${contact}`.trim(), margin, doc.y, { width });
  });
  document.end();
}

/** Null where the home is the address of who pays. */
function homeLine({ customer: { home } }: PrintedInvoice): string | null {
  return home && [home.street, `${home.postcode} ${home.city}`.trim()].filter((part) => part !== '').join(', ');
}

function facts(invoice: PrintedInvoice): [string, string][] {
  const all: [string, string | null][] = [
    [texts.number, invoice.number],
    [texts.date, day(invoice.issued_on)],
    [texts.due, invoice.due_on && invoice.open > 0 ? day(invoice.due_on) : null],
    [texts.visited, invoice.delivered_on && day(invoice.delivered_on)],
    [texts.credits, invoice.credited_number],
    // On one for several homes each line has its own.
    [texts.reference, invoice.customer.homes ? null : invoice.reference],
    [texts.ownReference, invoice.customer.reference || null],
    [texts.home, homeLine(invoice)],
  ];
  return all.flatMap(([label, text]) => (text === null ? [] : [[label, text]]));
}

function sums(invoice: PrintedInvoice): [string, number][] {
  return [
    [texts.netTotal, sumsOf(invoice).net],
    ...invoice.vat.map(({ rate, net, vat }): [string, number] => [
      `${rate}% ${texts.vat} ${texts.over} ${formatCents(net)}`,
      vat,
    ]),
    ...(invoice.rounding === 0 ? [] : [[texts.rounding, invoice.rounding] satisfies [string, number]]),
  ];
}

/** A copy of an invoice says what was paid of it meanwhile, or that it was credited. */
function totals({ credited_number, is_credited, total, paid, open }: PrintedInvoice): [string, number][] {
  if (credited_number !== null) return [[texts.credited, total]];
  if (is_credited) {
    return [
      [texts.total, total],
      [texts.payable, 0],
    ];
  }
  if (paid === 0) return [[texts.payable, total]];
  return [
    [texts.total, total],
    [texts.paid, paid],
    [texts.payable, open],
  ];
}

function writePayment(
  doc: Doc,
  { number, open, seller: { name, iban } }: PrintedInvoice,
  due: string,
  tagged: (type: string, content: () => void) => void,
): void {
  const size = 110;
  const reference = number === null ? null : paymentReference(number);
  // The code and its text stay on one page.
  if (doc.y + size + 60 > doc.page.height - margin) doc.addPage();
  doc.y += 20;
  tagged('H2', () => {
    doc.font(bold).fontSize(13).fillColor(ink).text(texts.payTitle, margin);
  });
  const top = doc.y + 8;
  doc.y = top;
  const rows: [string, string][] = [
    [texts.payable, formatCents(open)],
    [texts.due, day(due)],
    [texts.account, inGroups(iban)],
    [texts.holder, name],
    [texts.remittance, reference === null ? texts.referenceFollows : inGroups(reference)],
  ];
  for (const [label, text] of rows) tagged('P', () => row(doc, margin, width - size - 20, `${label}: `, text));
  if (reference === null) return;
  tagged('P', () => {
    doc
      .font(regular)
      .fontSize(10)
      .fillColor(muted)
      .text(texts.scan, margin, doc.y + 4, { width: width - size - 20 });
  });
  const end = doc.y;
  doc.markContent('Artifact');
  drawCode(doc, paymentCode({ name, iban, amount: open, reference }), margin + width - size, top, size);
  doc.endMarkedContent();
  doc.y = Math.max(end, top + size);
}

function drawCode(doc: Doc, text: string, left: number, top: number, size: number): void {
  const modules = encodeQR(text, 'raw', { ecc: 'medium', border: 1 });
  const step = size / modules.length;
  for (const [y, columns] of modules.entries()) {
    for (const [x, isDark] of columns.entries()) {
      // A hair wider, so that no line shows between two of them.
      if (isDark) doc.rect(left + x * step, top + y * step, step * 1.02, step * 1.02);
    }
  }
  doc.fill('#000000');
}

/** A label and its value on one line. */
function row(doc: Doc, left: number, across: number, label: string, text: string): void {
  const top = doc.y;
  doc.font(regular).fontSize(10).fillColor(muted).text(label, left, top, { lineBreak: false });
  const used = doc.widthOfString(label);
  doc.fillColor(ink);
  writeLetters(doc, text, { weight: bold, size: 10 }, { left: left + used, top, width: across - used });
}

/** Where each column begins and how wide it is. */
const columns = [
  { left: margin, across: width - 160, align: 'left' },
  { left: margin + width - 150, across: 40, align: 'right' },
  { left: margin + width - 105, across: 105, align: 'right' },
] as const;

function addRow(doc: Doc, table: PDFKit.PDFStructureElement, type: 'TH' | 'TD', texts: readonly string[]): void {
  const tableRow = doc.struct('TR');
  table.add(tableRow);
  const style = { weight: type === 'TH' ? bold : regular, size: 10 };
  doc.fillColor(ink);
  const height = Math.max(
    ...columns.map(({ across }, index) => heightOfLetters(doc, texts[index] ?? '', style, across)),
  );
  if (doc.y + height + 12 > doc.page.height - margin) doc.addPage();
  const top = doc.y;
  for (const [index, { left, across, align }] of columns.entries()) {
    const cell = doc.struct(type, {}, () => {
      writeLetters(doc, texts[index] ?? '', style, { left, top: top + 5, width: across, align });
    });
    tableRow.add(cell);
  }
  tableRow.end();
  doc.markContent('Artifact');
  doc
    .moveTo(margin, top + height + 10)
    .lineTo(margin + width, top + height + 10)
    .lineWidth(0.5)
    .stroke(line);
  doc.endMarkedContent();
  doc.y = top + height + 10;
}
