import { statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import {
  captures,
  commentsOf,
  files,
  missingCommands,
  missingDecisions,
  missingLinks,
  missingPaths,
  read,
  root,
} from './pointers.ts';

const documents = files.filter((file) => /^(?:README\.md|CHANGELOG\.md|docs\/[^/]+\.md)$/.test(file));

// Migrations are never changed, so their comments may name what has moved since. The tests of this folder invent names.
const sources = files.filter(
  (file) =>
    /^(?:src|supabase|tools|e2e)\/.*\.(?:tsx?|mjs|sql|css)$/.test(file) &&
    !/^(?:supabase\/migrations|tools\/docs)\//.test(file),
);

test('documents are found', () => {
  expect(documents.length).toBeGreaterThan(12);
  expect(sources.length).toBeGreaterThan(800);
});

test.each(documents)('%s names files, headings, decisions and commands that exist', (document) => {
  const text = read(document);
  expect(missingPaths(text)).toEqual([]);
  expect(missingDecisions(text)).toEqual([]);
  expect(missingCommands(text)).toEqual([]);
  expect(missingLinks(document, text)).toEqual([]);
});

test('comments name files, decisions and commands that exist', () => {
  const missing = sources.flatMap((file) => {
    const text = commentsOf(file, read(file));
    return [...missingPaths(text), ...missingDecisions(text), ...missingCommands(text)].map(
      (name) => `${file}: ${name}`,
    );
  });
  expect(missing).toEqual([]);
});

test.each([
  ['a file', missingPaths, 'in `src/lib/paths.ts` and src/lib/gone.ts.', ['src/lib/gone.ts']],
  ['a folder', missingPaths, '`src/domain/`, `src/gone`', ['src/gone']],
  ['a pattern', missingPaths, '`src/**/*.test.ts`, `src/**/*.gone.ts`', ['src/**/*.gone.ts']],
  ['the end of a name', missingPaths, '`…_held_requests.sql`, `…_gone.sql`', ['…_gone.sql']],
  ['a name without its folder', missingPaths, '`env-schema.ts`, gone.test.ts', ['gone.test.ts']],
  ['a decision', missingDecisions, 'D-05 and D-999', ['D-999']],
  ['a command', missingCommands, '`npm run build`, npm run -s gone', ['npm run -s gone']],
  ['a test', missingCommands, '`npm run test:unit -- src/lib`, `-- gone`', ['`-- gone`']],
  ['a browser test', missingCommands, 'npm run test:e2e -- paths.test', ['npm run test:e2e -- paths.test']],
  ['a bench', missingCommands, 'npm run bench -- pages, npm run bench -- gone', ['npm run bench -- gone']],
  ['a link', missingLinks.bind(null, 'docs/tour.md'), '[a](security.md) [b](gone.md)', ['gone.md']],
  ['a heading', missingLinks.bind(null, 'docs/tour.md'), '# One, two\n[a](#one-two) [b](#gone)', ['#gone']],
  ['a heading elsewhere', missingLinks.bind(null, 'README.md'), '[b](docs/deploy.md#gone)', ['docs/deploy.md#gone']],
])('%s that does not exist is named', (_kind, find, text, missing) => {
  expect(find(text)).toEqual(missing);
});

test.each([
  ['a.ts', "const a = '// no'; // yes\n/** And yes. */", [' And yes. ', 'yes']],
  ['a.sql', 'select 1; -- yes', [' yes']],
])('the comments of %s are read', (file, text, comments) => {
  expect(commentsOf(file, text)).toContain(comments.at(-1));
  expect(commentsOf(file, text)).not.toContain('const');
});

const lockfile = z
  .object({ packages: z.record(z.string(), z.object({ version: z.string().optional() })) })
  .parse(JSON.parse(read('package-lock.json'))).packages;

function lockedVersions(name: string): string[] {
  return Object.entries(lockfile).flatMap(([folder, { version }]) =>
    folder.endsWith(`node_modules/${name}`) && version !== undefined ? [version] : [],
  );
}

test.each(files.filter((file) => file.startsWith('findings/')))(
  '%s is about a package in use, and says what this project does about it',
  (file) => {
    const text = read(file);
    const [, name = '', version = ''] = /^# Package: {2}(\S+) (\d+\.[\w.+-]+)/m.exec(text) ?? [];
    expect(captures(text, /^# ([A-Z]\w+):/gm)).toEqual(['Package', 'Expected', 'Seen', 'Cost', 'Here']);
    expect(lockedVersions(name)).toContain(version);
    expect(text).toContain(`${name}@${version}`);
    expect(missingPaths(captures(text, /^#(.*)$/gm).join('\n'))).toEqual([]);
    expect(statSync(path.join(root, file)).mode & 0o111).toBe(0o111);
  },
);
