import { describe, expect, test } from 'vitest';
import { cities } from '@/content/cities/cities';
import type { CityText } from '@/content/cities/city-text';

interface CityTextModule {
  cityText: CityText;
}

const modules = import.meta.glob<CityTextModule>(['./*.ts', '!./*.test.ts'], { eager: true });
const texts = new Map(Object.entries(modules).map(([path, { cityText }]) => [path.slice(2, -3), cityText]));

/** What the page of a city tells about that city. */
function story({ intro, description, expertise, neighbourhoods }: CityText): string {
  return [intro, ...description, ...expertise, ...neighbourhoods.flatMap(({ name, text }) => [`${name}.`, text])].join(
    ' ',
  );
}

/** All but the testimonial: its words are a customer's. */
function everything(text: CityText): string {
  const { specialFeature = '', drawing } = text;
  return [story(text), specialFeature, drawing].join(' ');
}

/** The text with the name of its own city, and what is derived from it, made the same for every city. */
function nameless(text: string, name: string): string {
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

/** How many words stand in sentences that no other text has. */
function ownWords(text: string, others: readonly string[]): number {
  const elsewhere = new Set(others.flatMap(sentences));
  return words(
    sentences(text)
      .filter((sentence) => !elsewhere.has(sentence))
      .join(' '),
  ).length;
}

/** Which part of the runs of eight words stands in another text too. */
function sharedPart(text: string, others: readonly string[]): number {
  const own = shingles(text);
  const elsewhere = new Set(others.flatMap((other) => [...shingles(other)]));
  return own.size === 0 ? 1 : [...own].filter((shingle) => elsewhere.has(shingle)).length / own.size;
}

function doorway(name: string): string {
  return nameless(`Wij kennen elke straat van ${name} en staan morgen met de meter op de ${name}se stoep.`, name);
}

function textOf(slug: string): CityText {
  const text = texts.get(slug);
  if (!text) throw new Error(`no text for ${slug}`);
  return text;
}

function others(slug: string, read: (text: CityText) => string): string[] {
  return cities
    .filter((city) => city.slug !== slug)
    .flatMap((city) => {
      const text = texts.get(city.slug);
      return text ? [nameless(read(text), city.name)] : [];
    });
}

test('there is a text for every city and for nothing else', () => {
  expect([...texts.keys()].toSorted()).toEqual(cities.map(({ slug }) => slug).toSorted());
});

test('names of neighbourhoods, authors and reviews are not used twice', () => {
  const all = [...texts.values()];
  for (const values of [
    all.flatMap(({ neighbourhoods }) => neighbourhoods.map(({ name }) => name)),
    all.flatMap(({ testimonial }) => testimonial?.author ?? []),
    all.flatMap(({ testimonial }) => testimonial?.text ?? []),
    all.map(({ drawing }) => drawing),
  ]) {
    expect(values.filter((value, at) => values.indexOf(value) !== at)).toEqual([]);
  }
});

test('a text that differs by the name only counts as shared', () => {
  expect(ownWords(doorway('Ede'), [doorway('Gouda')])).toBe(0);
  expect(sharedPart(doorway('Ede'), [doorway('Gouda')])).toBe(1);
});

describe.each(cities)('$slug', ({ slug, name }) => {
  test('has 150 words that no other city has', () => {
    expect(ownWords(nameless(story(textOf(slug)), name), others(slug, story))).toBeGreaterThanOrEqual(150);
  });

  test('shares hardly a run of eight words with another city', () => {
    expect(sharedPart(nameless(everything(textOf(slug)), name), others(slug, everything))).toBeLessThan(0.05);
  });

  test('names its city and describes two neighbourhoods', () => {
    const text = textOf(slug);
    const { neighbourhoods } = text;
    expect(story(text)).toContain(name);
    expect(new Set(neighbourhoods.map((neighbourhood) => neighbourhood.name)).size).toBe(2);
    for (const { text: about } of neighbourhoods) expect(words(about).length).toBeGreaterThanOrEqual(20);
  });

  test('shouts nothing and claims no share, price or old title', () => {
    const text = everything(textOf(slug));
    expect(text).not.toMatch(/!/u);
    expect(text).not.toMatch(/\d\s*(?:%|procent)/u);
    expect(text).not.toMatch(/€|\d\s*euro/iu);
    expect(text).not.toMatch(/\bEPA\b/iu);
  });
});
