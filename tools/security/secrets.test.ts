import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { containsSecret } from './secrets.ts';

const root = path.resolve(import.meta.dirname, '../..');

function token(role: string): string {
  const parts = [{ alg: 'HS256', typ: 'JWT' }, { role }].map((part) =>
    Buffer.from(JSON.stringify(part)).toString('base64url'),
  );
  return `${parts.join('.')}.c2lnbmF0dXJl`;
}

const letters = 'a1b2c3d4e5'.repeat(4);

describe('what only the owner may know is found', () => {
  // Split by a ~, or this file itself would be found.
  test.each([
    `sb_~secret_${letters}`,
    `const key = '${token('service_role')}'`,
    '-----BEGIN ~PRIVATE KEY-----',
    '-----BEGIN RSA ~PRIVATE KEY-----',
    `sbp_${'0123456789'.repeat(4)}`,
    `AKIA${'ABCDEFGH'.repeat(2)}`,
    `ghp_${letters}`,
    `BAG_API_KEY=${letters}`,
    `l7${letters}`,
    `"apiKey": "${letters}"`,
    `SMTP_PASSWORD=${letters}`,
    'postgresql:~//postgres:hunter2@db.abc.supabase.co:5432/postgres',
    `https://hook.eu1.make.com/${letters}`,
  ])('%s', (text) => {
    expect(containsSecret(`before ${text.replace('~', '')} after`)).toBe(true);
  });
});

test.each([
  'sb_publishable_abcdefghijklmnop',
  token('anon'),
  'secrets set BAG_API_KEY=… SITE_URL=https://your-site',
  'postgresql://postgres:postgres@localhost:5432/postgres',
  "header('apikey', key)",
])('what everybody may know is not: %s', (text) => {
  expect(containsSecret(text)).toBe(false);
});

test('no file of the repository holds a secret', () => {
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean);
  expect(files.length).toBeGreaterThan(500);
  const texts = files.filter((file) => existsSync(path.join(root, file)));
  expect(texts.filter((file) => containsSecret(readFileSync(path.join(root, file), 'latin1')))).toEqual([]);
  expect(files.filter((file) => /(^|\/)\.env($|\.(?!example$))|\.(pem|key|p12)$/.test(file))).toEqual([]);
});
