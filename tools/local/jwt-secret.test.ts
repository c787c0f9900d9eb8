import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readSecret } from './jwt-secret.ts';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'jwt-secret-'));
  file = path.join(folder, 'jwt-secret');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a secret is made once, for its owner alone', () => {
  const secret = readSecret(file);
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readSecret(file)).toBe(secret);
});

test.each(['', 'ab12', '\0'.repeat(64)])('what a full disk left of one is not signed with: %j', (left) => {
  const log = vi.spyOn(console, 'warn').mockReturnValue();
  writeFileSync(file, left);
  const secret = readSecret(file);
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(readFileSync(file, 'utf8')).toBe(secret);
  expect(log.mock.calls.flat().join()).toContain(file);
});
