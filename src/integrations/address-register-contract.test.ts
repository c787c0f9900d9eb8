import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressPage, buildingArea, registerAddress } from './address-register-contract';

// Any value of JSON, and entries that have the register's names with any value in them.
const names = [
  ...['nummeraanduidingIdentificatie', 'adresseerbaarObjectIdentificatie', 'openbareRuimteNaam', 'huisnummer'],
  ...['huisletter', 'huisnummertoevoeging', 'postcode', 'woonplaatsNaam', 'oppervlakte', 'oorspronkelijkBouwjaar'],
  ...[
    'typeAdresseerbaarObject',
    'gebruiksdoelen',
    'inonderzoek',
    'adresseerbaarObjectGeometrie',
    '_embedded',
    '__proto__',
  ],
];
const oddEntry = fc.dictionary(fc.constantFrom(...names), fc.jsonValue({ maxDepth: 2 }), { maxKeys: names.length });
const complete = fc.record({
  nummeraanduidingIdentificatie: fc.string({ unit: 'binary', minLength: 1 }),
  openbareRuimteNaam: fc.string({ unit: 'binary', minLength: 1 }),
  huisnummer: fc.oneof(fc.integer({ min: -1000, max: 200_000 }), fc.double()),
  woonplaatsNaam: fc.string({ unit: 'binary', minLength: 1 }),
});
const entry = fc
  .tuple(fc.oneof(oddEntry, complete), fc.boolean(), complete)
  .map(([odd, isComplete, rest]) => (isComplete ? { ...odd, ...rest } : odd));

test('whatever the register answers, an address is whole or is none', () => {
  let addresses = 0;
  fc.assert(
    fc.property(fc.oneof(entry, fc.jsonValue({ maxDepth: 2 })), (answer) => {
      const { success, data } = registerAddress.safeParse(answer);
      if (!success) return;
      addresses += 1;
      for (const text of [data.id, data.street, data.city]) expect(text).toMatch(/^\S(.*\S)?$/s);
      expect(Number.isInteger(data.houseNumber) && data.houseNumber > 0 && data.houseNumber < 100_000).toBe(true);
      for (const text of [data.letter, data.addition, data.postcode]) expect(typeof text).toBe('string');
      if (data.surfaceArea !== null) expect(data.surfaceArea).toBeGreaterThan(0);
      if (data.constructionYear !== null) expect(Number.isInteger(data.constructionYear)).toBe(true);
      if (data.position) expect(data.position.y).toBeGreaterThan(300_000);
    }),
    { numRuns: 10_000 },
  );
  expect(addresses).toBeGreaterThan(500);
});

test('whatever the register answers, a page is a list and an area is within bounds', () => {
  fc.assert(
    fc.property(fc.oneof(entry, fc.jsonValue({ maxDepth: 3 })), (answer) => {
      const page = addressPage.safeParse(answer);
      if (page.success) expect(Array.isArray(page.data._embedded.adressen)).toBe(true);
      const area = buildingArea.safeParse(answer);
      if (area.success && area.data !== null) expect(area.data).toBeLessThanOrEqual(2700);
    }),
    { numRuns: 10_000 },
  );
});

const laan = {
  nummeraanduidingIdentificatie: '1',
  openbareRuimteNaam: 'Laan',
  huisnummer: 1,
  woonplaatsNaam: 'Ede',
};

test('numbers at the edge of the Dutch grid are no place', () => {
  function positionOf(x: number, y: number) {
    return registerAddress.parse({ ...laan, adresseerbaarObjectGeometrie: { punt: { coordinates: [x, y, 0] } } })
      .position;
  }
  expect(positionOf(155_000, 463_000)).toEqual({ x: 155_000, y: 463_000 });
  const edges = [positionOf(0, 463_000), positionOf(300_000, 463_000), positionOf(155_000, 300_000)];
  expect([...edges, positionOf(155_000, 630_000)]).toEqual([null, null, null, null]);
});

test('an address with an endless name or number is none, and one with endless corners has no place', () => {
  const address = {
    ...laan,
    adresseerbaarObjectGeometrie: {
      vlak: { coordinates: [Array.from({ length: 200_000 }, () => [155_000, 463_000])] },
    },
  };
  expect(registerAddress.parse(address).position).toBeNull();
  expect(registerAddress.safeParse({ ...address, openbareRuimteNaam: 'x'.repeat(1e6) }).success).toBe(false);
  expect(registerAddress.safeParse({ ...address, huisnummer: 1e9 }).success).toBe(false);
  const page = { _embedded: { adressen: Array.from({ length: 20_000 }, () => address) } };
  expect(addressPage.safeParse(page).success).toBe(false);
});
