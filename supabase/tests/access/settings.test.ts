import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { maxWebhookUrl, parseWebhookUrl } from '../../../src/domain/automation/webhook-url.ts';
import { isRefused, publicRoles, startBackendWithRoles } from '../setup/roles.ts';

const { backend, roles } = await startBackendWithRoles();
const secret = 'https://hook.example.org/secret';

function stored(): Promise<unknown[]> {
  return backend.sql('select * from public.settings');
}

beforeEach(() => backend.sql(`update public.settings set webhook_url = '${secret}'`));

describe.each(publicRoles)('%s', (_, role) => {
  test('does not read the URL of the automation', async () => {
    const outcome = await roles[role].from('settings').select('webhook_url');
    expect(isRefused(outcome)).toBe(true);
    expect(JSON.stringify(outcome)).not.toContain('secret');
  });

  test('does not change it, and adds and deletes no settings', async () => {
    const before = await stored();
    const url = 'https://elsewhere.example.org/';
    await roles[role].from('settings').update({ webhook_url: url }).eq('webhook_url', secret);
    expect(isRefused(await roles[role].from('settings').insert({ webhook_url: url }))).toBe(true);
    expect(isRefused(await roles[role].from('settings').delete().eq('webhook_url', secret))).toBe(true);
    expect(await stored()).toEqual(before);
  });
});

test('an administrator reads and changes it, and cannot add a second row or delete the one', async () => {
  const { data } = await roles.admin.from('settings').select('webhook_url');
  expect(data).toEqual([{ webhook_url: secret }]);
  const emptied = await roles.admin
    .from('settings')
    .update({ webhook_url: '' })
    .eq('webhook_url', secret)
    .select('webhook_url');
  expect(emptied.data).toEqual([{ webhook_url: '' }]);
  expect(isRefused(await roles.admin.from('settings').insert({ webhook_url: '' }))).toBe(true);
  expect(isRefused(await roles.admin.from('settings').delete().eq('webhook_url', ''))).toBe(true);
  await expect(backend.sql('insert into public.settings (is_only_row) values (false)')).rejects.toThrow();
  expect(await stored()).toHaveLength(1);
});

test('a save over a URL that another administrator replaced changes nothing', async () => {
  const late = await roles.admin
    .from('settings')
    .update({ webhook_url: '' })
    .eq('webhook_url', 'https://hook.example.org/older')
    .select('webhook_url');
  expect(late.data).toEqual([]);
  expect(await stored()).toMatchObject([{ webhook_url: secret }]);
});

// What the form stores is what the database takes.
test.each([
  '',
  'https://hook.eu1.make.com/abc123',
  'https://n8n.example.org:5678/webhook/1?token=a%20b',
  'http://localhost:5678/webhook',
  'http://127.0.0.1/webhook',
  '/local/webhook',
  '/',
  'http://hook.example.org/',
  'http://localhost.example.org/',
  'https://10.0.0.1/a',
  'https://localhost/a',
  'https://user:pass@hook.example.org/',
  'https://hook.example.org',
  'https://hook.example.org/a b',
  'https://hook.example.org/a\nb',
  'https://hook.example.org/a\u200bb',
  'https://HOOK.example.org/',
  'javascript:alert(1)',
  '//elsewhere.example.org/',
  '/\\elsewhere.example.org/',
  `https://hook.example.org/${'a'.repeat(maxWebhookUrl - 25)}`,
  `https://hook.example.org/${'a'.repeat(maxWebhookUrl - 24)}`,
])('the form and the database agree on %j', async (url) => {
  const { error } = await roles.admin.from('settings').update({ webhook_url: url }).eq('webhook_url', secret);
  expect(error === null).toBe(parseWebhookUrl(url) === url);
});

test('a new hosted project has no automation', async () => {
  const seed = readFileSync(path.resolve(import.meta.dirname, '../../seed.sql'), 'utf8');
  expect(seed).not.toMatch(/settings|webhook/i);
  await backend.sql('update public.settings set webhook_url = default');
  expect(await stored()).toMatchObject([{ webhook_url: '' }]);
});
