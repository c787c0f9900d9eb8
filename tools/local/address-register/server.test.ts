import { describe, expect, it, test } from 'vitest';
import { z } from 'zod';
import { createAddressRegister } from './server.ts';

const register = createAddressRegister();

const page = z.object({
  _embedded: z
    .object({
      adressen: z.array(
        z.looseObject({ huisletter: z.string().default(''), huisnummertoevoeging: z.string().default('') }),
      ),
    })
    .optional(),
  _links: z.record(z.string(), z.object({ href: z.string() })),
});

function ask(question: string, headers: Record<string, string> = { 'X-Api-Key': 'local' }) {
  return register.request(`http://127.0.0.1/${question}`, { headers });
}

async function askAddresses(query: string) {
  const answer = await ask(`adressenuitgebreid?${query}`);
  expect(answer.status).toBe(200);
  return page.parse(await answer.json());
}

/** Letter and addition of every hit. */
async function hits(query: string): Promise<string[]> {
  const { _embedded } = await askAddresses(query);
  return (_embedded?.adressen ?? []).map(({ huisletter, huisnummertoevoeging }) => huisletter + huisnummertoevoeging);
}

describe('searching', () => {
  test.each([
    ['postcode=3811AA&huisnummer=12', ['', 'A']],
    ['postcode=3811%20aa&huisnummer=12', ['', 'A']],
    ['postcode=3811AA&huisnummer=12&exacteMatch=true', ['']],
    ['postcode=3811AA&huisnummer=12&exacteMatch=false', ['', 'A']],
    ['postcode=3811AA&huisnummer=12&huisletter=a', ['A']],
    ['postcode=1015DT&huisnummer=237&huisletter=A', ['AV']],
    ['postcode=1015DT&huisnummer=237&huisletter=A&exacteMatch=true', []],
    ['postcode=1015DT&huisnummer=237&huisnummertoevoeging=A', ['CA']],
    ['postcode=3581KL&huisnummer=49&huisletter=A', []],
    ['postcode=3581KL&huisnummer=49&huisnummertoevoeging=A&exacteMatch=true', ['A']],
    ['postcode=2391PH&huisnummer=1&huisletter=A&huisnummertoevoeging=7', ['A7']],
    ['postcode=2391PH&huisnummer=1&huisletter=A', ['A', 'A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7', 'A8']],
    ['postcode=7411CC&huisnummer=36&exacteMatch=true', ['', '']],
    ['postcode=2631CR&huisnummer=15&unknown=', ['c']],
  ])('%s', async (query, expected) => {
    expect(await hits(query)).toEqual(expected);
  });

  it('leaves _embedded out when there is no hit', async () => {
    expect(await askAddresses('postcode=9999ZZ&huisnummer=99')).toEqual({
      _links: { self: { href: 'http://127.0.0.1/adressenuitgebreid?postcode=9999ZZ&huisnummer=99' } },
    });
  });

  it('answers in pages of 20, or of the size asked', async () => {
    const block = 'postcode=3584ZZ&huisnummer=111';
    expect(await hits(block)).toHaveLength(20);
    expect(await hits(`${block}&pageSize=100`)).toHaveLength(100);
    expect(await hits(`${block}&pageSize=100&page=2`)).toHaveLength(30);
    expect(Object.keys((await askAddresses(block))._links)).toEqual(['self', 'next', 'last']);
    expect(Object.keys((await askAddresses(`${block}&page=7`))._links)).toEqual(['self', 'first', 'previous']);
  });

  it('names its limits and its content type', async () => {
    const { headers } = await ask('adressenuitgebreid?postcode=3811AA&huisnummer=12');
    expect(headers.get('Content-Type')).toBe('application/hal+json');
    expect([
      headers.get('RateLimit-Limit'),
      headers.get('RateLimit-Remaining'),
      headers.get('RateLimit-Reset'),
    ]).toEqual(['50', '49', '1']);
  });
});

describe('refusing', () => {
  test.each([
    ['adressenuitgebreid', 'paramsRequired', undefined],
    ['adressenuitgebreid?postcode=3811AA&huisnummer=', 'paramsRequired', undefined],
    ['adressenuitgebreid?postcode=3811AA&huisnummer=12&huisletter=', 'paramsRequired', undefined],
    ['adressenuitgebreid?postcode=3811AA', 'paramsCombination', undefined],
    ['adressenuitgebreid?huisnummer=12', 'paramsCombination', undefined],
    ['adressenuitgebreid?postcode=0811AA&huisnummer=12', 'paramsValidation', ['postcode pattern']],
    ['adressenuitgebreid?postcode=3811AA&huisnummer=12A', 'paramsValidation', ['huisnummer integer']],
    ['adressenuitgebreid?postcode=3811AA&huisnummer=0', 'paramsValidation', ['huisnummer minimum']],
    ['adressenuitgebreid?postcode=3811AA&huisnummer=100000', 'paramsValidation', ['huisnummer maximum']],
    ['adressenuitgebreid?postcode=3811AA&huisnummer=1&huisletter=AB', 'paramsValidation', ['huisletter pattern']],
    [
      'adressenuitgebreid?postcode=3811AA&huisnummer=1&huisnummertoevoeging=C/A&exacteMatch=ja',
      'paramsValidation',
      ['huisnummertoevoeging pattern', 'exacteMatch boolean'],
    ],
    ['adressenuitgebreid?postcode=3811AA&huisnummer=1&pageSize=9', 'paramsValidation', ['pageSize minimum']],
    ['adressenuitgebreid?postcode=3811AA&huisnummer=1&pageSize=101', 'paramsValidation', ['pageSize maximum']],
    ['adressenuitgebreid?postcode=3811AA&huisnummer=12&page=2', 'paramsValidation', ['page page']],
    ['verblijfsobjecten/12', 'paramsValidation', ['identificatie pattern']],
  ])('%s: %s', async (question, code, invalid) => {
    const answer = await ask(question);
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([400, 'application/problem+json']);
    const problem = z
      .looseObject({
        code: z.string(),
        invalidParams: z.array(z.object({ name: z.string(), code: z.string() })).optional(),
      })
      .parse(await answer.json());
    expect(problem).toMatchObject({ status: 400, code, instance: `http://127.0.0.1/${question}` });
    expect(problem.invalidParams?.map((param) => `${param.name} ${param.code}`)).toEqual(invalid);
  });

  test.each([
    ['no key', {}, 400, 'Missing API Key'],
    ['a wrong key', { 'X-Api-Key': 'other' }, 401, 'Invalid API Key'],
  ])('%s, in the shape of the gateway', async (_what, headers, status, errorDetail) => {
    const answer = await ask('adressenuitgebreid?postcode=3811AA&huisnummer=12', headers);
    expect(answer.status).toBe(status);
    const gateway = z.strictObject({ error: z.string(), errorDescription: z.string(), errorDetail: z.string() });
    expect(gateway.parse(await answer.json()).errorDetail).toBe(errorDetail);
  });

  test.each([
    ['Accept', 'application/xml'],
    ['Accept-Crs', 'epsg:4326'],
  ])('%s: %s', async (header, value) => {
    const answer = await ask('adressenuitgebreid?postcode=3811AA&huisnummer=12', {
      'X-Api-Key': 'local',
      [header]: value,
    });
    expect(answer.status).toBe(406);
    expect(await answer.json()).toMatchObject({ code: 'notAcceptable' });
  });

  test.each(['adressenuitgebreid/?postcode=3811AA&huisnummer=12', 'verblijfsobjecten/', 'adressen', ''])(
    'what is no question: /%s',
    async (question) => {
      expect((await ask(question)).status).toBe(404);
    },
  );

  test('a building object that it does not know', async () => {
    const answer = await ask('verblijfsobjecten/0000010000000000');
    expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'notFound' }]);
  });
});
