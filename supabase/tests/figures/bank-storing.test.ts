import { describe, expect, test } from 'vitest';
import { account, entry, startBank } from './bank.ts';

// Entries of the bank are stored once, in whatever file they come.

const { sql, store, storeOne, makeInvoice, settle } = await startBank();

describe('an entry is stored once', () => {
  test('in files that overlap, and one with a name that a file before did not have', async () => {
    expect((await store(entry())).stored).toBe(1);
    expect((await store(entry({ day: '2026-11-20' }), entry())).stored).toBe(1);
    expect((await store(entry({ reference: 'R1' }))).stored).toBe(0);
  });

  test('and two that look alike are two', async () => {
    expect((await store(entry(), entry())).stored).toBe(2);
    expect((await store(entry())).stored).toBe(0);
    expect((await store(entry(), entry(), entry())).stored).toBe(1);
  });

  test('also when the bank tells them apart in files of their own', async () => {
    await store(entry({ reference: 'R1' }));
    expect((await store(entry({ reference: 'R2' }))).stored).toBe(1);
    expect((await store(entry({ reference: 'R1' }), entry({ reference: 'R2' }))).stored).toBe(0);
    expect((await store(entry(), entry())).stored).toBe(0);
  });

  test('by two administrators at once', async () => {
    const both = await Promise.all([store(entry()), store(entry())]);
    expect(both.map(({ stored }) => stored).toSorted()).toEqual([0, 1]);
  });

  test('and every cent of a file is counted, whatever became of it', async () => {
    const invoice = await makeInvoice();
    const linked = await storeOne();
    await settle({ entry: linked, pays: [{ invoice, amount: 28_500 }] });
    const { sums } = await store(entry(), entry({ amount: 100 }), entry({ kind: 'out', amount: 300 }));
    expect(sums).toEqual([
      { direction: 'in', state: 'linked', entries: 1, amount: 28_500 },
      { direction: 'in', state: 'open', entries: 1, amount: 100 },
      { direction: 'out', state: 'open', entries: 1, amount: 300 },
    ]);
  });

  test('and is linked when release 2.0.0 noted it', async () => {
    const invoice = await makeInvoice();
    await sql(`insert into private.invoice_payments (invoice_id, paid_on, amount, bank_entry)
      values ('${invoice}', '2026-11-27', 28500, '${account} 2026-11-27 28500 x 0')`);
    expect((await store(entry(), entry())).sums).toMatchObject([
      { state: 'linked', entries: 1 },
      { state: 'open', entries: 1 },
    ]);
  });
});

test('names and texts go when tax law keeps them no longer, and the sums stay', async () => {
  await store(entry({ day: '2015-06-01', party: 'Zweder', remittance: 'Zwabber' }), entry());
  await sql('select private.forget_overdue()');
  const rows = await sql('select party, remittance, amount from private.bank_entries order by booked_on');
  expect(rows).toEqual([
    { party: '', remittance: '', amount: 28_500 },
    { party: 'Jo', remittance: 'x', amount: 28_500 },
  ]);
});
