import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const folders = [
  'src/content/cities',
  'src/content/legal',
  'src/content/public',
  'src/features/public',
  'src/pages/public',
];

/** What visitors read, by file: no comments, and not the words of customers. */
/** The words of customers are their own. */
const reviewRows = /^insert into public\.reviews [^;]*;/m;

async function readCopy(): Promise<ReadonlyMap<string, string>> {
  const lists = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(path.join(root, folder), { recursive: true })).map((name) => path.posix.join(folder, name)),
    ),
  );
  const names = lists.flat().filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name));
  return new Map(
    await Promise.all(
      [...names, 'supabase/seed.sql'].map(async (name) => {
        const source = await readFile(path.join(root, name), 'utf8');
        return [name, source.replace(reviewRows, '').replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, '')] as const;
      }),
    ),
  );
}

const copy = await readCopy();
const [reviews = ''] = reviewRows.exec(await readFile(path.join(root, 'supabase/seed.sql'), 'utf8')) ?? [];

function filesWith(pattern: RegExp): string[] {
  return [...copy].filter(([, text]) => pattern.test(text)).map(([name]) => name);
}

test('the site speaks of itself as wij, never as we', () => {
  expect(copy.size).toBeGreaterThan(60);
  expect(filesWith(/\bwij\b/i).length).toBeGreaterThan(20);
  expect(filesWith(/\bwe\b/i)).toEqual([]);
});

test('visitors are u, never je', () => {
  expect(filesWith(/\bu\b/i).length).toBeGreaterThan(20);
  expect(filesWith(/\b(?:je|jij|jou|jouw|jullie)\b/i)).toEqual([]);
});

test('a home is never a she', () => {
  expect(filesWith(/\bzij (?:er|minder|moet|verbruikt|werkt|wordt)\b/i)).toEqual([]);
});

test('an adviser is an EP-W-adviseur, and the old name is explained once', () => {
  expect(filesWith(/\bEPA\b/)).toEqual(['src/content/public/home-sections.ts']);
  expect(filesWith(/EP-W(?!-adviseur)/)).toEqual([]);
});

test('a default value counts for what cannot be seen either, not for all that has no proof', () => {
  expect(filesWith(/zonder (?:deze )?(?:bewijs|papieren)[^.:]* (?:standaardwaarde|rekent|rekenen|geldt)/i)).toEqual([]);
});

test('the length of the whole procedure stands where people plan, and nowhere else', () => {
  expect(filesWith(/3 tot 5 werkdagen/).toSorted()).toEqual([
    'src/content/legal/terms.ts',
    'src/content/public/faq.ts',
    'src/content/public/home-sections.ts',
    'src/content/public/label-check/label-check-outcome.ts',
    'src/content/public/request/request-sent.ts',
    'src/content/public/request/rush-promise.ts',
    'supabase/seed.sql',
  ]);
});

describe('what visitors stumbled over', () => {
  test.each([
    ['an example that says so', /voorbeeldtekst/i],
    ['one price, where there are two tariffs and the rush service', /[eé]én prijs voor/i],
    ['a week that stands empty', /leegstaande (?:week|dag|maand)/i],
    ['an expression for a straight line', /hemelsbreed/i],
    ['a plan that works', /zonder stress/i],
    ['a label that may not', /een label dat [^.:]*mag niet/i],
    ['a term that is not named', /(?<=['"`\s])Daarna verwijderen wij de gegevens/],
    ['an order by a semicolon', /pas dan is er een opdracht/i],
    ['a button with a second name', /concept wissen/i],
    ['the length of the visit by another count', /1 tot 2 uur/i],
    ['the letter by another name', /energieklasse|\bklassen?\b/i],
  ])('%s is gone', (_, phrase) => {
    expect(filesWith(phrase)).toEqual([]);
    expect(reviews).not.toMatch(phrase);
  });

  test('no customer of the rush service got the label only that week', () => {
    expect(reviews).toMatch(/spoed/);
    expect(reviews).not.toMatch(/spoed[^'\n]*\bweek\b/i);
  });
});
