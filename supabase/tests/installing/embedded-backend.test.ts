import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { startBackend } from '../../../tools/local/database/backend.ts';
import { buildRequestRow } from '../setup/factories.ts';
import { password } from '../setup/roles.ts';

// In this process, because requests that meet on a socket seldom start at the very same moment.

type Backend = Awaited<ReturnType<typeof startBackend>>;

let backend: Backend;
let token: string;

async function call(path: string, headers: Record<string, string>, body?: object): Promise<Response> {
  const request = new Request(`http://127.0.0.1${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return backend.fetch(request, { peerAddress: null });
}

beforeAll(async () => {
  backend = await startBackend({ database: 'memory://', siteUrl: 'http://127.0.0.1' });
  const account = await call('/auth/v1/signup', {}, { email: 'admin@example.nl', password });
  token = z.object({ access_token: z.string() }).parse(await account.json()).access_token;
});
// The backend logs each refusal.
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterAll(() => backend.connection.close());

test('of many requests at once each is stored that was answered with 201, though others fail', async () => {
  const rows = Array.from({ length: 20 }, (_, index) => buildRequestRow(index % 2 === 0 ? {} : { email: 'geen' }));
  const answers = await Promise.all(
    rows.map((row) => call('/rest/v1/contact_submissions', { prefer: 'return=minimal' }, row)),
  );
  expect(answers.map(({ status }) => status === 201)).toEqual(rows.map(({ email }) => email !== 'geen'));
  const response = await call('/rest/v1/contact_submissions?select=id', { authorization: `Bearer ${token}` });
  const stored = z.array(z.object({ id: z.string() })).parse(await response.json());
  const sent = rows.filter(({ email }) => email !== 'geen');
  expect(stored.map(({ id }) => id).toSorted()).toEqual(sent.map(({ id }) => id).toSorted());
});

test('a database of this version answers what tells it from one of 1.x', async () => {
  const answer = await call('/rest/v1/rpc/ask_for_call', {}, { key: '' });
  expect([answer.status, await answer.json()]).toEqual([200, false]);
});

test('of many requests at once each is answered in its own role', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      call('/rest/v1/contact_submissions?select=id', index % 2 === 0 ? { authorization: `Bearer ${token}` } : {}),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map((_, index) => (index % 2 === 0 ? 200 : 401)));
});
