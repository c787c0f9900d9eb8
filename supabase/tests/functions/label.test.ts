import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { serve, type LocalServer } from '../../../tools/local/address-register/serve.ts';
import { daysOf, labelHomes } from '../../../tools/local/label-register/homes.ts';
import { createLabelRegister, labelKey } from '../../../tools/local/label-register/server.ts';
import { startEdgeFunction, type EdgeFunction } from './edge-function.ts';
import { site } from './hostile-calls.ts';
import { sendRaw } from './raw-request.ts';

// The function between the site and EP-Online, under Deno.

const key = 'key-0b71e5c2d9aa';
const serverKey = 'server-6c1f';
/** Requests that reached the register, and calls that reached the database. */
let reached: Request[] = [];
let counted: string[] = [];
/** What the register answers instead of labels. */
let override: (() => Response | Promise<Response>) | null = null;
let register: LocalServer;
let label: EdgeFunction;
let callers = 0;

beforeAll(async () => {
  const { app } = createLabelRegister();
  const server = new Hono()
    .post('/rest/v1/rpc/:name', (context) => {
      if (context.req.header('Authorization') !== `Bearer ${serverKey}`) return context.json({}, 401);
      counted.push(context.req.param('name'));
      return context.body(null, 204);
    })
    .all('*', (context) => {
      reached.push(context.req.raw);
      if (override) return override();
      const headers = new Headers(context.req.raw.headers);
      // The stand-in has a key of its own.
      headers.set('Authorization', headers.get('Authorization') === key ? labelKey : 'wrong');
      return app.request(context.req.url, { headers });
    });
  const listener = getRequestListener(server.fetch, { overrideGlobalObjects: false });
  register = await serve((request, response) => void listener(request, response));
  label = await startEdgeFunction('label', {
    LABEL_API_URL: `${register.url}/`,
    LABEL_API_KEY: key,
    SITE_URL: site,
    SUPABASE_URL: register.url,
    SUPABASE_SERVICE_ROLE_KEY: serverKey,
  });
});
beforeEach(() => {
  reached = [];
  counted = [];
  override = null;
});
afterAll(async () => {
  await label.stop();
  register.close();
  expect(label.log()).toContain('an answer that cannot be used: too-large');
  for (const secret of [key, serverKey, '3812ZK', 'huisnummer']) expect(label.log()).not.toContain(secret);
});

/** The address of a caller who made no call yet. */
function newCaller(): string {
  callers += 1;
  return `2001:db8:${callers.toString(16)}::1`;
}

function callFunction(query: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${label.url}?${query}`, { headers: { Origin: site, 'cf-connecting-ip': newCaller(), ...headers } });
}

function home(number: number): string {
  return `postcode=3812ZK&huisnummer=${number}`;
}

/** A home that no test asked for before: its answer is not cached. */
function newHome(): string {
  callers += 1;
  return home(20_000 + callers);
}

async function labelsOf(query: string): Promise<unknown> {
  const answer = await callFunction(query);
  expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([
    200,
    expect.stringMatching(/^private, max-age=86[34]\d\d$/),
  ]);
  return answer.json();
}

describe('a home', () => {
  test.each([1, 2, 3, 4, 5, 6, 7])('%i of the stand-in is answered with its labels', async (number) => {
    const labels = labelHomes.find(({ houseNumber }) => houseNumber === number)?.labels ?? [];
    expect(await labelsOf(home(number))).toEqual(
      labels.map((each) => ({
        labelClass: each.labelClass,
        ...daysOf(each, new Date()),
        isOfBuilding: each.isOfBuilding === true,
      })),
    );
  });

  test('has no label of a shop or of a building permit', async () => {
    expect(await labelsOf(home(8))).toEqual([]);
  });

  const registered = {
    ...{
      Energieklasse: 'B',
      Registratiedatum: '2024-05-01T10:00:00+02:00',
      Geldig_tot: '2034-05-01',
      Gebouwklasse: 'W',
    },
    BAGVerblijfsobjectID: '0307010000000001',
  };
  const read = { labelClass: 'B', registeredOn: '2024-05-01', validUntil: '2034-05-01', isOfBuilding: false };

  test('has no label of another addition at its number', async () => {
    override = () =>
      Response.json([
        { ...registered, Huisletter: 'A' },
        { ...registered, Energieklasse: 'D', Huisnummertoevoeging: '2' },
      ]);
    expect(await labelsOf(newHome())).toEqual([]);
    expect(await labelsOf(`${newHome()}&huisletter=a`)).toEqual([read]);
    expect(new URL(reached.at(-1)?.url ?? '').search).toMatch(/&huisletter=a$/);
  });

  test.each([
    ['another postcode', { Postcode: '3812ZL' }, []],
    ['another number', { Huisnummer: 99 }, []],
    ['neither', {}, [read]],
  ])('has no label with %s than was asked for', async (_, values, labels) => {
    override = () => Response.json([{ ...registered, ...values }]);
    expect(await labelsOf(newHome())).toEqual(labels);
  });

  test.each([
    ['a houseboat', { BAGLigplaatsID: '0363020000000001' }],
    ['a caravan', { BAGStandplaatsID: '0307030000000001' }],
    ['a houseboat, with empty ids beside it', { BAGLigplaatsID: 363020000000001, BAGStandplaatsID: '' }],
  ])('has the label of %s as one of that home', async (_, id) => {
    override = () => Response.json([{ ...registered, BAGVerblijfsobjectID: null, ...id }]);
    expect(await labelsOf(newHome())).toEqual([read]);
  });

  test.each([{}, { BAGLigplaatsID: null, BAGStandplaatsID: '' }])(
    'without an id of a home: a label of the building',
    async (ids) => {
      override = () => Response.json([{ ...registered, BAGVerblijfsobjectID: '', ...ids }]);
      expect(await labelsOf(newHome())).toEqual([{ ...read, isOfBuilding: true }]);
    },
  );

  test('keeps the labels that can be read', async () => {
    const others = ['ooit', '0001-01-01T00:00:00', '2200-01-01'].map((day) => ({ ...registered, Geldig_tot: day }));
    override = () => Response.json([{ Energieklasse: 'H' }, registered, ...others]);
    expect(await labelsOf(newHome())).toEqual([read]);
  });
});

it('sends the register its key and the address, and nothing of the caller', async () => {
  await callFunction(`${newHome()}&huisnummertoevoeging=bis`, {
    Cookie: 'a=b',
    Authorization: 'Bearer x',
    apikey: 'own',
  });
  const headers = Object.fromEntries(reached[0]?.headers ?? []);
  expect(headers).toMatchObject({ authorization: key, accept: 'application/json' });
  expect(Object.keys(headers)).toEqual(expect.not.arrayContaining(['cookie', 'apikey', 'origin', 'cf-connecting-ip']));
});

test.each([
  ['', 400],
  ['?', 400],
  ['/', 400],
  ['?postcode=3812ZK', 400],
  ['?huisnummer=2', 400],
  ['?postcode=3812zk&huisnummer=2', 400],
  ['?postcode=3812ZK&huisnummer=02', 400],
  ['?postcode=3812ZK&huisnummer=2&huisnummer=3', 400],
  ['?postcode=3812ZK&huisnummer=2&huisletter=AB', 400],
  ['?postcode=3812ZK&huisnummer=2&huisnummertoevoeging=12345', 400],
  ['?postcode=3812ZK&huisnummer=2&url=x', 400],
  ['?postcode=3812ZK&huisnummer=2&__proto__=x', 400],
  ['?postcode=3812ZK&huisnummer=2%20', 400],
  ['/../bag?postcode=3812ZK&huisnummer=2', 400],
  ['/AdresseerbaarObject/0307010000000001', 400],
])('refuses %j before the register is asked', async (target, status) => {
  const answer = await sendRaw(label.url, {
    method: 'GET',
    target: `/functions/v1/label${target}`,
    headers: { Origin: site, 'cf-connecting-ip': newCaller() },
  });
  expect(answer.status).toBe(status);
  expect(reached).toEqual([]);
});

test('answers pages of the site alone, and their GET alone', async () => {
  expect((await callFunction(home(2), { Origin: 'https://evil.example' })).status).toBe(403);
  const { status, headers } = await fetch(`${label.url}?${home(2)}`, { method: 'OPTIONS', headers: { Origin: site } });
  expect([status, headers.get('Access-Control-Allow-Methods')]).toEqual([204, 'GET']);
  expect((await fetch(`${label.url}?${home(2)}`, { method: 'POST', headers: { Origin: site } })).status).toBe(405);
});

describe('a register that fails', () => {
  const text = `EP-Online says ${key}`;
  const newLabel = { Energieklasse: 'B', Registratiedatum: '2024-05-01', Geldig_tot: '2034-05-01' };
  test.each([
    ['400', () => new Response(text, { status: 400 }), 400, 'paramsValidation'],
    ['401', () => new Response(text, { status: 401 }), 502, 'registerSettings'],
    ['429', () => new Response(text, { status: 429 }), 429, 'tooManyRequests'],
    ['500', () => new Response(text, { status: 500 }), 503, 'sourceUnavailable'],
    ['a page instead of labels', () => new Response(`<h1>${text}</h1>`), 502, 'sourceUnavailable'],
    ['a page with status 404', () => new Response(`<h1>${text}</h1>`, { status: 404 }), 503, 'sourceUnavailable'],
    ['something else than a list', () => Response.json({ label: text }), 502, 'sourceUnavailable'],
    ['labels that cannot be read', () => Response.json([{ Energieklasse: text }]), 502, 'sourceUnavailable'],
    [
      'a label of the year 0',
      () => Response.json([{ ...newLabel, Registratiedatum: '0000-01-01' }]),
      502,
      'sourceUnavailable',
    ],
    ['20,000 labels', () => Response.json(Array.from({ length: 20_000 }, () => newLabel)), 502, 'sourceUnavailable'],
    ['101 labels', () => Response.json(Array.from({ length: 101 }, () => newLabel)), 502, 'sourceUnavailable'],
    ['a redirect', () => Response.redirect(`${register.url}/elsewhere`), 503, 'sourceUnavailable'],
  ])('%s', async (_, answer, status, code) => {
    override = answer;
    const query = newHome();
    const response = await callFunction(query);
    const body = await response.text();
    expect(JSON.parse(body)).toEqual({ status, code });
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([status, 'no-store']);
    // A failure is not kept.
    override = null;
    expect(await labelsOf(query)).toEqual([]);
  });
});

it('asks the register once for the same home', async () => {
  const query = newHome();
  for (const each of [query, query.split('&').toReversed().join('&')]) expect(await labelsOf(each)).toEqual([]);
  expect(reached).toHaveLength(1);
});

it('counts who is told of a valid label of the home, and nobody else', async () => {
  for (const number of [1, 3, 6]) await labelsOf(home(number));
  expect(counted).toEqual([]);
  for (const number of [2, 2, 5]) await labelsOf(home(number));
  await expect.poll(() => counted).toEqual(Array.from({ length: 3 }, () => 'count_told_label'));
});

it('limits one caller and no other', async () => {
  const query = newHome();
  const headers = { 'cf-connecting-ip': '198.51.100.7' };
  let calls = 0;
  while ((await callFunction(query, headers)).status === 200) calls += 1;
  expect(calls).toBeGreaterThanOrEqual(30);
  expect((await callFunction(query)).status).toBe(200);
});

test('does not start without a key', async () => {
  const variables = { SITE_URL: site, SUPABASE_URL: register.url, SUPABASE_SERVICE_ROLE_KEY: serverKey };
  await expect(startEdgeFunction('label', { ...variables, LABEL_API_KEY: '', LABEL_API_URL: '' })).rejects.toThrow(
    'The secret LABEL_API_KEY must be set',
  );
});
