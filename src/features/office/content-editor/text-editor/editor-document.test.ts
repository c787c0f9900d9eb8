import { readFile } from 'node:fs/promises';
import { getSchema } from '@tiptap/core';
import { describe, expect, test } from 'vitest';
import { parseMarkdown } from '@/domain/content/parse-markdown';
import { hostileMarkdown } from '@/test/hostile-markdown';
import { toDocument } from './editor-document';
import { extensions } from './extensions';
import { writeMarkdown } from './write-markdown';

const schema = getSchema(extensions);

/** The text after it was a document of the editor. */
function throughEditor(markdown: string): string {
  const document = schema.nodeFromJSON(toDocument(parseMarkdown(markdown)));
  document.check();
  return writeMarkdown(document);
}

test.each([
  '',
  'Een alinea\nop twee regels.',
  '## Kop\n\n### Tussenkop\n\nTekst.',
  '- een\n- twee\n  1. drie\n  2. vier\n- vijf',
  '3. drie\n4. vier',
  '> Citaat\n>\n> - punt',
  'Een **vet**, *schuin* en ***beide*** woord.',
  'Naar [**Gouda** en meer](/energielabel-gouda-aanvragen), of [weg](https://example.org).',
  String.raw`\## Geen kop, \*geen\* nadruk, \[geen\](link)`,
  '![Een raam](/storage/v1/object/public/pictures/0a1b2c3d-0000-4000-8000-000000000001/1600x900.webp)',
])('%j is the same text in the editor', (markdown) => {
  expect(throughEditor(markdown)).toBe(markdown);
});

describe('hostile Markdown', () => {
  test.each(hostileMarkdown)('$name fits the editor, and what it writes is read back the same', ({ markdown }) => {
    const written = throughEditor(markdown);
    expect(throughEditor(written)).toBe(written);
  });
});

test('the articles that come with the site stay as they are', async () => {
  const seed = await readFile('supabase/seed.sql', 'utf8');
  const articles = [...seed.matchAll(/\$text\$([^$]*)\$text\$/g)].map(([, text = '']) => text.trim());
  expect(articles.length).toBeGreaterThanOrEqual(9);
  for (const article of articles) expect(throughEditor(article)).toBe(article);
});
