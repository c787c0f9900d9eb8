import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { paymentReference } from '#shared/payment-reference.ts';
import { matchEntries, type MatchOutcome } from './match-entries';

const invoices = [
  { id: 'a', number: '2026-0001', customer: 'Jan de Vries', open: 28_500 },
  { id: 'b', number: '2026-0011', customer: 'Bakker B.V.', open: 25_000 },
  { id: 'c', number: '2026-0112', customer: 'Fatma Çelik', open: 28_500 },
  { id: 'd', number: '2026-1129', customer: 'O’Neill', open: 28_500 },
  { id: 'e', number: '2026-1433', customer: 'Łukasz', open: 28_500 },
  { id: 'f', number: '2026-0090', customer: 'Paid', open: 0 },
  { id: 'g', number: '2026-0377', customer: 'Almost paid', open: 1 },
];

function entry(text: string, amount = 28_500, party = 'Somebody', id = '1') {
  return { id, kind: 'in', day: '2026-11-27', amount, party, text } as const;
}

function match(...entries: ReturnType<typeof entry>[]) {
  return matchEntries(entries, invoices).map(({ invoices: found, outcome }) => [outcome, ...found.map(({ id }) => id)]);
}

describe('a number as it is printed, with its open amount, is certain', () => {
  test.each([
    ['Factuur 2026-0001', 'a'],
    ['2026 0001', 'a'],
    ['2026/0001', 'a'],
    ['2026–0001', 'a'],
    ['factuur 2026\n0001', 'a'],
    ['20260001', 'a'],
    ['/REMI/2026-0001/EREF/NOTPROVIDED', 'a'],
    ['deel 1 2026-0001', 'a'],
    ['Jan 2026-0001', 'a'],
    ['Kerkstraat 12-1 2026-0001', 'a'],
    ['2026 2026-0001', 'a'],
    ['2026-0112', 'c'],
    ['Factuur 2026-0001 afspraak 2026-01-12', 'a'],
    ['2026-0001 bezoek op 12 januari 2026 om 14:33', 'a'],
    ['2026-0001 van NL91 ABNA 2026 1433 00', 'a'],
    ['RF31 2026 0001', 'a'],
    ['rf3120260001', 'a'],
    ['RF312\n0260001 afspraak 20260112', 'a'],
  ])('"%s"', (text, id) => {
    expect(match(entry(text))).toEqual([['certain', id]]);
  });
});

describe('a date is no number, nor is anything else that can be read in another way', () => {
  test.each<[string, MatchOutcome, ...string[]]>([
    ['Energielabel bezoek 2026-01-12', 'unknown'],
    ['2026/01/12', 'unknown'],
    ['2026 01 12', 'unknown'],
    ['2026.1.12', 'unknown'],
    ['afspraak 20260112', 'otherwise', 'c'],
    ['2026-11-29 14:33', 'unknown'],
    ['29-11-2026 1433', 'unknown'],
    ['29-11 2026 1433', 'unknown'],
    ['29 11 2026 1433', 'unknown'],
    ['29-11-2026-1433', 'unknown'],
    ['29 november 2026 1433', 'unknown'],
    ['november 2026 1129', 'unknown'],
    ['2026 1433 AB Plaats', 'otherwise', 'e'],
    ['in 2026 1433 uur', 'otherwise', 'e'],
    ['2026-1433:30', 'otherwise', 'e'],
    ['06 2026 0001', 'otherwise', 'a'],
    ['NL91 ABNA 2026 0001 00', 'unknown'],
    ['20260001 afspraak 12-1-26', 'otherwise', 'a'],
    ['20260001 afspraak 12 januari', 'otherwise', 'a'],
    ['20260001 afspraak 12/1', 'otherwise', 'a'],
    ['2026 - 0001', 'otherwise', 'a'],
    ['2026-00\n01', 'otherwise', 'a'],
    ['20 26-000 1', 'otherwise', 'a'],
    ['RF32 2026 0001', 'otherwise', 'a'],
    ['RF31202600012', 'unknown'],
    ['2026-00012', 'unknown'],
    ['12026-0001', 'unknown'],
    ['energielabel', 'unknown'],
  ])('"%s"', (text, ...found) => {
    expect(match(entry(text))).toEqual([found]);
  });

  test('whatever day and time, and however it is written', () => {
    const months = ['januari', 'feb', 'maart', 'apr.', 'mei', 'juni', 'july', 'aug', 'sept', 'oktober', 'nov', 'Dec'];
    const all = Array.from({ length: 12 * 31 }, (_, place) => {
      const number = String(Math.floor(place / 31) + 1).padStart(2, '0') + String((place % 31) + 1).padStart(2, '0');
      return { id: number, number: `2026-${number}`, customer: 'X', open: 100 };
    });
    const times = Array.from({ length: 24 * 60 }, (_, place) => {
      const time = String(Math.floor(place / 60)).padStart(2, '0') + String(place % 60).padStart(2, '0');
      return { id: `t${time}`, number: `2026-${time}`, customer: 'X', open: 100 };
    });
    const known = [...new Map([...all, ...times].map((invoice) => [invoice.number, invoice])).values()];
    const pad = fc.boolean();
    const mark = fc.constantFrom('-', '/', '.', ' ');
    const time = fc.constantFrom('', ' 14:33', ' 1433', 'T14:33:00', ' om 1433 uur', '-1433', ' 14.33');
    const around = fc.constantFrom('', 'bezoek ', 'op ', 'Energielabel ');
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 31 }),
        ...([pad, mark, time, around, fc.constantFrom('ymd', 'dmy', 'words', 'joined', 'turned')] as const),
        (month, day, isPadded, between, at, before, form) => {
          const [m, d] = [month, day].map((part) => (isPadded ? String(part).padStart(2, '0') : String(part)));
          const joined = `2026${String(month).padStart(2, '0')}${String(day).padStart(2, '0')}`;
          const written = {
            ymd: ['2026', m, d].join(between),
            dmy: [d, m, '2026'].join(between),
            words: `${d} ${months[month - 1]} 2026`,
            joined,
            turned: `${joined.slice(6)}${joined.slice(4, 6)}2026`,
          }[form];
          const [found] = matchEntries([entry(`${before}${written}${at}`, 100)], known);
          expect(found?.outcome).not.toBe('certain');
        },
      ),
      { numRuns: 2000 },
    );
  });
});

test('any printed number or reference is certain in any text without digits around it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20_000 }), fc.boolean(), fc.string(), (count, isReference, words) => {
      const number = `2026-${String(count).padStart(4, '0')}`;
      const text = `${words.replace(/\d|RF/gi, '')} ${isReference ? paymentReference(number) : number}`;
      const [found] = matchEntries([entry(text, 1)], [{ id: 'x', number, customer: 'X', open: 1 }]);
      expect(found?.outcome).toBe('certain');
    }),
  );
});

describe('an entry that is not certain', () => {
  test('has another amount', () => {
    expect(match(entry('2026-0011', 30_000))).toEqual([['amount-differs', 'b']]);
    expect(match(entry('2026-0377', 30_000))).toEqual([['amount-differs', 'g']]);
  });

  test('names two invoices whose open sum it is', () => {
    expect(match(entry('2026-0001 en 2026-0011', 53_500))).toEqual([['several', 'a', 'b']]);
    expect(match(entry('2026-0001, 2026 - 0011', 53_500))).toEqual([['several', 'a', 'b']]);
    expect(match(entry('2026-0001/2026-0011', 53_500))).toEqual([['several', 'a', 'b']]);
  });

  test('names two invoices and pays one', () => {
    expect(match(entry('2026-0001 en 2026-0011', 28_500))).toEqual([['otherwise', 'a']]);
    expect(match(entry('2026-0001 en 2026-0090', 28_500))).toEqual([['otherwise', 'a']]);
  });

  test('is a part, and with another part the whole', () => {
    const parts = [entry('2026-0011 deel 1', 10_000, 'B', '1'), entry('2026-0011 deel 2', 15_000, 'B', '2')];
    expect(match(...parts)).toEqual([
      ['parts', 'b'],
      ['parts', 'b'],
    ]);
  });

  test('pays an invoice a second time', () => {
    expect(match(entry('2026-0001'), entry('2026-0001', 28_500, 'Somebody', '2'))).toEqual([
      ['certain', 'a'],
      ['not-open', 'a'],
    ]);
    expect(match(entry('2026-0090'))).toEqual([['not-open', 'f']]);
  });

  test('has one wrong digit', () => {
    expect(match(entry('2026-0021', 25_000))).toEqual([['typo', 'b']]);
    expect(match(entry('2026-0021', 24_000))).toEqual([['unknown']]);
    expect(match(entry('2026-0099', 25_000))).toEqual([['unknown']]);
  });

  test.each([
    ['VRIES J DE EO', 'a'],
    ['Hr J. de Vries en/of', 'a'],
    ['Bakker BV', 'b'],
    ['F. CELIK', 'c'],
    ['FRIES', undefined],
  ])('comes from %s with the right amount and a wrong number', (party, id) => {
    const amount = invoices.find((invoice) => invoice.id === id)?.open ?? 28_500;
    expect(match(entry('klant 998877', amount, party))).toEqual([id === undefined ? ['unknown'] : ['name', id]]);
  });

  test('could be of two customers of that name', () => {
    const two = [
      { id: 'a', number: '2026-0001', customer: 'Jan de Vries', open: 28_500 },
      { id: 'b', number: '2026-0002', customer: 'Piet de Vries', open: 28_500 },
    ];
    const [found] = matchEntries([entry('energielabel', 28_500, 'P de Vries')], two);
    expect(found?.outcome).toBe('unknown');
  });
});
