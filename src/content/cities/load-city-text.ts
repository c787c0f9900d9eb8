import type { CityText } from './city-text';

interface CityTextModule {
  cityText: CityText;
}

const modules = import.meta.glob<CityTextModule>(['./texts/*.ts', '!./texts/*.test.ts']);
const loading = new Map<string, Promise<CityText>>();

/** The text of one city, in a file of its own so that its page loads no other. One promise a city, for `use`. */
export function loadCityText(slug: string): Promise<CityText> {
  const known = loading.get(slug);
  if (known) return known;
  const started = load(slug);
  loading.set(slug, started);
  return started;
}

async function load(slug: string): Promise<CityText> {
  const read = modules[`./texts/${slug}.ts`];
  if (!read) throw new Error(`no text for ${slug}`);
  return (await read()).cityText;
}
