import { loadCode } from '@/lib/browser/load-code';
import type { CityHero, CityText } from './city-text';

const heroes = import.meta.glob<{ cityHero: CityHero }>('./heroes/*.ts');
const texts = import.meta.glob<{ cityText: CityText }>(['./texts/*.ts', '!./texts/*.test.ts']);

type WholeText = CityHero & CityText;

/** One promise for each city: `use` needs the same one at every render. */
const loading = new Map<string, Promise<WholeText>>();

/**
 * All that only the page of one city says. Each is a file of its own, so that a page loads no other.
 */
export function loadCityText(slug: string): Promise<WholeText> {
  const promise = loading.get(slug) ?? load(slug);
  loading.set(slug, promise);
  return promise;
}

async function load(slug: string): Promise<WholeText> {
  const [hero, text] = [heroes[`./heroes/${slug}.ts`], texts[`./texts/${slug}.ts`]];
  if (!hero || !text) throw new Error(`no text for ${slug}`);
  const [top, rest] = await Promise.all([loadCode(hero, 'cityHero'), loadCode(text, 'cityText')]);
  return { ...top, ...rest };
}
