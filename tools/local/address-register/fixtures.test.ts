import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { workArea } from '../../../src/content/service-area.ts';
import { isWithinServiceArea } from '../../../src/domain/address/within-area.ts';
import { expandPlaces } from './expand.ts';
import { faultAddresses } from './faults.ts';
import { readPlaces } from './places.ts';

const entries = expandPlaces(readPlaces());

describe('the fixtures', () => {
  const cities = [
    'Amersfoort',
    'Utrecht',
    'Amsterdam',
    'Rotterdam',
    "'s-Gravenhage",
    'Apeldoorn',
    'Arnhem',
    'Nijmegen',
  ];
  cities.push('Hilversum', 'Zwolle', 'Amstelveen', 'Ede', 'Leiden', 'Haarlem', 'Zaandam', 'Nieuwegein', 'Hoofddorp');
  cities.push('Almere', 'Zoetermeer', 'Gouda', 'Veenendaal');

  it.each(cities)('have homes in %s, within 80 km', (name) => {
    const homes = entries.filter(({ city }) => city === name);
    expect(homes.length).toBeGreaterThanOrEqual(2);
    for (const { position } of homes) expect(isWithinServiceArea(position, workArea)).toBe(true);
  });

  it('identify every address and every object once', () => {
    const identifiers = entries.flatMap(({ id, objectId }) => [id, objectId]);
    expect(new Set(identifiers).size).toBe(2 * entries.length);
  });

  it('are as the documentation says', async () => {
    const docs = await readFile(path.resolve(import.meta.dirname, '../../../docs/address-register.md'), 'utf8');
    const rows = [...docs.matchAll(/^\| (\d{4}) ([A-Z]{2}) (\d+) +\| (.*?) +\|$/gm)];
    for (const [, digits = '', letters = '', number = '', shows = ''] of rows) {
      const fault = faultAddresses.find(({ postcode }) => postcode === digits + letters);
      const home = entries.find(
        ({ street, home }) => street.postcode === digits + letters && home.number === Number(number),
      );
      if (fault !== undefined) expect(shows).toContain(fault.shows);
      else expect(home === undefined).toBe(shows === 'no address');
    }
    const documented = rows.map(([, digits, letters]) => `${digits}${letters}`);
    expect(documented).toEqual(expect.arrayContaining(faultAddresses.map(({ postcode }) => postcode)));
  });
});
