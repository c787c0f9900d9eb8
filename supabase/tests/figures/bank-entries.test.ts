import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { buildRequestRow, insertStatement } from '../setup/factories.ts';
import { startBackendWithRoles } from '../setup/roles.ts';
import { clearInvoices } from './clear-invoices.ts';

// Entries of the bank: stored once, settled once, and taken back.

const { backend, roles } = await startBackendWithRoles();
const { sql } = backend;

const account = 'NL91ABNA0417164300';

const listSchema = z.object({
  iban: z.string(),
  entries: z.array(
    z.object({ id: z.string(), kind: z.string(), amount: z.int(), text: z.string(), state: z.string() }),
  ),
  settled: z.array(
    z.object({ id: z.string(), state: z.string(), numbers: z.array(z.string()), put_aside: z.string().nullable() }),
  ),
  invoices: z.array(z.object({ id: z.string(), number: z.string(), open: z.int(), owed_back: z.int() })),
  undoable: z.array(z.object({ id: z.string(), is_entry: z.boolean(), direction: z.string(), amount: z.int() })),
});
const sumsSchema = z.object({
  stored: z.int(),
  sums: z.array(z.object({ direction: z.string(), state: z.string(), entries: z.int(), amount: z.int() })),
});

beforeEach(async () => {
  await clearInvoices(backend);
  await roles.admin
    .from('invoice_settings')
    .update({
      ...{ seller_name: 'Voorbeeld Labels', street: 'Voorbeeldstraat 1', postcode: '3811 AA', city: 'Amersfoort' },
      ...{ chamber_of_commerce: '12345678', vat_number: 'NL123456782B90', iban: account },
    })
    .eq('is_only_row', true);
});

function entry(overrides: object = {}) {
  const paid = { account, reference: '', kind: 'in', day: '2026-11-27', amount: 28_500, party: 'Jo', remittance: 'x' };
  return { ...paid, ...overrides };
}

async function store(...entries: object[]) {
  const { data, error } = await roles.admin.rpc('store_bank_entries', { entries: z.json().parse(entries) });
  expect(error).toBeNull();
  return sumsSchema.parse(data);
}

async function list() {
  const { data, error } = await roles.admin.rpc('list_bank_entries');
  expect(error).toBeNull();
  return listSchema.parse(data);
}

/** The id of the only entry that is to be looked at. */
async function storeOne(overrides: object = {}): Promise<string> {
  const before = (await list()).entries.map(({ id }) => id);
  await store(entry(overrides));
  const added = (await list()).entries.filter(({ id }) => !before.includes(id));
  expect(added).toHaveLength(1);
  return added[0]?.id ?? '';
}

async function makeInvoice(amount = 28_500): Promise<string> {
  const row = buildRequestRow();
  await sql(insertStatement('contact_submissions', row));
  const id = randomUUID();
  await sql(`insert into private.invoices (id, number, request_id, issued_on, due_on, seller, customer, lines, vat, rounding, total)
    values ('${id}', '2026-' || lpad((select count(*) + 1 from private.invoices)::text, 4, '0'), '${row.id}', '2026-11-20',
      '2026-12-04', '{}', '{"name": "Jo"}', '[]', '[]', 0, ${amount})`);
  return id;
}

async function settle(
  ...decisions: { entry: string; pays: { invoice: string; amount: number }[]; is_too_much?: boolean }[]
) {
  return roles.admin.rpc('settle_bank_entries', { decisions });
}

async function openAmount(id: string): Promise<[number | undefined, number | undefined]> {
  const invoice = (await list()).invoices.find((one) => one.id === id);
  return [invoice?.open, invoice?.owed_back];
}

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

test('names and texts go when tax law keeps them no longer, and the sums stay', async () => {
  await store(entry({ day: '2015-06-01', party: 'Zweder', remittance: 'Zwabber' }), entry());
  await sql('select private.forget_overdue()');
  const rows = await sql('select party, remittance, amount from private.bank_entries order by booked_on');
  expect(rows).toEqual([
    { party: '', remittance: '', amount: 28_500 },
    { party: 'Jo', remittance: 'x', amount: 28_500 },
  ]);
});
