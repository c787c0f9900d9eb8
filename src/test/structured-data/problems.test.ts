import { describe, expect, test } from 'vitest';
import { articleGraph } from '@/content/structured-data/article';
import { areaData, homeData } from '@/content/structured-data/business';
import { structuredDataProblems } from './problems';

const description = 'Wat telt mee?';
const pages: [string, unknown][] = [
  ['the front page', homeData()],
  ['a city', areaData({ name: 'Gouda', path: '/energielabel-gouda-aanvragen', description })],
  [
    'an article',
    articleGraph({
      slug: 'isolatie-en-label',
      title: 'Isolatie',
      description,
      lastUpdated: '2026-11-17T08:00:00+00:00',
      publishedAt: '2026-10-01T07:30:00.5+00:00',
      picture: null,
    }),
  ],
];

type Path = (string | number)[];

/** The place of every value in the data, those of lists and things included. */
function pathsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const parts = Object.entries(value).flatMap(([name, part]) =>
    pathsIn(part, [...path, Array.isArray(value) ? Number(name) : name]),
  );
  return path.length > 0 ? [path, ...parts] : parts;
}

/** A copy of the data in which this place has another value; undefined takes it away. */
function broken(data: unknown, path: Path, value: unknown): unknown {
  const copy: unknown = structuredClone(data);
  const around = path.slice(0, -1).reduce<object>((part, name) => objectIn(Reflect.get(part, name)), objectIn(copy));
  const last = path.at(-1) ?? '';
  if (Array.isArray(around) && value === undefined) around.splice(Number(last), 1);
  else if (value === undefined) Reflect.deleteProperty(around, last);
  else Reflect.set(around, last, value);
  return copy;
}

function objectIn(value: unknown): object {
  if (typeof value !== 'object' || value === null) throw new Error('No such place');
  return value;
}

describe.each(pages)('the data of %s', (_, written) => {
  const data: unknown = JSON.parse(JSON.stringify(written));
  const paths = pathsIn(data);

  test('is right', () => {
    expect(structuredDataProblems(data)).toEqual([]);
    expect(paths.length).toBeGreaterThan(20);
  });

  test('is wrong as soon as any value of it is another thing', () => {
    const unseen = paths.flatMap((path) =>
      [true, '', { '@type': 'Thing' }, []]
        .filter((value) => structuredDataProblems(broken(data, path, value)).length === 0)
        .map((value) => `${path.join('.')} = ${JSON.stringify(value)}`),
    );
    expect(unseen).toEqual([]);
  });

  test('is wrong without any value that a search engine asks for', () => {
    const unseen = paths.filter((path) => structuredDataProblems(broken(data, path, undefined)).length === 0);
    const names = new Set(unseen.map((path) => path.filter((name) => typeof name === 'string').at(-1)));
    // Names of things, what schema.org alone knows, and one of several days, questions or things.
    const optional = ['@id', 'email', 'currenciesAccepted', 'dayOfWeek', 'mainEntity', 'itemListElement', '@graph'];
    expect([...names].filter((name) => !optional.includes(String(name)))).toEqual([]);
  });

  test('is wrong with a property that schema.org does not know', () => {
    for (const path of paths.filter((one) => one.at(-1) === '@type')) {
      expect(structuredDataProblems(broken(data, [...path.slice(0, -1), 'nme'], 'x'))).toHaveLength(1);
    }
  });
});

const [, home] = pages[0] ?? [];
const [, city] = pages[1] ?? [];
const [, article] = pages[2] ?? [];

test.each([
  ['a telephone number without its country', home, ['@graph', 0, 'telephone'], '085 000 0000'],
  ['a price range of a hundred characters', home, ['@graph', 0, 'priceRange'], 'x'.repeat(100)],
  ['hours that end before they begin', home, ['@graph', 0, 'openingHoursSpecification', 'closes'], '08:00'],
  ['a time that is none', home, ['@graph', 0, 'openingHoursSpecification', 'opens'], '09:60'],
  ['a day in Dutch', home, ['@graph', 0, 'openingHoursSpecification', 'dayOfWeek', 0], 'Maandag'],
  ['a place outside the world', home, ['@graph', 0, 'areaServed', 'geoMidpoint', 'latitude'], 91],
  ['a site name for a part of the site', home, ['@graph', 1, 'url'], 'https://woninglabel.example/blog'],
  ['a publisher that the page does not tell of', home, ['@graph', 1, 'publisher', '@id'], 'https://elsewhere.example'],
  ['an answer with markup', home, ['@graph', 2, 'mainEntity', 0, 'acceptedAnswer', 'text'], 'Zie <b>hier</b>'],
  ['a price as a text', city, ['@graph', 0, 'offers', 'price'], '€285'],
  ['a currency that is a sign', city, ['@graph', 0, 'offers', 'priceCurrency'], '€'],
  ['a relative URL', city, ['@graph', 0, 'url'], '/energielabel-gouda-aanvragen'],
  ['places in the trail that skip one', city, ['@graph', 1, 'itemListElement', 1, 'position'], 3],
  ['a date without its offset', article, ['@graph', 0, 'datePublished'], '2026-10-01T07:30:00'],
  ['a date that does not exist', article, ['@graph', 0, 'datePublished'], '2026-13-01T07:30:00Z'],
  ['a change before it was published', article, ['@graph', 0, 'dateModified'], '2026-09-01T07:30:00Z'],
])('%s is a problem', (_, data, path, value) => {
  expect(structuredDataProblems(broken(JSON.parse(JSON.stringify(data)), path, value))).toHaveLength(1);
});

test('another context, and no graph, are problems', () => {
  expect(structuredDataProblems({ '@context': 'http://schema.org', '@graph': [] })).toHaveLength(1);
  expect(structuredDataProblems(null)).toHaveLength(1);
});
