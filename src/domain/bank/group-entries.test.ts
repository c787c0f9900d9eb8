import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bankEntryKinds, type BankEntry } from './bank-entry';
import { groupEntries, proposedPayments } from './group-entries';

const invoices = [
  { id: 'a', number: '2026-0001', customer: 'Jan de Vries', open: 28_500, owedBack: 0 },
  { id: 'b', number: '2026-0002', customer: 'Bakker', open: 10_000, owedBack: 0 },
  { id: 'c', number: '2026-0003', customer: 'Visser', open: 0, owedBack: 1500 },
];

function entry(id: string, overrides: Partial<BankEntry> = {}): BankEntry {
  return { id, kind: 'in', day: '2026-11-28', amount: 28_500, party: 'J. de Vries', text: '2026-0001', ...overrides };
}

function past({ id, day, amount, party, text }: BankEntry) {
  return { id, isEntry: true, direction: 'in', day, amount, party, text, numbers: [] } as const;
}

test('a payment and its reversal in one file are shown together, and nothing is paid', () => {
  const [paid, undone] = [entry('1'), entry('2', { kind: 'in-undone', text: 'RETOUR 2026-0001' })];
  const groups = groupEntries([paid, undone], invoices, [past(paid)]);
  expect(groups.undone).toMatchObject([{ entry: undone, isLikely: true, candidates: [{ id: '1' }] }]);
  expect([...groups.certain, ...groups.likely, ...groups.unknown]).toEqual([]);
});

test('what went out to a customer who is owed it is offered as a refund, and no more than that', () => {
  const out = { kind: 'out', party: 'Visser', text: 'Factuur 2026-0003' } as const;
  const [right, more] = [entry('1', { ...out, amount: 1500 }), entry('2', { ...out, amount: 2000 })];
  const groups = groupEntries([right, more, entry('3', { kind: 'out', party: 'Huur', text: 'huur' })], invoices, []);
  expect(groups.refunds).toMatchObject([{ entry: right, invoices: [{ id: 'c' }] }]);
  expect(groups.outgoing.map(({ id }) => id)).toEqual(['2', '3']);
});

test('a payment of two invoices pays what is open of each', () => {
  const [match] = groupEntries([entry('1', { amount: 38_500, text: '2026-0001 2026-0002' })], invoices, []).likely;
  expect(match && proposedPayments(match)).toEqual([
    { invoice: 'a', amount: 28_500 },
    { invoice: 'b', amount: 10_000 },
  ]);
});

test('each entry stands in one group, whatever it is', () => {
  const anyEntry = fc.record({
    kind: fc.constantFrom(...bankEntryKinds),
    amount: fc.constantFrom(1500, 10_000, 28_500, 38_500),
    text: fc.constantFrom('', '2026-0001', '2026-0002', '2026-0001 2026-0002', '2026-0003', '2026-0004', '2026-01-12'),
    party: fc.constantFrom('', 'J. de Vries', 'Bakker', 'Visser'),
  });
  fc.assert(
    fc.property(fc.array(anyEntry, { maxLength: 12 }), (given) => {
      const entries = given.map((one, index) => entry(String(index), one));
      const movements = entries.filter(({ kind }) => kind === 'in').map(past);
      const groups = groupEntries(entries, invoices, movements);
      const shown = [
        ...[...groups.certain, ...groups.likely, ...groups.refunds].map((match) => match.entry.id),
        ...[...groups.unknown, ...groups.outgoing].map(({ id }) => id),
        ...groups.undone.flatMap(({ entry: one, isLikely, candidates: [best] }) => [
          one.id,
          ...(isLikely && best ? [best.id] : []),
        ]),
      ];
      expect(shown.toSorted()).toEqual(entries.map(({ id }) => id).toSorted());
      const certain = groups.certain.flatMap((match) => match.invoices.map(({ id }) => id));
      expect(new Set(certain).size).toBe(certain.length);
    }),
  );
});
