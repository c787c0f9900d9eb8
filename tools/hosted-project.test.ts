import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

// The settings of the hosted project as the Supabase CLI reads them.

const supabase = path.resolve(import.meta.dirname, '../supabase');
const config = readFileSync(path.join(supabase, 'config.toml'), 'utf8');

test('a password is long, and changed only soon after signing in', () => {
  expect(config).toMatch(/^minimum_password_length = 10$/m);
  expect(config).toMatch(/^secure_password_change = true$/m);
});

test('every Edge Function answers whoever brings no token, because it checks its callers by itself', () => {
  const functions = readdirSync(path.join(supabase, 'functions'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map(({ name }) => name);
  expect(functions).toContain('send');
  expect(functions.filter((name) => !config.includes(`[functions.${name}]\nverify_jwt = false\n`))).toEqual([]);
});
