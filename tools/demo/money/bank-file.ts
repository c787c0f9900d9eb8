import { paymentReference } from '#shared/payment-reference.ts';
import type { DemoInvoice } from './money.ts';

/** An entry of the file: what it is to show, from whom, for what, and in cents. */
interface Entry {
  kind: 'in' | 'out' | 'returned';
  day: string;
  amount: number;
  party: string;
  text: string;
}

/**
 * A bank statement (CAMT.053.001.08) to practise on, of the days until `today`: what is certain, likely, a part, for two
 * invoices, a return, a refund and unknown. Fewer when the year has no invoice for one.
 */
export function bankFile(invoices: readonly DemoInvoice[], iban: string, today: string): string {
  const credited = new Set(invoices.map(({ credits }) => credits));
  const balances = invoices
    .filter(({ credits }) => credits === null)
    .map((invoice) => {
      const paid = invoice.payments.reduce((sum, { amount }) => sum + amount, 0);
      return { invoice, left: (credited.has(invoice.id) ? 0 : invoice.total) - paid, paid };
    });
  const open = balances.filter(({ left }) => left > 0).toReversed();
  // Told by its name and amount, so that no other open one has both.
  const byName = open.find(({ invoice, left }) => {
    const [family = ''] = invoice.customer.split(' ').slice(-1);
    return open.filter((each) => each.left === left && each.invoice.customer.endsWith(family)).length === 1;
  });
  const [byReference, byNumber, inPart, one, other] = open.filter((each) => each !== byName);
  const owed = balances.find(({ left }) => left < 0);
  const returned = balances.findLast(({ invoice, left }) => left === 0 && invoice.payments.length === 1);
  const entries: Entry[] = [];

  function add(kind: Entry['kind'], amount: number, party: string, text: string): void {
    entries.push({ kind, day: today, amount, party, text });
  }
  if (byReference) {
    add('in', byReference.left, byReference.invoice.customer, paymentReference(byReference.invoice.number));
  }
  if (byNumber) add('in', byNumber.left, byNumber.invoice.customer, `Factuur ${byNumber.invoice.number}`);
  if (byName) add('in', byName.left, byName.invoice.customer, 'Bedankt voor het energielabel');
  if (inPart) add('in', Math.floor(inPart.left / 2), inPart.invoice.customer, `Deel van ${inPart.invoice.number}`);
  if (one && other) {
    const numbers = `${one.invoice.number} en ${other.invoice.number}`;
    add('in', one.left + other.left, one.invoice.customer, `Facturen ${numbers}`);
  }
  if (owed) add('out', -owed.left, owed.invoice.customer, `Terugbetaling ${owed.invoice.number}`);
  if (returned) add('returned', returned.paid, returned.invoice.customer, `Retour ${returned.invoice.number}`);
  add('in', 4250, 'Buurtvereniging Voorbeeld', 'Contributie');
  add('out', 12_100, 'Garage Voorbeeld', 'Onderhoud auto');
  return statement(entries, iban, today);
}

function statement(entries: readonly Entry[], iban: string, today: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt>
<GrpHdr><MsgId>OEFENEN</MsgId><CreDtTm>${today}T06:00:00</CreDtTm></GrpHdr>
<Stmt><Id>OEFENEN-1</Id><Acct><Id><IBAN>${iban}</IBAN></Id><Ccy>EUR</Ccy></Acct>
${entries.map(entry).join('\n')}
</Stmt></BkToCstmrStmt></Document>
`;
}

function entry({ kind, day, amount, party, text }: Entry, index: number): string {
  const role = kind === 'out' ? 'Cdtr' : 'Dbtr';
  const reference = `OEFENEN-${String(index + 1)}`;
  return [
    `<Ntry><Amt Ccy="EUR">${(amount / 100).toFixed(2)}</Amt><CdtDbtInd>${kind === 'in' ? 'CRDT' : 'DBIT'}</CdtDbtInd>`,
    `<Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>${day}</Dt></BookgDt><AcctSvcrRef>${reference}</AcctSvcrRef><NtryDtls><TxDtls>`,
    `<RltdPties><${role}><Pty><Nm>${escape(party)}</Nm></Pty></${role}></RltdPties>`,
    `<RmtInf><Ustrd>${escape(text)}</Ustrd></RmtInf>`,
    kind === 'returned' ? '<RtrInf><Rsn><Cd>MD06</Cd></Rsn></RtrInf>' : '',
    '</TxDtls></NtryDtls></Ntry>',
  ].join('');
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
