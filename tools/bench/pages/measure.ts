import type { Browser } from '@playwright/test';
import { readFirstView } from './first-view.ts';
import { measureLatencies, measureOpeningWithoutScripts } from './interactions.ts';
import type { PageMeasurement } from './rows.ts';
import { measureSpeeds } from './speed.ts';

/** URLs of the site, of the same without scripts and of the bare page, and the folders that they are served from. */
export interface Served {
  site: string;
  floor: string;
  bare: string;
  siteFolder: string;
  bareFolder: string;
}

interface MeasuredPage {
  name: string;
  path: string;
}

interface Measured {
  pages: PageMeasurement[];
  bare: PageMeasurement;
}

const home = 'home';

/** The pages of the table; the article is the first that the sitemap names. */
export function pagesToMeasure(paths: readonly string[]): MeasuredPage[] {
  const article = paths.find((path) => path.startsWith('/blog/'));
  return [
    { name: home, path: '/' },
    { name: 'city', path: '/energielabel-gouda-aanvragen' },
    ...(article === undefined ? [] : [{ name: 'article', path: article }]),
    { name: 'blog list', path: '/blog' },
    { name: 'overview', path: '/werkgebieden' },
  ];
}

/** Measures the pages and their baselines; without Lighthouse everything except paint times. */
export async function measurePages(
  browser: Browser,
  served: Served,
  pages: readonly MeasuredPage[],
  hasLighthouse: boolean,
): Promise<Measured> {
  const urls = [...pages.flatMap(({ path }) => [served.site + path, served.floor + path]), served.bare];
  const speeds = hasLighthouse ? await measureSpeeds(urls, console.log) : [];
  const measurements: PageMeasurement[] = [];
  for (const [index, { name, path }] of pages.entries()) {
    measurements.push({
      name,
      speeds: speeds[2 * index] ?? null,
      floor: speeds[2 * index + 1] ?? null,
      view: await readFirstView(browser, served.site + path, served.siteFolder),
      latencies: name === home ? await measureLatencies(browser, served.site) : null,
      openingWithoutScripts: name === home ? await measureOpeningWithoutScripts(browser, served.floor) : null,
    });
  }
  const bare: PageMeasurement = {
    name: 'bare React + router',
    speeds: speeds.at(-1) ?? null,
    floor: null,
    view: await readFirstView(browser, served.bare, served.bareFolder),
    latencies: null,
    openingWithoutScripts: null,
  };
  return { pages: measurements, bare };
}
