import { describe, expect, test } from 'vitest';
import { cities, type City } from '@/content/cities/cities';
import type { CityHero, CityText } from '@/content/cities/city-text';
import { houseKinds } from '@/content/cities/house-kinds';

type CityPage = CityHero & CityText;

const heroes = import.meta.glob<CityHero>('../heroes/*.ts', { eager: true, import: 'cityHero' });
const stories = import.meta.glob<CityText>(['./*.ts', '!./*.test.ts'], { eager: true, import: 'cityText' });
const texts = new Map(
  Object.entries(stories).flatMap(([file, story]) => {
    const hero = heroes[`../heroes/${file.slice(2)}`];
    return hero ? [[file.slice(2, -3), { ...hero, ...story }] as const] : [];
  }),
);

/** What the page of a city tells about that city. */
function story({ intro, description, expertise, neighbourhoods }: CityPage): string {
  return [intro, ...description, ...expertise, ...neighbourhoods.flatMap(({ name, text }) => [`${name}.`, text])].join(
    ' ',
  );
}

function everything(text: CityPage): string {
  const { metaDescription, specialFeature = '', drawing } = text;
  return [story(text), metaDescription, specialFeature, drawing].join(' ');
}

/** The text with the name of its own city, and what is derived from it, made the same for every city. */
function withoutCityName(text: string, name: string): string {
  return text.replaceAll(new RegExp(`(?<!\\p{L})${name}\\p{L}*`, 'gu'), 'STAD');
}

function words(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
}

function sentences(text: string): string[] {
  return text.split(/(?<=[.?!:])\s+/u);
}

function shingles(text: string, size = 8): Set<string> {
  const all = words(text);
  return new Set(all.slice(0, Math.max(0, all.length - size + 1)).map((_, at) => all.slice(at, at + size).join(' ')));
}

/** How many words are in sentences that no other text has. */
function countUniqueWords(text: string, others: readonly string[]): number {
  const elsewhere = new Set(others.flatMap(sentences));
  return words(
    sentences(text)
      .filter((sentence) => !elsewhere.has(sentence))
      .join(' '),
  ).length;
}

/** The share of eight-word runs that occur in another text too. */
function sharedShingleRatio(text: string, others: readonly string[]): number {
  const own = shingles(text);
  const elsewhere = new Set(others.flatMap((other) => [...shingles(other)]));
  return own.size === 0 ? 1 : [...own].filter((shingle) => elsewhere.has(shingle)).length / own.size;
}

function openingPattern(name: string): string {
  return withoutCityName(
    `Wij kennen elke straat van ${name} en staan morgen met de meter op de ${name}se stoep.`,
    name,
  );
}

function textOf(slug: string): CityPage {
  const text = texts.get(slug);
  if (!text) throw new Error(`no text for ${slug}`);
  return text;
}

function others(slug: string, read: (text: CityPage) => string): string[] {
  return cities
    .filter((city) => city.slug !== slug)
    .flatMap((city) => {
      const text = texts.get(city.slug);
      return text ? [withoutCityName(read(text), city.name)] : [];
    });
}

const wordCategories = {
  determiner: ['de', 'een', 'het', 'uw'],
  preposition: ['achter', 'bij', 'boven', 'in', 'onder', 'op', 'rond', 'tussen', 'van'],
  pronoun: ['dat', 'hoe', 'wat', 'wie'],
};

/**
 * How an introduction is built: the kind of its first word, then its punctuation and where its city stands. `Villa,
 * hofje of flat: in Ede begint het.` is `other , : STAD .`, whatever the homes and the city.
 */
function frame(intro: string, name: string): string {
  const text = withoutCityName(intro, name);
  const [first = ''] = words(text);
  const kinds = Object.entries(wordCategories).find(([, known]) => known.includes(first));
  const marks = text.match(/STAD|[,.:;?]/g) ?? [];
  return [first === 'stad' ? 'city' : (kinds?.[0] ?? 'other'), ...marks].join(' ');
}

test('there is a text for every city and for nothing else', () => {
  expect([...texts.keys()].toSorted()).toEqual(cities.map(({ slug }) => slug).toSorted());
  expect(Object.keys(heroes)).toHaveLength(cities.length);
});

test('names of neighbourhoods and drawings are not used twice', () => {
  const all = [...texts.values()];
  for (const values of [
    all.flatMap(({ neighbourhoods }) => neighbourhoods.map(({ name }) => name)),
    all.map(({ drawing }) => drawing),
  ]) {
    expect(values.filter((value, at) => values.indexOf(value) !== at)).toEqual([]);
  }
});

test('every kind of home stands in some neighbourhood', () => {
  const shown = [...texts.values()].flatMap(({ neighbourhoods }) => neighbourhoods.map(({ house }) => house));
  expect([...new Set(shown)].toSorted()).toEqual(Object.keys(houseKinds).toSorted());
});

test('a text that differs by the name only counts as shared', () => {
  expect(countUniqueWords(openingPattern('Ede'), [openingPattern('Gouda')])).toBe(0);
  expect(sharedShingleRatio(openingPattern('Ede'), [openingPattern('Gouda')])).toBe(1);
});

test('no two introductions begin with the same two words, or are built the same way', () => {
  expect(frame('Villa, hofje of flat: in Ede begint het.', 'Ede')).toBe(
    frame('Rijtje, erf of toren: in Gouda telt het.', 'Gouda'),
  );
  for (const read of [
    ({ name, slug }: City) => frame(textOf(slug).intro, name),
    ({ name, slug }: City) =>
      words(withoutCityName(textOf(slug).intro, name))
        .slice(0, 2)
        .join(' '),
  ]) {
    const all = cities.map(read);
    expect(all.filter((value, at) => all.indexOf(value) !== at)).toEqual([]);
  }
});

test('no city has the description of another for search engines', () => {
  const all = cities.map(({ name, slug }) => withoutCityName(textOf(slug).metaDescription, name));
  expect(new Set(all).size).toBe(cities.length);
  expect(new Set(all.map((text) => words(text).slice(0, 3).join(' '))).size).toBe(cities.length);
});

describe.each(cities)('$slug', ({ slug, name }) => {
  test('has 150 words that no other city has', () => {
    expect(countUniqueWords(withoutCityName(story(textOf(slug)), name), others(slug, story))).toBeGreaterThanOrEqual(
      150,
    );
  });

  test('shares hardly a run of eight words with another city', () => {
    expect(sharedShingleRatio(withoutCityName(everything(textOf(slug)), name), others(slug, everything))).toBeLessThan(
      0.05,
    );
  });

  test('begins with the place and says in a line or two what that means for the label', () => {
    const { intro } = textOf(slug);
    expect(intro.startsWith(`${name} `)).toBe(true);
    expect(intro).toMatch(/energielabel/);
    expect(intro.length).toBeLessThanOrEqual(165);
  });

  test('names its city and describes two neighbourhoods', () => {
    const text = textOf(slug);
    const { neighbourhoods } = text;
    expect(story(text)).toContain(name);
    expect(new Set(neighbourhoods.map((neighbourhood) => neighbourhood.name)).size).toBe(2);
    for (const { text: about } of neighbourhoods) expect(words(about).length).toBeGreaterThanOrEqual(20);
  });

  test('tells search engines something of its own in 155 characters or fewer', () => {
    const { metaDescription } = textOf(slug);
    expect(metaDescription.length).toBeGreaterThanOrEqual(100);
    expect(metaDescription.length).toBeLessThanOrEqual(155);
    expect(metaDescription).toContain(name);
    expect(metaDescription).toMatch(/energielabel/i);
  });

  test('shouts nothing and claims no share, price or old title', () => {
    const text = everything(textOf(slug));
    expect(text).not.toMatch(/!/u);
    expect(text).not.toMatch(/\d\s*(?:%|procent)/u);
    expect(text).not.toMatch(/€|\d\s*euro/iu);
    expect(text).not.toMatch(/\bEPA\b/iu);
  });
});
