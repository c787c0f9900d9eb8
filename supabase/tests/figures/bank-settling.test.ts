import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { startBank } from './bank.ts';

// What an administrator decides about an entry of the bank, and takes back.

const { sql, roles, list, storeOne, makeInvoice, settle, openAmount } = await startBank();

describe('what an entry pays', () => {
  test('is noted of one invoice, and once in two tabs', async () => {
    const invoice = await makeInvoice();
    const id = await storeOne();
    const decision = { entry: id, pays: [{ invoice, amount: 28_500 }] };
    const both = await Promise.all([settle(decision), settle(decision)]);
    expect(both.flatMap(({ data }) => data ?? []).toSorted()).toEqual(['before', 'settled']);
    expect(await openAmount(invoice)).toEqual([0, 0]);
    expect((await list()).settled).toMatchObject([{ id, state: 'linked', numbers: ['2026-0001'] }]);
  });

  test('is noted of two invoices', async () => {
    const [first, second] = [await makeInvoice(), await makeInvoice(10_000)];
    const id = await storeOne({ amount: 38_500 });
    const pays = [
      { invoice: first, amount: 28_500 },
      { invoice: second, amount: 10_000 },
    ];
    expect((await settle({ entry: id, pays })).data).toEqual(['settled']);
    expect([await openAmount(first), await openAmount(second)]).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });

  test('is not noted of what is not open for it any more, and keeps no other from being noted', async () => {
    const [first, second] = [await makeInvoice(), await makeInvoice()];
    const [one, other] = [await storeOne(), await storeOne({ party: 'B' })];
    await roles.admin.rpc('note_payment', { invoice_id: first, paid_on: '2026-11-26', amount: 10_000 });
    const decisions = [
      { entry: one, pays: [{ invoice: first, amount: 28_500 }] },
      { entry: other, pays: [{ invoice: second, amount: 28_500 }] },
    ];
    expect((await settle(...decisions)).data).toEqual(['changed', 'settled']);
    expect(
      (await settle({ ...decisions[0], entry: one, pays: [{ invoice: first, amount: 28_500 }], is_too_much: true }))
        .data,
    ).toEqual(['settled']);
    expect(await openAmount(first)).toEqual([0, 10_000]);
  });

  test.each([
    ['another sum', [28_400]],
    ['nothing', []],
    ['an amount below 0', [28_600, -100]],
  ])('is refused with %s', async (_, amounts) => {
    const invoice = await makeInvoice();
    const pays = amounts.map((amount) => ({ invoice, amount }));
    expect((await settle({ entry: await storeOne(), pays })).error?.code).toBe('22023');
    expect(await openAmount(invoice)).toEqual([28_500, 0]);
  });

  test('is paid back by what went out, as far as it is owed', async () => {
    const invoice = await makeInvoice();
    await settle({ entry: await storeOne({ amount: 30_000 }), pays: [{ invoice, amount: 30_000 }], is_too_much: true });
    expect(await openAmount(invoice)).toEqual([0, 1500]);
    const out = await storeOne({ kind: 'out', amount: 1500, day: new Date().toISOString().slice(0, 10) });
    expect((await settle({ entry: out, pays: [{ invoice, amount: 1500 }] })).data).toEqual(['settled']);
    expect(await openAmount(invoice)).toEqual([0, 0]);
    const more = await storeOne({ kind: 'out', amount: 1500, party: 'B', day: new Date().toISOString().slice(0, 10) });
    expect((await settle({ entry: more, pays: [{ invoice, amount: 1500 }], is_too_much: true })).data).toEqual([
      'changed',
    ]);
  });
});

test('an invoice says which of its payments a bank file brought', async () => {
  const [byBank, byHand] = [await makeInvoice(), await makeInvoice()];
  await settle({ entry: await storeOne(), pays: [{ invoice: byBank, amount: 28_500 }] });
  await roles.admin.rpc('note_payment', { invoice_id: byHand, paid_on: '2026-11-26', amount: 28_500 });
  const brought = `jsonb_path_query_array(private.shown_invoice(invoice), '$.payments[*].is_from_bank')`;
  expect(await sql(`select ${brought} as brought from private.invoices as invoice order by number`)).toEqual([
    { brought: [true] },
    { brought: [false] },
  ]);
});

describe('a decision is taken back', () => {
  test('of a link: the invoice is open again, and the entry is to be looked at', async () => {
    const invoice = await makeInvoice();
    const id = await storeOne();
    await settle({ entry: id, pays: [{ invoice, amount: 28_500 }] });
    expect((await roles.admin.rpc('reopen_bank_entry', { entry_id: id })).data).toBe(true);
    expect(await openAmount(invoice)).toEqual([28_500, 0]);
    expect((await list()).entries.map((one) => one.id)).toEqual([id]);
  });

  test('not of a payment of which a part was paid back', async () => {
    const invoice = await makeInvoice();
    const id = await storeOne({ amount: 30_000 });
    await settle({ entry: id, pays: [{ invoice, amount: 30_000 }], is_too_much: true });
    await roles.admin.rpc('note_payment', { invoice_id: invoice, paid_on: '2026-11-28', amount: -1500 });
    expect((await roles.admin.rpc('reopen_bank_entry', { entry_id: id })).data).toBe(false);
    expect(await openAmount(invoice)).toEqual([0, 0]);
  });

  test('of what was put aside with a reason', async () => {
    const id = await storeOne();
    const aside = { entry_id: id, reason: 'Huur' };
    expect((await roles.admin.rpc('put_bank_entry_aside', aside)).data).toBe(true);
    expect((await roles.admin.rpc('put_bank_entry_aside', aside)).data).toBe(false);
    expect((await list()).settled).toMatchObject([{ id, state: 'aside', put_aside: 'Huur' }]);
    await roles.admin.rpc('reopen_bank_entry', { entry_id: id });
    expect((await list()).entries).toHaveLength(1);
  });

  test('with the payment that is removed at its invoice', async () => {
    const invoice = await makeInvoice();
    const id = await storeOne();
    await settle({ entry: id, pays: [{ invoice, amount: 28_500 }] });
    const [payment] = z.array(z.object({ id: z.string() })).parse(await sql('select id from private.invoice_payments'));
    expect((await roles.admin.rpc('remove_payment', { id: payment?.id ?? '' })).error).toBeNull();
    expect((await list()).entries).toMatchObject([{ id, state: 'open' }]);
  });
});
