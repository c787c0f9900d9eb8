import { expect, test } from 'vitest';
import { pairUndone } from './pair-undone';

const undone = { kind: 'in-undone', day: '2026-11-29', amount: 28_500, party: 'J. de Vries', text: '' } as const;

function undoable(id: string, overrides: object = {}) {
  const paid = { direction: 'in', day: '2026-11-20', amount: 28_500, party: 'Somebody', numbers: [] } as const;
  return { id, ...paid, ...overrides };
}

function pair(entries: Parameters<typeof pairUndone>[0], ...candidates: ReturnType<typeof undoable>[]) {
  return pairUndone(entries, candidates).map(({ isLikely, candidates: found }) => [
    isLikely,
    ...found.map(({ id }) => id),
  ]);
}

test('a reversal undoes the payment of that amount with its number, or else with its name', () => {
  const entry = { ...undone, id: '1', text: 'RETOUR 2026-0001' };
  const named = undoable('named', { numbers: ['2026-0001'] });
  const byName = undoable('name', { party: 'J. de Vries' });
  expect(pair([entry], undoable('other'), byName, named)).toEqual([[true, 'named', 'name', 'other']]);
  expect(pair([entry], undoable('other'), undoable('hand', { party: 'Jan de Vries' }))).toEqual([
    [true, 'hand', 'other'],
  ]);
});

test('of two that are alike the latest is offered, and each once', () => {
  const [first, second] = [
    undoable('1', { numbers: ['2026-0001'] }),
    undoable('2', { numbers: ['2026-0001'], day: '2026-11-21' }),
  ];
  const text = '2026-0001';
  expect(
    pair(
      [
        { ...undone, id: 'x', text },
        { ...undone, id: 'y', text },
      ],
      first,
      second,
    ),
  ).toEqual([
    [true, '2', '1'],
    [true, '1', '2'],
  ]);
});

test.each([
  ['another amount', { amount: 28_400 }],
  ['a later day', { day: '2026-11-30' }],
  ['money that went out', { direction: 'out' }],
])('a reversal undoes nothing of %s', (_, overrides) => {
  const entry = { ...undone, id: '1', text: '2026-0001' };
  expect(pair([entry], undoable('a', { numbers: ['2026-0001'], ...overrides }))).toEqual([[false]]);
});

test('what is alike in nothing but its amount is no more than a choice', () => {
  expect(pair([{ ...undone, id: '1' }], undoable('a'))).toEqual([[false, 'a']]);
});

test('our own payment that came back undoes that payment', () => {
  const entry = { ...undone, id: '1', kind: 'out-undone', text: '2026-0001' } as const;
  const out = undoable('out', { direction: 'out', numbers: ['2026-0001'] });
  expect(pair([entry], undoable('in', { numbers: ['2026-0001'] }), out)).toEqual([[true, 'out']]);
});
