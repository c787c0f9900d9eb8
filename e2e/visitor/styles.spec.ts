import type { Page } from '@playwright/test';
import { pathsOf } from '../../src/app/page-registry.ts';
import { allCostsSlug } from '../../src/content/public/all-costs.ts';
import { articlePath, cityPath, paths } from '../../src/lib/paths.ts';
import { expect, readOnlyTest as test } from '../site.ts';

// A prerendered page has only its critical styles inline; all others, and its code, load after the first paint. It must
// look the same as with all styles.

const allStyles = '**/assets/site-*.css*';

/** Differences in the computed styles of elements and their pseudo-elements without the styles that were added last. */
function findDifferences(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    function looks() {
      return [...document.body.querySelectorAll('*')].flatMap((element) =>
        ['', '::before', '::after'].flatMap((pseudo) => {
          const style = getComputedStyle(element, pseudo);
          const name = `${element.tagName}.${element.getAttribute('class') ?? ''}${pseudo}`;
          // Custom properties are compared through the properties that use them.
          const properties =
            pseudo !== '' && style.content === 'none'
              ? ['content']
              : [...style].filter((property) => !property.startsWith('--'));
          return properties.map((property) => `${name} { ${property}: ${style.getPropertyValue(property)} }`);
        }),
      );
    }
    const all = looks();
    [...document.styleSheets].at(-1)?.ownerNode?.remove();
    const own = looks();
    return all.filter((look, index) => look !== own[index]);
  });
}

async function readAllStyles(page: Page): Promise<string> {
  const href = await page.locator('script[data-styles]').getAttribute('data-styles');
  if (href === null) throw new Error('The page names no styles');
  return (await page.request.get(href)).text();
}

test.use({ reducedMotion: 'reduce', expectedErrors: /ERR_FAILED/ });

const widths = [360, 1280];

for (const [turn, path] of [
  ...pathsOf('page', 'not-indexed'),
  cityPath('gouda'),
  articlePath('isolatie-en-uw-energielabel'),
  // With a table and sources.
  articlePath(allCostsSlug),
].entries()) {
  compareStyles(path, turn);
}

test.describe('what is not found', () => {
  test.use({ expectedErrors: /status of 404|ERR_FAILED/ });
  compareStyles('/bestaat-niet', 0);
  // The router matches lower case only.
  compareStyles('/Admin', 1);
});

function compareStyles(path: string, turn: number) {
  test(`${path} looks with its own styles as with all`, async ({ page, isWide }) => {
    // As before its code is loaded. A picture or font that loaded in between would be a difference too.
    await page.route(/\.(js|css|svg|png)/, () => undefined);
    await page.route('**/*.woff2', (route) => route.abort());
    for (const width of isWide ? widths : widths.slice(turn % 2).slice(0, 1)) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path, { waitUntil: 'commit' });
      await page.locator('footer').waitFor();
      const styles = await readAllStyles(page);
      expect(styles.length).toBeGreaterThan(30_000);
      const own = await page.screenshot({ fullPage: true });
      await page.addStyleTag({ content: styles });
      const all = await page.screenshot({ fullPage: true });
      if (!own.equals(all)) expect(await findDifferences(page), `${width} px wide`).toEqual([]);
      expect(own.equals(all), `${width} px wide`).toBe(true);
    }
  });
}

test('a page comes to life once all styles are there, for what it may show then', async ({ page }) => {
  let release: (() => void) | undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(allStyles, async (route) => {
    await released;
    await route.continue();
  });
  const asked = page.waitForRequest(allStyles);
  await page.goto(paths.serviceAreas);
  await asked;
  // Its code has loaded, and waits.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/site-')),
  );
  await expect(page.locator('html[data-hydrated]')).toHaveCount(0);
  release?.();
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
});

test('without them a page is what its HTML is, and its links lead on', async ({ page }) => {
  await page.route(allStyles, (route) => route.abort());
  await page.goto(paths.serviceAreas);
  await page.locator('html[data-failed]').waitFor({ state: 'attached' });
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Vanaf €285/ })).toBeVisible();
});
