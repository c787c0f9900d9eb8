import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { orderTextsVersion } from '../../src/content/legal/order-texts-version.ts';
import { site } from '../../src/content/site.ts';
import { readOrderTexts } from './read.ts';

// The database knows what customers read before they order: after a change of those texts, run `npm run texts:order`.

const { version, text } = await readOrderTexts();

test('pages name the version of the texts of today', () => {
  expect(orderTextsVersion).toBe(version);
});

test('a migration lets the database know them', async () => {
  const folder = path.resolve(import.meta.dirname, '../../supabase/migrations');
  const migrations = await Promise.all(
    (await readdir(folder)).map((name) => readFile(path.join(folder, name), 'utf8')),
  );
  const row = `insert into private.order_texts (version, texts) values ('${version}', '${text.replaceAll("'", "''")}');`;
  expect(migrations.some((migration) => migration.includes(row))).toBe(true);
});

test('what differs from business to business, and the figures of the terms, are places', () => {
  for (const fact of [site.brand, site.email, site.street, site.chamberOfCommerce, '€']) {
    expect(text).not.toContain(fact);
  }
  expect(text).toContain('Annuleert u binnen {{cancellation_hours}} uur');
  expect(text).toContain('dan betaalt u {{callout_fee}} voorrijkosten');
});
