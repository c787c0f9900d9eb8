import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { holdsSecret } from '../tools/security/secrets.ts';
import { siteFolder } from '../tools/site-folder.ts';
import { secrets, webhookOrigin } from './markers.ts';

// The files that every visitor can fetch.
const files = readdirSync(siteFolder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => path.join(entry.parentPath, entry.name));

function filesWith(isFound: (text: string) => boolean): string[] {
  return files.filter((file) => isFound(readFileSync(file, 'latin1'))).map((file) => path.relative(siteFolder, file));
}

test('no secret of the machine that built the site stands in it', () => {
  expect(files.length).toBeGreaterThan(100);
  for (const [name, value] of Object.entries(secrets)) {
    expect(
      filesWith((text) => text.includes(value) || text.includes(name)),
      name,
    ).toEqual([]);
  }
});

test('the site holds no key, password or service role', () => {
  expect(filesWith(holdsSecret)).toEqual([]);
  expect(filesWith((text) => /sb_secret_\w|"role":\s*"service_role"/.test(text))).toEqual([]);
});

test('the automation stands in the policy alone, and its URL nowhere', () => {
  expect(filesWith((text) => text.includes(webhookOrigin))).toEqual(['_headers']);
  expect(filesWith((text) => text.includes('/local/webhook'))).toEqual([]);
});
