import { createClient } from '@supabase/supabase-js';
import { expect, test, vi } from 'vitest';
import { fetchByOwnClock } from './own-clock';

const hour = 3600;

/** How often a client asks for a token that signs in and then calls the database 27 times, all with the clock of now. */
async function tokensAsked(secondsAhead: number): Promise<number> {
  let asked = 0;
  vi.stubGlobal('fetch', (input: RequestInfo | URL) => {
    const isToken = new Request(input).url.includes('/auth/v1/token');
    if (isToken) asked += 1;
    const expires_at = Math.round(Date.now() / 1000) - secondsAhead + hour;
    const payload = Buffer.from(JSON.stringify({ exp: expires_at })).toString('base64url');
    const access_token = `eyJhbGciOiJIUzI1NiJ9.${payload}.c2ln`;
    const session = { token_type: 'bearer', expires_in: hour, expires_at, refresh_token: 'refresh', user: { id: 'u' } };
    return Promise.resolve(Response.json(isToken ? { ...session, access_token } : []));
  });
  const { auth, from } = clientOf();
  const { error } = await auth.signInWithPassword({ email: 'ali@example.nl', password: 'password' });
  expect(error).toBeNull();
  for (let call = 0; call < 27; call += 1) await from();
  await auth.stopAutoRefresh();
  return asked;
}

function clientOf() {
  const client = createClient('http://localhost', 'key', {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: fetchByOwnClock },
  });
  return { auth: client.auth, from: async () => client.from('rows').select() };
}

test.each([0, 30, -30, hour, -hour, 24 * hour])(
  'a clock that is %d seconds ahead asks for one token, not for one with each call',
  async (seconds) => {
    expect(await tokensAsked(seconds)).toBe(1);
  },
);

test('other answers pass as they are', async () => {
  const answers = [
    new Response(null, { status: 204 }),
    Response.json({ expires_in: 5 }),
    new Response('{', { status: 400 }),
  ];
  vi.stubGlobal('fetch', () => Promise.resolve(answers.shift()?.clone()));
  const url = 'http://localhost/auth/v1/logout';
  expect((await fetchByOwnClock(url)).status).toBe(204);
  expect(await (await fetchByOwnClock(url)).json()).toEqual({ expires_in: 5 });
  expect(await (await fetchByOwnClock(url)).text()).toBe('{');
});
