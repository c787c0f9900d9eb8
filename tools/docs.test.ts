import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';

// Documentation must not name files or scripts that no longer exist.

const root = path.resolve(import.meta.dirname, '..');
const documents = ['README.md', 'CHANGELOG.md', ...globSync('docs/*.md', { cwd: root })];
const scripts = Object.keys(
  z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))).scripts,
);

function captures(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].flatMap(([, found = '']) => (found === '' ? [] : [found]));
}

test.each(documents)('%s names files, pages and commands that exist', (document) => {
  const text = readFileSync(path.join(root, document), 'utf8');
  const named = captures(text, /`((?:src|supabase|tools|e2e|public|docs)\/[^`\s]*)`/g);
  // Migrations are named without their date.
  const migrations = captures(text, /`(…_\w+\.sql)`/g).map((name) => `supabase/migrations/${name}`);
  const pictures = captures(text, /<img src="([^"]+)"/g);
  const links = [...captures(text, /\]\(([^)#\s]+)\)/g), ...pictures].filter((link) => !link.includes(':'));

  const files = [...named, ...migrations].map((name) => name.replace('…', '*'));

  expect(files.filter((name) => globSync(name, { cwd: root }).length === 0)).toEqual([]);
  expect(links.filter((link) => !existsSync(path.join(root, path.dirname(document), link)))).toEqual([]);
  expect(captures(text, /npm run ([\w:]+)/g).filter((script) => !scripts.includes(script))).toEqual([]);
});
