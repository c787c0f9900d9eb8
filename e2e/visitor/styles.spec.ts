import type { Page, Route } from '@playwright/test';
import { pathsOf } from '../../src/app/page-registry.ts';
import { articlePath, cityPath, paths } from '../../src/lib/paths.ts';
import { expect, readOnlyTest as test } from '../site.ts';

// A made page brings only the styles that its own code may ask for. It must look as it would with all of them.

const allStyles = '**/assets/styles-*.css';

/** What of any element, or of what stands before and after it, looks different once all styles are there. */
function findDifferences(page: Page, styles: string): Promise<string[]> {
  return page.evaluate((css) => {
    function looks() {
      return [...document.body.querySelectorAll('*')].flatMap((element) =>
        ['', '::before', '::after'].flatMap((pseudo) => {
          const style = getComputedStyle(element, pseudo);
          const name = `${element.tagName}.${element.getAttribute('class') ?? ''}${pseudo}`;
          return [...style].map((property) => `${name} { ${property}: ${style.getPropertyValue(property)} }`);
        }),
      );
    }
    const own = looks();
    const element = document.createElement('style');
    element.textContent = css;
    document.head.append(element);
    return looks().filter((look, index) => look !== own[index]);
  }, styles);
}

/** The styles of the whole site. Without the fonts, which the page has: named anew, one may arrive that was too late before. */
async function readAllStyles(page: Page): Promise<string> {
  const shell = await (await page.request.get('/admin')).text();
  const href = /<link rel="stylesheet" href="([^"]+)"/.exec(shell)?.[1];
  if (href === undefined) throw new Error('The app has no styles');
  const css = await (await page.request.get(href)).text();
  return css.replace(/@font-face\s*{[^}]*}/g, '');
}

/** Every part that loads by itself is there, every question open, and a form that was sent too early says so. */
async function unfold(page: Page): Promise<void> {
  await page.locator('html[data-alive]').waitFor({ state: 'attached' });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 600) {
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
    await page.waitForTimeout(50);
  }
  await page.waitForLoadState('networkidle');
  const send = page.getByRole('button', { name: 'Aanvraag versturen' });
  if ((await send.count()) > 0) {
    await send.click();
    await expect(page.getByText('Vul uw naam in').first()).toBeVisible();
  }
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) {
      details.removeAttribute('name');
      details.open = true;
    }
  });
}

test.use({ reducedMotion: 'reduce' });

for (const path of [...pathsOf('page'), cityPath('gouda'), articlePath('isolatie-en-uw-energielabel')]) {
  compareStyles(path);
}

test.describe('what is not found', () => {
  test.use({ expectedErrors: /status of 404/ });
  compareStyles('/bestaat-niet');
  // Known in small letters only.
  compareStyles('/Admin');
});

function compareStyles(path: string) {
  for (const width of [360, 1280]) {
    test(`${path} at ${width} looks with its own styles as with all`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await unfold(page);
      // The map brings a sheet of its own.
      await expect(page.locator('link[href*="/assets/styles-"]')).toHaveCount(0);
      const styles = await readAllStyles(page);
      expect(styles.length).toBeGreaterThan(30_000);
      expect(await findDifferences(page, styles)).toEqual([]);
    });
  }
}

test('the next page waits for the styles of the whole site, and comes with them', async ({ page }) => {
  const held: Route[] = [];
  await page.route(allStyles, (route) => void held.push(route));
  await page.goto(paths.serviceAreas);
  await page.locator('html[data-alive]').waitFor({ state: 'attached' });
  await expect(page.locator('link[rel=stylesheet]')).toHaveCount(0);
  const asked = page.waitForRequest(allStyles);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await asked;
  await page.waitForTimeout(500);
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Alles over');
  for (const route of held) await route.continue();
  await expect(page.getByRole('heading', { level: 1, name: 'Alles over uw energielabel' })).toBeVisible();
});

test.describe('without the styles of the whole site', () => {
  test.use({ expectedErrors: /Part of the page failed|ERR_FAILED|Unable to preload CSS/ });

  test('another page says that it could not be loaded, and what to do', async ({ page }) => {
    await page.route(allStyles, (route) => route.abort());
    await page.goto(paths.serviceAreas);
    await page.locator('html[data-alive]').waitFor({ state: 'attached' });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
    await expect(page.getByRole('heading', { name: 'Deze pagina kon niet worden geladen' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: /werkgebied/i })).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
    await page.unroute(allStyles);
    await page.getByRole('button', { name: 'Opnieuw laden' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Alles over uw energielabel' })).toBeVisible();
  });
});
