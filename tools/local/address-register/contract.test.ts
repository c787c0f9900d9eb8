import { describe, expect, it, test } from 'vitest';
import { z } from 'zod';
import { expandPlaces, type RegisterEntry } from './expand.ts';
import { readDescription } from './openapi.ts';
import { readPlaces } from './places.ts';
import { createAddressRegister } from './server.ts';

// Kadaster's description is not part of this project (docs/address-register.md says where to find it). These tests
// always compare the answers with our own notes about it; with the file they also validate every one.
const descriptionFile = process.env['BAG_OPENAPI'] ?? '';

const register = createAddressRegister();
const entries = expandPlaces(readPlaces());
const addressPath = '/adressenuitgebreid';
const buildingPath = '/verblijfsobjecten/{identificatie}';

// The slow ones answer like any other; HTML and a cut connection are no answers of the register.
const otherFaults = ['9999AE', '9999AF', '9999AG', '9999AH'];
const addressQuestions = [
  ...new Set(entries.map(({ street, home }) => `postcode=${street.postcode}&huisnummer=${home.number}`)),
  'postcode=3584ZZ&huisnummer=111&page=2&pageSize=100',
  'postcode=9999ZZ&huisnummer=99',
].filter((query) => !otherFaults.some((postcode) => query.includes(postcode)));
const buildings = entries.filter(({ home }) => home.kind === 'Verblijfsobject' && home.objectFault === undefined);
const problemQuestions = [
  '',
  '?postcode=3811AA',
  '?postcode=x&huisnummer=0&pageSize=9&exacteMatch=1',
  '?postcode=3811AA&huisnummer=12&page=2',
  ...['9999AA', '9999AB', '9999AJ'].map((postcode) => `?postcode=${postcode}&huisnummer=1`),
].map((query) => ({ path: addressPath, question: addressPath + query }));
problemQuestions.push(
  ...['1', '0000010000000000', ...entries.filter(({ home }) => home.objectFault).map(({ objectId }) => objectId)].map(
    (id) => ({ path: buildingPath, question: `/verblijfsobjecten/${id}` }),
  ),
);

async function ask(question: string) {
  const answer = await register.request(`http://127.0.0.1${question}`, { headers: { 'X-Api-Key': 'local' } });
  const contentType = answer.headers.get('Content-Type') ?? '';
  const body: unknown = await answer.json();
  return { status: answer.status, contentType, body };
}

function isAreaUnknown({ home }: RegisterEntry): boolean {
  return home.area === undefined && home.objectArea === undefined;
}

describe('what we wrote down of the contract (BAG_OPENAPI=file also validates against a description)', () => {
  const link = z.object({ href: z.url() });
  const address = z.object({
    openbareRuimteNaam: z.string(),
    korteNaam: z.string().max(24),
    huisnummer: z.int().min(1).max(99_999),
    huisletter: z.string().length(1).optional(),
    huisnummertoevoeging: z.string().min(1).max(4).optional(),
    postcode: z.string().length(6),
    woonplaatsNaam: z.string(),
    nummeraanduidingIdentificatie: z.string().regex(/^\d{4}20\d{10}$/),
    adresseerbaarObjectIdentificatie: z.string().regex(/^\d{4}0[123]\d{10}$/),
    oppervlakte: z.int().optional(),
    oorspronkelijkBouwjaar: z.array(z.string().length(4)).optional(),
    gebruiksdoelen: z.array(z.string()).min(1).optional(),
    inonderzoek: z.record(z.string(), z.union([z.boolean(), z.array(z.string())])).optional(),
  });
  const page = z.object({
    _embedded: z.object({ adressen: z.array(address).min(1) }).optional(),
    _links: z.record(z.string(), link),
  });
  const building = z.object({
    verblijfsobject: z.object({ oppervlakte: z.int().optional() }),
    _links: z.object({ self: link }),
  });
  const problem = z.object({
    status: z.int(),
    title: z.string(),
    type: z.url(),
    detail: z.string(),
    instance: z.url(),
    code: z.string(),
  });

  test.each(addressQuestions)('%s', async (query) => {
    const answer = await ask(`${addressPath}?${query}`);
    expect(answer).toMatchObject({ status: 200, contentType: 'application/hal+json' });
    page.parse(answer.body);
  });

  it('holds for every building object', async () => {
    for (const { objectId } of buildings) {
      const answer = await ask(`/verblijfsobjecten/${objectId}`);
      expect(answer).toMatchObject({ status: 200, contentType: 'application/hal+json' });
      building.parse(answer.body);
    }
  });

  test.each(problemQuestions)('$question is refused', async ({ question }) => {
    const answer = await ask(question);
    expect(answer.contentType).toBe('application/problem+json');
    expect(problem.parse(answer.body).status).toBe(answer.status);
  });
});

if (descriptionFile !== '') {
  const faultsOf = await readDescription(descriptionFile);

  describe(`the description in ${descriptionFile}`, () => {
    test.each(addressQuestions)('%s', async (query) => {
      const answer = await ask(`${addressPath}?${query}`);
      expect(faultsOf(addressPath, answer.status, answer.contentType, answer.body)).toEqual([]);
    });

    it('holds for every building object, but for the area that is missing on purpose', async () => {
      for (const entry of buildings) {
        const { status, contentType, body } = await ask(`/verblijfsobjecten/${entry.objectId}`);
        const missing = isAreaUnknown(entry) ? ["/verblijfsobject must have required property 'oppervlakte'"] : [];
        expect(faultsOf(buildingPath, status, contentType, body)).toEqual(missing);
      }
    });

    test.each(problemQuestions)('$question is refused', async ({ path, question }) => {
      const { status, contentType, body } = await ask(question);
      expect(faultsOf(path, status, contentType, body)).toEqual([]);
    });

    it('would notice a wrong answer', async () => {
      const { body } = await ask(`${addressPath}?postcode=3811AA&huisnummer=14`);
      const wrong: unknown = JSON.parse(JSON.stringify(body).replace('"huisnummer":14', '"huisnummer":"14"'));
      expect(faultsOf(addressPath, 200, 'application/hal+json', wrong)).toEqual([
        '/_embedded/adressen/0/huisnummer must be integer',
      ]);
    });
  });
}
