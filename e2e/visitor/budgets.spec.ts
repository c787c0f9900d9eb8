import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { cities } from '../../src/content/cities/cities.ts';
import { articlePath, cityPath, paths } from '../../src/lib/paths.ts';
import { expect, readOnlyTest as test } from '../site.ts';

// Budgets of a page on a phone before any interaction, in bytes and requests, which do not depend on the machine.
// `npm run bench` measures times.

/** Bytes of all scripts together, compressed with gzip, and the maximum number of files. */
const maxScript = 135_000;
const maxFiles = 8;
/** Bytes of the page itself, and of its font: ten packets, which a server may send before the first acknowledgement. */
const maxAtOnce = 14_600;
/** Of everything that a visit to the front page transfers. */
const maxHome = 220_000;

const pages = [
  paths.home,
  paths.serviceAreas,
  cityPath('gouda'),
  // The largest of the city pages, because of its legal text.
  cityPath('ede'),
  ...[paths.blog, articlePath('isolatie-en-uw-energielabel')],
  ...[paths.labelCheck, paths.preparation, paths.sitemap, paths.privacy, paths.terms],
];

interface Visit {
  /** Bytes of script, compressed with gzip, including inline scripts. */
  script: number;
  /** The number of script files. */
  files: number;
  /** Bytes of all responses, as transferred. */
  transferred: number;
  /** Milliseconds of the calls to the database, since the start of the navigation. */
  askedAt: number[];
  /** When the first text or picture was painted, on the same clock. */
  paintedAt: number;
}

async function visit(page: Page, path: string): Promise<Visit> {
  const answers: Promise<{ script: number; transferred: number }>[] = [];
  let files = 0;
  page.on('requestfinished', (request) => {
    answers.push(
      (async () => {
        const { responseBodySize, responseHeadersSize } = await request.sizes();
        const response = await request.response();
        const isScript = request.resourceType() === 'script';
        if (isScript) files += 1;
        const script = isScript && response ? gzipSync(await response.body()).byteLength : 0;
        return { script, transferred: responseBodySize + responseHeadersSize };
      })(),
    );
  });
  await page.goto(path);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  const times = await page.evaluate(() => ({
    askedAt: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/rest/v1/'))
      .map(({ startTime }) => startTime),
    paintedAt: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
  }));
  const all = await Promise.all(answers);
  const inline = (await page.locator('script[data-modules]').textContent()) ?? '';
  return {
    script: all.reduce((sum, { script }) => sum + script, gzipSync(inline).byteLength),
    files,
    transferred: all.reduce((sum, { transferred }) => sum + transferred, 0),
    ...times,
  };
}

test.use({ viewport: { width: 412, height: 823 } });

for (const path of pages) {
  test(`${path} is hydrated with little script, and asks the database once at most, after it is painted`, async ({
    page,
  }) => {
    const { script, files, askedAt, paintedAt } = await visit(page, path);
    expect(script).toBeGreaterThan(50_000);
    expect(script).toBeLessThanOrEqual(maxScript);
    expect(files).toBeLessThanOrEqual(maxFiles);
    expect(askedAt.length).toBeLessThanOrEqual(1);
    for (const time of askedAt) expect(time).toBeGreaterThan(paintedAt);
  });
}

test('a first visit to the front page is small', async ({ page }) => {
  const { transferred } = await visit(page, paths.home);
  expect(transferred).toBeGreaterThan(100_000);
  expect(transferred).toBeLessThanOrEqual(maxHome);
});

for (const path of [paths.home, cityPath('gouda')]) {
  test(`the price in the hero of ${path} is looked up by code that comes when its form is used, and alone`, async ({
    page,
  }) => {
    const responses: Response[] = [];
    page.on('response', (response) => responses.push(response));
    function loaded(pattern: RegExp) {
      return responses.filter((response) => pattern.test(response.url()));
    }
    await page.goto(path);
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    expect(loaded(/(price-answer|lookup)-/)).toEqual([]);
    await page.getByRole('form', { name: 'Bekijk mijn prijs' }).getByLabel('Postcode').focus();
    await expect.poll(() => loaded(/(price-answer|lookup)-/).length).toBe(2);
    await page.waitForLoadState('networkidle');
    expect(loaded(/request-form-/)).toEqual([]);
    const bodies = await Promise.all(loaded(/(price-answer|lookup)-/).map((response) => response.body()));
    const total = bodies.reduce((sum, body) => sum + gzipSync(body).byteLength, 0);
    expect(total).toBeGreaterThan(20_000);
    expect(total).toBeLessThanOrEqual(45_000);
  });
}

test.describe('the page itself', () => {
  test.use({ javaScriptEnabled: false });

  test('comes at once, but for the front page', async ({ page }) => {
    // Each once: a second visit to a page is served from the browser's cache.
    const others = new Set([...pages, ...cities.map(({ slug }) => cityPath(slug))]);
    others.delete(paths.home);
    for (const path of others) {
      const sizes = await (await page.goto(path))?.request().sizes();
      const size = (sizes?.responseHeadersSize ?? NaN) + (sizes?.responseBodySize ?? NaN);
      expect(size, path).toBeGreaterThan(5_000);
      expect(size, path).toBeLessThanOrEqual(maxAtOnce);
    }
  });

  test('its font comes at once', async ({ page }) => {
    const font = page.waitForEvent('requestfinished', (request) => request.resourceType() === 'font');
    await page.goto(paths.home);
    const { responseHeadersSize, responseBodySize } = await (await font).sizes();
    expect(responseBodySize).toBeGreaterThan(5_000);
    expect(responseHeadersSize + responseBodySize).toBeLessThanOrEqual(maxAtOnce);
  });
});
