import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { z } from 'zod';
import { findAddresses, findBuildingArea } from '@/integrations/address-register';
import { createAddressRegister } from '../../../tools/local/address-register/server.ts';
import { createHandler } from '../../functions/bag/handler.ts';
import { serve, type LocalServer } from '../../../tools/local/address-register/serve.ts';
import { startEdgeFunction, type EdgeFunction } from './edge-function.ts';
import { hostileCalls, site } from './hostile-calls.ts';
import { sendRaw } from './raw-request.ts';

const key = 'key-4f1c9d0e7ab2';
const notedSchema = z.object({
  positions: z.array(
    z
      .object({ postcode: z.string(), house_number: z.string(), x: z.int(), y: z.int() })
      .transform(({ postcode, house_number }) => ({ postcode, house_number })),
  ),
});
/** Requests that reached the register. */
let reached: Request[] = [];
/** What the register answers instead of addresses. */
let override: (() => Response | Promise<Response>) | null = null;
let register: LocalServer;
/** What the database was told. */
const noted: unknown[] = [];
let database: LocalServer;
let bag: EdgeFunction;
let callers = 0;

beforeAll(async () => {
  const addresses = createAddressRegister();
  const counted = new Hono().all('*', (context) => {
    reached.push(context.req.raw);
    if (override) return override();
    const headers = new Headers(context.req.raw.headers);
    // The stand-in has a key of its own.
    headers.set('X-Api-Key', headers.get('X-Api-Key') === key ? 'local' : 'wrong');
    return addresses.request(context.req.url, { headers });
  });
  const listener = getRequestListener(counted.fetch, { overrideGlobalObjects: false });
  register = await serve((request, response) => void listener(request, response));
  const told = new Hono().post('/rest/v1/rpc/note_register_positions', async (context) => {
    noted.push(await context.req.json());
    return context.body(null, 204);
  });
  const toldListener = getRequestListener(told.fetch, { overrideGlobalObjects: false });
  database = await serve((request, response) => void toldListener(request, response));
  const variables = {
    ...{ BAG_API_URL: register.url, BAG_API_KEY: key, SITE_URL: 'https://WWW.woninglabel.example/' },
    ...{ SUPABASE_URL: database.url, SUPABASE_SERVICE_ROLE_KEY: 'service-7d20' },
  };
  bag = await startEdgeFunction('bag', variables);
});
beforeEach(() => {
  reached = [];
  override = null;
});
afterAll(async () => {
  await bag.stop();
  register.close();
  database.close();
  expect(bag.log()).not.toContain(key);
});

/** The address of a caller who made no call yet. */
function newCaller(): string {
  callers += 1;
  return `2001:db8:${callers.toString(16)}::1`;
}

function callFunction(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(bag.url + path, { headers: { Origin: site, 'cf-connecting-ip': newCaller(), ...headers } });
}

/** A house number that no test asked for before: its answer is not cached. */
function newQuery(): string {
  callers += 1;
  return `/adressenuitgebreid?postcode=3811AA&huisnummer=${20_000 + callers}&pageSize=100`;
}

it('answers what the site asks, all pages of a block of homes and the area of a home', async () => {
  const direct = fetch;
  vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    headers.set('Origin', site);
    return direct(url, { ...init, headers });
  });
  const settings = { url: bag.url, key: '' };
  const { signal } = new AbortController();
  const homes = await findAddresses(settings, { postcode: '3584ZZ', houseNumber: 111 }, signal);
  expect(homes).toHaveLength(130);
  expect(await findAddresses(settings, { postcode: '9999ZZ', houseNumber: 99 }, signal)).toEqual([]);
  const [home] = await findAddresses(settings, { postcode: '3812ZA', houseNumber: 1 }, signal);
  expect(await findBuildingArea(settings, home?.objectId ?? '', signal)).toBe(127);
});

it('sends the register nothing of the caller but the query', async () => {
  await callFunction(newQuery(), { 'X-Api-Key': 'own', Cookie: 'a=b', Authorization: 'Bearer x', Accept: 'text/html' });
  const headers = Object.fromEntries(reached[0]?.headers ?? []);
  expect(headers).toMatchObject({ 'x-api-key': key, accept: 'application/hal+json', 'accept-crs': 'epsg:28992' });
  expect(Object.keys(headers)).toEqual(
    expect.not.arrayContaining(['cookie', 'authorization', 'origin', 'cf-connecting-ip']),
  );
});

it('lets no hostile call through to the register', { timeout: 60_000 }, async () => {
  expect(hostileCalls.length).toBeGreaterThanOrEqual(500);
  const through: unknown[] = [];
  for (let start = 0; start < hostileCalls.length; start += 20) {
    const calls = hostileCalls.slice(start, start + 20).map(async ({ kind, method, target, headers }) => {
      const { status, answer } = await sendRaw(bag.url, {
        method,
        target,
        headers: { ...headers, 'cf-connecting-ip': newCaller() },
      });
      // 0: Deno itself closed the connection.
      if (![0, 400, 403, 405, 431].includes(status) || answer.includes(key)) through.push([kind, target, answer]);
    });
    await Promise.all(calls);
  }
  expect(through).toEqual([]);
  expect(reached).toHaveLength(0);
  // The register does count.
  expect((await callFunction(newQuery())).status).toBe(200);
  expect(reached).toHaveLength(1);
});

describe('CORS', () => {
  it('names the origin that browsers send, whatever the notation of SITE_URL', async () => {
    const { headers } = await callFunction(newQuery());
    expect([headers.get('Access-Control-Allow-Origin'), headers.get('Vary')]).toEqual([site, 'Origin']);
  });

  it('permits the site its GET and nothing else', async () => {
    const { status, headers } = await fetch(bag.url + newQuery(), { method: 'OPTIONS', headers: { Origin: site } });
    expect(status).toBe(204);
    expect(headers.get('Access-Control-Allow-Methods')).toBe('GET');
    expect(headers.get('Access-Control-Allow-Headers')).toBe('accept, accept-crs');
  });

  it('names no origin to a foreign page', async () => {
    const { status, headers } = await callFunction(newQuery(), { Origin: 'https://evil.example' });
    expect([status, headers.get('Access-Control-Allow-Origin')]).toEqual([403, null]);
  });
});

test('the database learns where the addresses of an answer are', async () => {
  expect((await callFunction('/adressenuitgebreid?postcode=3811AA&huisnummer=12&pageSize=100')).status).toBe(200);
  await expect
    .poll(() => noted.flatMap((told) => notedSchema.parse(told).positions))
    .toContainEqual({ postcode: '3811AA', house_number: '12' });
});

describe('a register that fails', () => {
  function problemOf(status: number, body: string) {
    return () => new Response(body, { status, headers: { 'X-Api-Key': key, 'X-Secret': key } });
  }
  const text = `Kadaster says ${key}`;
  test.each([
    ['404 of the register', problemOf(404, JSON.stringify({ code: 'notFound', detail: text })), 404, 'notFound'],
    ['404 of the gateway', problemOf(404, text), 503, 'sourceUnavailable'],
    [
      '400 of the register',
      problemOf(400, JSON.stringify({ code: 'paramsRequired', detail: text })),
      400,
      'paramsValidation',
    ],
    ['400 of the gateway', problemOf(400, JSON.stringify({ errorDetail: text })), 502, 'registerSettings'],
    ['401', problemOf(401, JSON.stringify({ errorDetail: text })), 502, 'registerSettings'],
    ['429', problemOf(429, text), 429, 'tooManyRequests'],
    ['500', problemOf(500, text), 503, 'sourceUnavailable'],
    ['a page instead of addresses', problemOf(200, `<h1>${text}</h1>`), 502, 'sourceUnavailable'],
    [
      'the key among the addresses',
      problemOf(200, JSON.stringify({ _links: { self: text } })),
      502,
      'sourceUnavailable',
    ],
    [
      'an answer of 3 MB',
      problemOf(200, JSON.stringify({ _embedded: { adressen: ['x'.repeat(3e6)] } })),
      502,
      'sourceUnavailable',
    ],
  ])('%s', async (_name, answer, status, code) => {
    override = answer;
    const query = newQuery();
    const response = await callFunction(query);
    const body = await response.text();
    expect(JSON.parse(body)).toEqual({ status, code });
    expect(response.status).toBe(status);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(JSON.stringify([...response.headers])).not.toContain(key);
    // A failure is not kept.
    override = null;
    expect((await callFunction(query)).status).toBe(200);
  });

  it('is given up when it gives no answer for seven seconds, and asked again by the next call', async () => {
    const controller = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(controller.signal);
    // In this process, where no time has to pass.
    const handle = createHandler({ registerUrl: register.url, apiKey: key, notePositions: () => undefined });
    const query = new Request(bag.url + newQuery());
    override = () => new Promise(() => undefined);
    const answer = handle(query);
    await expect.poll(() => reached.length).toBe(1);
    expect(timeout.mock.calls).toEqual([[7000]]);
    controller.abort();
    expect(await (await answer).json()).toEqual({ status: 503, code: 'sourceUnavailable' });
    timeout.mockRestore();
    override = null;
    expect((await handle(query)).status).toBe(200);
  });

  it('follows no redirect, which would take the key elsewhere', async () => {
    override = () => Response.redirect(`${register.url}/elsewhere`, 302);
    expect((await callFunction(newQuery())).status).toBe(503);
    expect(reached).toHaveLength(1);
  });
});

it('asks the register once for the same query, in whatever order it is written', async () => {
  const house = `postcode=3811AA&huisnummer=${/\d{5}/.exec(newQuery())?.[0] ?? ''}`;
  const [first, second] = [
    await callFunction(`/adressenuitgebreid?${house}&pageSize=100`),
    await callFunction(`/adressenuitgebreid?page=1&${house}`),
  ];
  expect(await second.text()).toBe(await first.text());
  expect(second.headers.get('Cache-Control')).toBe('private, max-age=600');
  expect(reached).toHaveLength(1);
});

test.each([
  ['cf-connecting-ip', '198.51.100.7', '198.51.100.8'],
  ['x-forwarded-for', '1.2.3.4, 198.51.100.9', '198.51.100.9, 198.51.100.10'],
  ['cf-connecting-ip', '2001:db9::1', '2001:db9:1::1'],
])('limits one caller and no other (%s: %s)', async (header, caller, other) => {
  const query = newQuery();
  async function statusFor(address: string): Promise<number> {
    return (await fetch(bag.url + query, { headers: { Origin: site, [header]: address } })).status;
  }
  async function callsUntilRefused(address: string): Promise<number> {
    let calls = 0;
    while ((await statusFor(address)) === 200) calls += 1;
    expect(await statusFor(address)).toBe(429);
    return calls;
  }
  expect(await callsUntilRefused(caller)).toBeGreaterThanOrEqual(60);
  // What stands left in the header is the caller's own invention.
  const forged = header === 'x-forwarded-for' ? `9.9.9.9, ${caller.split(', ')[1] ?? ''}` : caller;
  expect(await callsUntilRefused(forged)).toBeLessThan(60);
  expect(await statusFor(other)).toBe(200);
});
