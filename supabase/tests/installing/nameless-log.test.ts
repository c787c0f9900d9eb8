import { format } from 'node:util';
import { expect, test, vi } from 'vitest';
import { startBackend } from '../../../tools/local/database/backend.ts';

// What the log of the local server says of refused writes: not what somebody typed.

test('no name, address, key, password or hash of one', async () => {
  const backend = await startBackend({ database: 'memory://', siteUrl: 'http://localhost' });
  backend.drivers.email = { send: () => Promise.resolve() };
  const printed: string[] = [];
  for (const level of ['error', 'warn', 'info', 'log'] as const) {
    vi.spyOn(console, level).mockImplementation((...values: unknown[]) => void printed.push(format(...values)));
  }
  async function call(path: string, body: object): Promise<number> {
    const request = new Request(`http://localhost${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await backend.fetch(request, { peerAddress: null })).status;
  }
  const person = { name: 'Piet\u0007Pietersen', email: 'piet@example.nl', address: 'Kerkstraat 1' };
  const statuses = [
    await call('/rest/v1/contact_submissions', person),
    await call('/rest/v1/rpc/give_withdrawal_notice', {
      ...{ id: '3f1b9c52-0000-4000-8000-000000000001', name: person.name, email: person.email, reference: 'ABCDEF01' },
    }),
    await call('/rest/v1/rpc/customer_moments', { key: 'sleutel-8f3c', from_day: 'Pietersen' }),
    await call('/rest/v1/rpc/note_seen_request', { request_id: 'Pietersen' }),
    await call('/auth/v1/signup', { email: 'eerste@example.nl', password: 'geheim-wachtwoord' }),
    await call('/auth/v1/signup', { email: 'piet@example.nl', password: 'geheim-wachtwoord' }),
  ];
  await backend.connection.close();
  expect(statuses.map((status) => status >= 400)).toEqual([true, true, true, true, false, true]);
  const log = printed.join('\n');
  // It says which refusal it was.
  expect(log).toContain('withdrawal_notices_name_check');
  expect(log).toContain('sign-up refused');
  expect(log).not.toMatch(/piet|kerkstraat|sleutel|geheim|\$2[aby]\$|example\.nl|3f1b9c52/i);
});
