import type { CityHero, CityText } from './city-text';

const heroes = import.meta.glob<CityHero>('./heroes/*.ts', { import: 'cityHero' });
const texts = import.meta.glob<CityText>(['./texts/*.ts', '!./texts/*.test.ts'], { import: 'cityText' });

/** One promise a text, for `use`. */
const loadingHeroes = new Map<string, Promise<CityHero>>();
const loadingTexts = new Map<string, Promise<CityText>>();

/** The top of the page of one city. Each is a file of its own, so that a page loads no other. */
export function loadCityHero(slug: string): Promise<CityHero> {
  return loadOnce(heroes[`./heroes/${slug}.ts`], slug, loadingHeroes);
}

/** The rest of the text of one city. */
export function loadCityText(slug: string): Promise<CityText> {
  return loadOnce(texts[`./texts/${slug}.ts`], slug, loadingTexts);
}

function loadOnce<Text>(
  load: (() => Promise<Text>) | undefined,
  slug: string,
  loading: Map<string, Promise<Text>>,
): Promise<Text> {
  const promise = loading.get(slug) ?? load?.() ?? Promise.reject(new Error(`no text for ${slug}`));
  loading.set(slug, promise);
  return promise;
}
