// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Toaster } from '@/components/ui/notify';
import { bankEntry, statement } from '@/test/bank/statement';
import { renderAdmin } from '@/test/render/render-admin';
import { fakeSupabase, type FakeAnswer, type FakeRoutes } from '@/test/services/fake-supabase';
import { Bank } from './bank';

const list = 'POST /rest/v1/rpc/list_bank_entries';
const store = 'POST /rest/v1/rpc/store_bank_entries';
const settle = 'POST /rest/v1/rpc/settle_bank_entries';
const undo = 'POST /rest/v1/rpc/undo_by_bank_entry';
const aside = 'POST /rest/v1/rpc/put_bank_entry_aside';
const reopen = 'POST /rest/v1/rpc/reopen_bank_entry';

function entry(id: string, overrides: object = {}) {
  const paid = { kind: 'in', day: '2026-11-27', amount: 28_500, party: 'Jo', text: '2026-0001' };
  return { id, ...paid, state: 'open', put_aside: null, numbers: [], ...overrides };
}

const invoices = [
  { id: 'a', number: '2026-0001', customer: 'Jan de Vries', open: 28_500, owed_back: 0 },
  { id: 'b', number: '2026-0002', customer: 'Bakker', open: 10_000, owed_back: 0 },
  { id: 'c', number: '2026-0003', customer: 'Visser', open: 0, owed_back: 1500 },
];

function listed(overrides: object = {}): FakeAnswer {
  const nothing = { entries: [], settled: [], undoable: [] };
  return { status: 200, json: { iban: 'NL91ABNA0417164300', invoices, ...nothing, ...overrides } };
}

function show(routes: FakeRoutes) {
  const calls = fakeSupabase(routes);
  const user = renderAdmin(
    <>
      <Bank />
      <Toaster />
    </>,
    '/admin/facturen',
  );
  function sent(route: string): unknown[] {
    return calls.filter((call) => call.route === route).map(({ body }) => body);
  }
  return { user, sent };
}

function boxes(): boolean[] {
  return screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked);
}

test('a failed write shows no success, and keeps what was ticked', async () => {
  const { user } = show({
    [list]: () => listed({ entries: [entry('3', { text: '2026-0002' })] }),
    [settle]: () => ({ status: 500, json: { code: 'XX000', message: 'no' } }),
  });
  await user.click(await screen.findByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Noteer wat is aangevinkt' }));
  expect(await screen.findByText(/^Niet opgeslagen/)).toBeVisible();
  expect(screen.queryByText(/genoteerd/)).toBeNull();
  expect(boxes()).toEqual([true]);
});

test('only what is certain is ticked, and what is ticked is noted of its invoices', async () => {
  const entries = [
    entry('1'),
    entry('2', { amount: 38_500, text: '2026-0001 2026-0002' }),
    entry('3', { text: '2026-0002' }),
  ];
  const { user, sent } = show({
    [list]: () => listed({ entries }),
    [settle]: () => ({ status: 200, json: ['settled', 'changed'] }),
  });
  expect(await screen.findByText('3 boekingen te bekijken.')).toBeVisible();
  expect(boxes()).toEqual([true, false, false]);
  expect(screen.getByText(/open staat €100,00. Aangevinkt geldt €185,00 als te veel betaald/)).toBeVisible();
  const [, likely] = screen.getAllByRole('button', { name: 'Noteer wat is aangevinkt' });
  await user.click(screen.getByRole('checkbox', { name: /2026-0002 Bakker €285,00/ }));
  await user.click(likely ?? document.body);
  expect(await screen.findByText(/1 boeking genoteerd. 1 niet/)).toBeVisible();
  expect(sent(settle)).toEqual([
    { decisions: [{ entry: '3', pays: [{ invoice: 'b', amount: 28_500 }], is_too_much: true }] },
  ]);
});

test('what came back is shown beside what it undoes, and a person confirms it', async () => {
  const past = { is_entry: true, direction: 'in', day: '2026-11-20', amount: 28_500, party: 'Jo', text: '2026-0001' };
  const { user, sent } = show({
    [list]: () =>
      listed({
        entries: [entry('1', { kind: 'in-undone', text: 'RETOUR 2026-0001' })],
        undoable: [{ id: 'p', numbers: ['2026-0001'], ...past }],
      }),
    [undo]: () => ({ status: 200, json: 'settled' }),
  });
  expect(await screen.findByRole('combobox', { name: 'Maakt ongedaan' })).toHaveDisplayValue(
    /20 november 2026, Jo, 2026-0001/,
  );
  expect(screen.getByText('-€285,00')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Maak die ongedaan' }));
  expect(await screen.findByText('De betaling is ongedaan gemaakt')).toBeVisible();
  expect(sent(undo)).toEqual([{ entry_id: '1', undone_entry: 'p' }]);
});

test('any entry can be linked to any open invoice, or be put aside with a reason', async () => {
  const { user, sent } = show({
    [list]: () => listed({ entries: [entry('1', { text: 'huur', amount: 9000 })] }),
    [settle]: () => ({ status: 200, json: ['settled'] }),
    [aside]: () => ({ status: 200, json: true }),
  });
  await user.click(await screen.findByText('Anders...'));
  await user.click(screen.getByRole('button', { name: 'Koppel aan deze factuur' }));
  expect(screen.getByText('Kies eerst een factuur')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Open factuur'), 'b');
  await user.click(screen.getByRole('button', { name: 'Koppel aan deze factuur' }));
  expect(await screen.findByText('1 boeking genoteerd')).toBeVisible();
  expect(sent(settle)).toEqual([
    { decisions: [{ entry: '1', pays: [{ invoice: 'b', amount: 9000 }], is_too_much: false }] },
  ]);
  await user.type(screen.getByLabelText('Reden om terzijde te leggen'), 'Huur');
  await user.click(screen.getByRole('button', { name: 'Leg terzijde' }));
  expect(await screen.findByText(/^Terzijde gelegd/)).toBeVisible();
  expect(sent(aside)).toEqual([{ entry_id: '1', reason: 'Huur' }]);
});

test('what went out to a customer who is owed it is noted as paid back, only when ticked', async () => {
  const out = { kind: 'out', amount: 1500, party: 'Visser', text: '2026-0003' };
  const { user, sent } = show({
    [list]: () => listed({ entries: [entry('1', out), entry('2', { ...out, text: 'huur', party: 'X' })] }),
    [settle]: () => ({ status: 200, json: ['before'] }),
  });
  const box = await screen.findByRole('checkbox');
  expect(box).not.toBeChecked();
  expect(screen.getByText('Andere afschrijvingen: 1')).toBeVisible();
  await user.click(box);
  await user.click(screen.getByRole('button', { name: 'Noteer als terugbetaald' }));
  expect(await screen.findByText('0 boekingen genoteerd. 1 was al afgehandeld')).toBeVisible();
  expect(sent(settle)).toEqual([
    { decisions: [{ entry: '1', pays: [{ invoice: 'c', amount: 1500 }], is_too_much: false }] },
  ]);
});

test('what was settled is taken back, or is said to be no longer possible', async () => {
  const answers = [true, false];
  const { user, sent } = show({
    [list]: () => listed({ settled: [entry('1', { state: 'linked', numbers: ['2026-0001'] })] }),
    [reopen]: () => ({ status: 200, json: answers.shift() }),
  });
  await user.click(await screen.findByText('Afgehandeld: 1'));
  expect(screen.getByText('gekoppeld: 2026-0001')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Maak ongedaan' }));
  expect(await screen.findByText('De boeking is weer te bekijken')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Maak ongedaan' }));
  expect(await screen.findByText(/^Niet gedaan: er is intussen iets teruggeboekt/)).toBeVisible();
  expect(sent(reopen)).toEqual([{ entry_id: '1' }, { entry_id: '1' }]);
});

const file = new File(
  [statement(bankEntry() + bankEntry({ currency: 'USD' }) + bankEntry({ way: 'DBIT' }))],
  'bank.xml',
);

function stored(): FakeAnswer {
  const sums = [
    { direction: 'in', state: 'linked', entries: 1, amount: 28_500 },
    { direction: 'out', state: 'open', entries: 1, amount: 28_500 },
  ];
  return { status: 200, json: { stored: 1, sums } };
}

test('a file is stored, and said in sums; what cannot be read is named and keeps nothing else from being stored', async () => {
  const { user, sent } = show({ [list]: () => listed(), [store]: stored });
  const input = await screen.findByLabelText('Bankbestanden');
  await user.upload(input, [new File([':20:X\n:25:NL91ABNA0417164300\n'], 'oud.txt'), file]);
  expect(await screen.findByText(/bank.xml: 1 bijschrijving, samen €285,00 \(gekoppeld €285,00\)/)).toBeVisible();
  expect(screen.getByText(/1 afschrijving, samen €285,00 \(te bekijken €285,00\). Nieuw: 1/)).toBeVisible();
  expect(screen.getByText(/oud.txt: dit is een MT940-bestand. Kies bij je bank CAMT.053/)).toBeVisible();
  expect(screen.getByText('1 boeking telt niet mee')).toBeVisible();
  expect(screen.getByText(/Niet in euro’s/)).toBeInTheDocument();
  expect(sent(store)).toMatchObject([{ entries: [{ kind: 'in', remittance: 'Factuur 2026-0001' }, { kind: 'out' }] }]);
});

test('a file that is not stored is said to be not stored', async () => {
  const { user } = show({
    [list]: () => listed(),
    [store]: () => ({ status: 500, json: { code: 'XX000', message: 'no' } }),
  });
  await user.upload(await screen.findByLabelText('Bankbestanden'), file);
  expect(await screen.findByText(/^Niet alles is bewaard/)).toBeVisible();
  expect(screen.queryByText(/, samen €/)).toBeNull();
});

test('a statement of another account is stored only when that is agreed to', async () => {
  const { user, sent } = show({ [list]: () => listed({ iban: 'NL20INGB0001234567' }), [store]: stored });
  await user.upload(await screen.findByLabelText('Bankbestanden'), file);
  const question = within(
    await screen.findByRole('group', { name: /NL91 ABNA 0417 1643 00. Op je facturen staat NL20 INGB 0001 2345 67/ }),
  );
  expect(sent(store)).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Toch inlezen' }));
  expect(await screen.findByText(/, samen €/)).toBeVisible();
});

test('says so when the entries cannot be read', async () => {
  show({ [list]: () => ({ status: 400, json: { code: '22023', message: 'no' } }) });
  expect(await screen.findByText(/konden niet worden opgehaald/)).toBeVisible();
});
