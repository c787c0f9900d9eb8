import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  formatAddress,
  formatHouseNumber,
  matchAddresses,
  parseConstructionYear,
  placeName,
  type RegisterAddress,
} from './address.ts';

function buildAddress(overrides: Partial<RegisterAddress> = {}): RegisterAddress {
  const { houseNumber = 12, letter = '', addition = '' } = overrides;
  return {
    id: `${houseNumber}/${letter}/${addition}`,
    objectId: '0307010000000001',
    street: 'Langestraat',
    houseNumber,
    letter,
    addition,
    postcode: '3811AA',
    city: 'Amersfoort',
    surfaceArea: 85,
    constructionYear: null,
    objectKind: 'building-object',
    isDwelling: true,
    isUnderInvestigation: false,
    position: null,
    ...overrides,
  };
}

function numbersOf(addresses: readonly RegisterAddress[]): string[] {
  return addresses.map(formatHouseNumber);
}

const bare = buildAddress();
const withA = buildAddress({ letter: 'A' });
const withB = buildAddress({ letter: 'B' });
const withA3 = buildAddress({ letter: 'A', addition: '3' });

describe('matchAddresses', () => {
  it('finds none among none', () => {
    expect(matchAddresses([], '')).toEqual({ kind: 'none' });
    expect(matchAddresses([], 'A')).toEqual({ kind: 'none' });
  });

  it('finds the only address when its suffix is the typed one', () => {
    expect(matchAddresses([bare], '')).toEqual({ kind: 'found', address: bare });
    expect(matchAddresses([withA], 'a')).toEqual({ kind: 'found', address: withA });
  });

  it('does not take the only address for the bare number that was typed', () => {
    expect(matchAddresses([withA], '')).toEqual({ kind: 'choose', addresses: [withA] });
    expect(matchAddresses([withA], ' - ')).toEqual({ kind: 'choose', addresses: [withA] });
  });

  it('does not take the only address for another one', () => {
    expect(matchAddresses([bare], 'A')).toEqual({ kind: 'choose', addresses: [bare] });
    expect(matchAddresses([withA], 'B')).toEqual({ kind: 'choose', addresses: [withA] });
  });

  it('finds the one without a suffix among several when the bare number was typed', () => {
    expect(matchAddresses([withB, bare, withA], '')).toEqual({ kind: 'found', address: bare });
  });

  it('offers all when several have a suffix and the bare number was typed', () => {
    expect(matchAddresses([withB, withA], '')).toEqual({ kind: 'choose', addresses: [withA, withB] });
  });

  it('offers all when none has the typed suffix', () => {
    expect(matchAddresses([withB, bare, withA], 'C')).toEqual({ kind: 'choose', addresses: [bare, withA, withB] });
  });

  test.each(['a3', 'A-3', 'A 3', 'a/3', '-A3'])('finds letter and addition typed as %s', (suffix) => {
    expect(matchAddresses([bare, withA, withA3], suffix)).toEqual({ kind: 'found', address: withA3 });
  });

  it('offers both when letter and addition read the same', () => {
    const noLetter = buildAddress({ addition: 'A3' });
    expect(matchAddresses([withA3, bare, noLetter], 'a3')).toEqual({ kind: 'choose', addresses: [noLetter, withA3] });
  });

  it('offers two addresses that are written the same, and leaves the others out', () => {
    const one = buildAddress({ id: '0150200000039067' });
    const two = buildAddress({ id: '0150200000052413' });
    expect(matchAddresses([two, one, withA], '')).toEqual({ kind: 'choose', addresses: [one, two] });
  });

  it('counts an address once that came twice', () => {
    expect(matchAddresses([withA, { ...withA }], 'a')).toEqual({ kind: 'found', address: withA });
  });

  it('offers addresses in the order of the street', () => {
    const addresses = [
      buildAddress({ houseNumber: 2 }),
      withB,
      buildAddress({ houseNumber: 1, letter: 'B' }),
      buildAddress({ addition: '10' }),
      buildAddress({ houseNumber: 1 }),
      buildAddress({ addition: '2' }),
      withA3,
      buildAddress({ houseNumber: 1, letter: 'a' }),
      withA,
      bare,
    ].map((address, index) => ({ ...address, id: String(index) }));
    const match = matchAddresses(addresses, 'Z');
    expect(match.kind === 'choose' && numbersOf(match.addresses)).toEqual([
      '1',
      '1a',
      '1B',
      '2',
      '12',
      '12-2',
      '12-10',
      '12A',
      '12A-3',
      '12B',
    ]);
  });

  it('never loses or invents an address, whatever is typed', () => {
    const addressOf = fc
      .record({ letter: fc.constantFrom('', 'A', 'b'), addition: fc.constantFrom('', '1', 'A', 'bis') })
      .map(buildAddress);
    const list = fc.uniqueArray(addressOf, { selector: ({ id }) => id });
    fc.assert(
      fc.property(list, fc.constantFrom('', 'A', '1', 'a-1', 'bis', 'zz'), (addresses, suffix) => {
        const match = matchAddresses(addresses, suffix);
        if (match.kind === 'none') expect(addresses).toEqual([]);
        if (match.kind === 'found') expect(addresses).toContain(match.address);
        if (match.kind === 'choose') {
          expect(match.addresses.length).toBeGreaterThan(0);
          expect(addresses).toEqual(expect.arrayContaining(match.addresses));
        }
      }),
    );
  });

  it('leaves the list it was given as it was', () => {
    const addresses = [withB, withA];
    matchAddresses(addresses, '');
    expect(addresses).toEqual([withB, withA]);
  });
});

describe('formatAddress', () => {
  test.each([
    [
      { street: 'Dorpsstraat', houseNumber: 15, letter: 'c', postcode: '2631CR', city: 'Nootdorp' },
      'Dorpsstraat 15c, 2631 CR Nootdorp',
    ],
    [
      { street: 'Overvoorde', houseNumber: 43, addition: '2', postcode: '1082GB' },
      'Overvoorde 43-2, 1082 GB Amersfoort',
    ],
    [
      { street: 'Prinsengracht', houseNumber: 237, letter: 'A', addition: 'V' },
      'Prinsengracht 237A-V, 3811 AA Amersfoort',
    ],
    [
      { street: 'Zorgvlietstraat', houseNumber: 4, letter: 'T', postcode: '', city: "'s-Gravenhage" },
      "Zorgvlietstraat 4T, 's-Gravenhage",
    ],
  ])('writes %j on one line', (parts, line) => {
    expect(formatAddress(buildAddress(parts))).toBe(line);
  });
});

test.each([
  ['1962', 1962],
  [' 2026 ', 2026],
  ['1099', null],
  ['1100', 1100],
  ['2100', 2100],
  ['2101', null],
  ['62', null],
  ['', null],
])('reads the year of construction %j as %j', (typed, year) => {
  expect(parseConstructionYear(typed)).toBe(year);
});

test('a place has the name that people call it by', () => {
  expect(placeName("'s-Gravenhage")).toBe('Den Haag');
  expect(placeName('Gouda')).toBe('Gouda');
});
