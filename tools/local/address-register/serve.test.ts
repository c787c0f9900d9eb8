import { Hono } from 'hono';
import { afterEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { serveAddressRegister, type LocalServer } from './serve.ts';
import { createAddressRegister } from './server.ts';

const sleep = vi.hoisted(() => vi.fn<(milliseconds: number) => Promise<void>>());
vi.mock('node:timers/promises', () => ({ setTimeout: sleep }));

const headers = { 'X-Api-Key': 'local' };
let server: LocalServer | undefined;

afterEach(() => server?.close());

it('cuts the connection without an answer', async () => {
  server = await serveAddressRegister();
  await expect(fetch(`${server.url}/adressenuitgebreid?postcode=9999AH&huisnummer=1`, { headers })).rejects.toThrow();
});

it.each([
  ['9999AF', 4_000],
  ['9999AG', 12_000],
])('answers %s after %d milliseconds', async (postcode, milliseconds) => {
  const question = `http://127.0.0.1/adressenuitgebreid?postcode=${postcode}&huisnummer=1`;
  const answer = await createAddressRegister().request(question, { headers });
  expect(sleep.mock.lastCall?.[0]).toBe(milliseconds);
  expect(await answer.json()).toMatchObject({ _embedded: { adressen: [{ postcode }] } });
});

it('links to where it is mounted', async () => {
  const site = new Hono().route('/local/address-register', createAddressRegister());
  const base = 'http://127.0.0.1/local/address-register';
  const answer = await site.request(`${base}/adressenuitgebreid?postcode=3811AA&huisnummer=14`, { headers });
  const links = z.object({ adresseerbaarObject: z.object({ href: z.string() }) });
  const page = z.object({ _embedded: z.object({ adressen: z.tuple([z.object({ _links: links })]) }) });
  const { href } = page.parse(await answer.json())._embedded.adressen[0]._links.adresseerbaarObject;
  expect(href).toMatch(/^http:\/\/127\.0\.0\.1\/local\/address-register\/verblijfsobjecten\/\d{16}$/);

  const building = await site.request(href, { headers });
  expect(await building.json()).toMatchObject({ verblijfsobject: { oppervlakte: 132 }, _links: { self: { href } } });
  expect((await site.request(`${base}/adressenuitgebreid/?postcode=3811AA`, { headers })).status).toBe(404);
});
