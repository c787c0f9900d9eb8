import type { Page } from '@playwright/test';
import { pathsOf } from '../../src/app/page-registry.ts';
import { allCostsSlug } from '../../src/content/public/all-costs.ts';
import { cities } from '../../src/content/cities/cities.ts';
import { anchors, articlePath, cityPath, oldCityPath, paths } from '../../src/lib/paths.ts';
import { structuredDataProblems } from '../../src/test/structured-data/problems.ts';
import { expect, readOnlyTest as test } from '../site.ts';
import { structuredDataErrors, structuredDataTypes } from '../support/structured-data.ts';

interface Seen {
  title: string;
  links: string[];
  ids: string[];
  problems: string[];
  structuredData: string[];
}

/** Opens a page, waits until it is complete, and records what a crawler would see. */
async function see(page: Page, path: string): Promise<Seen> {
  await page.goto(path);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  return page.evaluate(() => ({
    title: document.title,
    links: [...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? ''),
    ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
    problems: [
      ...[...document.images]
        .filter((image) => !image.hasAttribute('alt'))
        .map(({ src }) => `no alternative text: ${src}`),
      ...[...document.images]
        .filter((image) => !image.hasAttribute('width') || !image.hasAttribute('height'))
        .map(({ src }) => `no size: ${src}`),
      ...[...document.images]
        .filter((image) => image.complete && image.naturalWidth === 0)
        .map(({ src }) => `dead: ${src}`),
    ],
    structuredData: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      ({ textContent }) => textContent,
    ),
  }));
}

test('a crawl from the home page finds every page, and nothing that is dead', async ({ page }) => {
  test.setTimeout(300_000);
  const pages = new Map<string, Seen>();
  const wantedAnchors: [page: string, anchor: string][] = [];
  const waiting: string[] = [paths.home];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (pages.has(path)) continue;
    const seen = await see(page, path);
    expect(seen.title, `${path} is dead`).not.toMatch(/^404/);
    expect(seen.problems, path).toEqual([]);
    expect(await structuredDataErrors(await page.content()), path).toEqual([]);
    expect(
      seen.structuredData.flatMap((script) => structuredDataProblems(JSON.parse(script))),
      path,
    ).toEqual([]);
    pages.set(path, seen);
    for (const link of seen.links) {
      const target = new URL(link, new URL(path, page.url()));
      if (target.origin !== new URL(page.url()).origin) continue;
      if (target.hash !== '') wantedAnchors.push([target.pathname, target.hash.slice(1)]);
      if (!cities.some(({ slug }) => oldCityPath(slug) === target.pathname)) waiting.push(target.pathname);
    }
  }

  expect(wantedAnchors.filter(([path, anchor]) => !pages.get(path)?.ids.includes(anchor))).toEqual([]);
  const found = [...pages.keys()];
  expect(found).toEqual(expect.arrayContaining([...pathsOf('page'), ...cities.map(({ slug }) => cityPath(slug))]));
  expect(found.filter((path) => path.startsWith(articlePath(''))).length).toBeGreaterThanOrEqual(8);
  expect(found).toContain(articlePath(allCostsSlug));
  expect(found.filter((path) => pathsOf('shell').includes(path))).toEqual([]);

  function types(path: string) {
    return structuredDataTypes(pages.get(path)?.structuredData ?? []);
  }
  expect(types(paths.home)).toEqual(expect.arrayContaining(['WebSite', 'FAQPage']));
  expect(types(cityPath('gouda'))).toEqual(['Service', 'BreadcrumbList']);
  const article = found.find((path) => path.startsWith(articlePath(''))) ?? '';
  expect(types(article)).toEqual(expect.arrayContaining(['BlogPosting', 'BreadcrumbList']));
  expect([...pages.values()].flatMap(({ structuredData }) => structuredData).join()).not.toMatch(/Rating|Review/);
});

test.describe('what does not exist', () => {
  // The browser logs that the page itself was not found.
  test.use({ expectedErrors: /Failed to load resource.*404/ });

  for (const path of [
    '/bestaat-niet',
    '/energielabel-bestaat-niet',
    '/werkgebieden/parijs',
    '/a/b/c',
    '/blog/bestaat-niet/x',
  ]) {
    test(`${path} is not found, logged, and kept from search engines`, async ({ page }) => {
      const warnings: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'warning') warnings.push(message.text());
      });
      await page.goto(path);
      await expect(page.getByRole('heading', { name: '404' })).toBeVisible();
      await expect(page.getByText('Pagina niet gevonden')).toBeVisible();
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
      await expect.poll(() => warnings).toContain(`Page not found: ${path}`);
      for (const name of ['Naar de voorpagina', 'Werkgebieden', 'Sitemap']) {
        await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
      }
    });
  }
});

test('a city page fills in its city, and has its three neighbours', async ({ page }) => {
  await page.goto(cityPath('den-haag'));
  await page.locator(`#${anchors.contactSection}`).scrollIntoViewIfNeeded();
  await expect(page.getByLabel(/^Bericht/)).toHaveValue('Aanvraag energielabel in Den Haag');
  const crumbs = page.getByRole('navigation', { name: 'Kruimelpad' });
  await expect(crumbs).toContainText('Den Haag');
  await crumbs.getByRole('link', { name: 'Werkgebieden' }).click();
  await expect(page).toHaveURL(paths.serviceAreas);
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(22);
});
