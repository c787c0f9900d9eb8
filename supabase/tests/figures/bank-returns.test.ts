import { describe, expect, test } from 'vitest';
import { entry, startBank } from './bank.ts';

// Entries of the bank that undo others.

const { roles, store, list, storeOne, makeInvoice, settle, openAmount } = await startBank();

describe('what comes back', () => {
  test('undoes an entry that was linked, and the invoice is open again', async () => {
    const invoice = await makeInvoice();
    const paid = await storeOne();
    await settle({ entry: paid, pays: [{ invoice, amount: 28_500 }] });
    const undone = await storeOne({ kind: 'in-undone', day: '2026-12-20' });
    expect((await list()).undoable).toMatchObject([{ id: paid, is_entry: true, direction: 'in' }]);
    const { data } = await roles.admin.rpc('undo_by_bank_entry', { entry_id: undone, undone_entry: paid });
    expect(data).toBe('settled');
    expect(await openAmount(invoice)).toEqual([28_500, 0]);
    expect((await list()).settled.map(({ state }) => state)).toEqual(['returned', 'returned']);
    expect((await roles.admin.rpc('reopen_bank_entry', { entry_id: paid })).data).toBe(false);
    expect((await roles.admin.rpc('reopen_bank_entry', { entry_id: undone })).data).toBe(true);
    expect(await openAmount(invoice)).toEqual([0, 0]);
  });

  test('undoes an entry of the same file that nobody linked', async () => {
    await store(entry(), entry({ kind: 'in-undone' }));
    const [paid, undone] = ['in', 'in-undone'].map(
      async (kind) => (await list()).entries.find((one) => one.kind === kind)?.id,
    );
    const ids = { entry_id: (await undone) ?? '', undone_entry: (await paid) ?? '' };
    expect((await roles.admin.rpc('undo_by_bank_entry', ids)).data).toBe('settled');
    expect((await list()).entries).toEqual([]);
    expect((await store(entry(), entry({ kind: 'in-undone' }))).sums).toMatchObject([
      { direction: 'in', state: 'returned', amount: 28_500 },
      { direction: 'out', state: 'returned', amount: 28_500 },
    ]);
  });

  test('undoes a payment that was noted by hand, once', async () => {
    const invoice = await makeInvoice();
    await roles.admin.rpc('note_payment', { invoice_id: invoice, paid_on: '2026-11-26', amount: 28_500 });
    const undone = await storeOne({ kind: 'in-undone' });
    const [payment] = (await list()).undoable;
    expect(payment).toMatchObject({ is_entry: false, amount: 28_500 });
    const ids = { entry_id: undone, undone_payment: payment?.id ?? '' };
    const both = await Promise.all([
      roles.admin.rpc('undo_by_bank_entry', ids),
      roles.admin.rpc('undo_by_bank_entry', ids),
    ]);
    expect(both.map(({ data }) => data).toSorted()).toEqual(['before', 'settled']);
    expect(await openAmount(invoice)).toEqual([28_500, 0]);
    await storeOne({ kind: 'in-undone', party: 'B' });
    expect((await list()).undoable).toEqual([]);
  });

  test('undoes a refund that did not arrive', async () => {
    const invoice = await makeInvoice();
    await settle({ entry: await storeOne({ amount: 30_000 }), pays: [{ invoice, amount: 30_000 }], is_too_much: true });
    const today = new Date().toISOString().slice(0, 10);
    const out = await storeOne({ kind: 'out', amount: 1500, day: today });
    await settle({ entry: out, pays: [{ invoice, amount: 1500 }] });
    const back = await storeOne({ kind: 'out-undone', amount: 1500, day: today });
    expect((await roles.admin.rpc('undo_by_bank_entry', { entry_id: back, undone_entry: out })).data).toBe('settled');
    expect(await openAmount(invoice)).toEqual([0, 1500]);
  });

  test.each([
    ['another amount', { amount: 100 }],
    ['another direction', { kind: 'out' }],
  ])('undoes nothing of %s', async (_, overrides) => {
    const paid = await storeOne({ day: new Date().toISOString().slice(0, 10), ...overrides });
    const undone = await storeOne({ kind: 'in-undone' });
    const { data } = await roles.admin.rpc('undo_by_bank_entry', { entry_id: undone, undone_entry: paid });
    expect(data).toBe('changed');
    expect((await list()).entries).toHaveLength(2);
  });
});
