import type { Page, Route } from '@playwright/test';
import { pathsOf } from '../../src/app/page-registry.ts';
import { articlePath, cityPath, paths } from '../../src/lib/paths.ts';
import { expect, readOnlyTest as test } from '../site.ts';

// A prerendered page brings only the styles that its own code may ask for. It must look as it would with all of them.

const allStyles = '**/assets/index-*.css*';

/** The computed styles of all elements and their ::before and ::after that change once all styles are loaded. */
function findDifferences(page: Page, styles: string): Promise<string[]> {
  return page.evaluate((css) => {
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
    const own = looks();
    const element = document.createElement('style');
    element.textContent = css;
    document.head.append(element);
    const all = looks();
    element.remove();
    return all.filter((look, index) => look !== own[index]);
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
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 600) {
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
    await twoFrames(page);
  }
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[data-waiting]')).toHaveCount(0);
  const send = page.getByRole('button', { name: 'Aanvraag versturen' });
  if ((await send.count()) > 0) {
    await send.click();
    await expect(page.getByText('Vul uw naam in').first()).toBeVisible();
  }
  for (const question of await page.locator('#faq button[aria-expanded=false]').all()) await question.click();
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) {
      details.removeAttribute('name');
      details.open = true;
    }
  });
}

/** Until what was asked for is on the screen. */
async function twoFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}

test.use({ reducedMotion: 'reduce' });

const widths = [360, 1280];

for (const [turn, path] of [
  ...pathsOf('page', 'not-indexed'),
  cityPath('gouda'),
  articlePath('isolatie-en-uw-energielabel'),
].entries()) {
  compareStyles(path, turn);
}

test.describe('what is not found', () => {
  test.use({ expectedErrors: /status of 404/ });
  compareStyles('/bestaat-niet', 0);
  // The router matches lower case only.
  compareStyles('/Admin', 1);
});

function compareStyles(path: string, turn: number) {
  test(`${path} looks with its own styles as with all`, async ({ page, isWide }) => {
    for (const width of isWide ? widths : widths.slice(turn % 2).slice(0, 1)) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await unfold(page);
      // The map has a stylesheet of its own.
      await expect(page.locator('link[href*="/assets/index-"]')).toHaveCount(0);
      const styles = await readAllStyles(page);
      expect(styles.length).toBeGreaterThan(30_000);
      expect(await findDifferences(page, styles), `${width} px wide`).toEqual([]);
    }
  });
}

/** A link that the router follows. */
function toHome(page: Page) {
  return page.getByRole('banner').getByRole('link', { name: 'Home', exact: true });
}

test('the next page waits for the styles of the whole site, and comes with them', async ({ page }) => {
  const held: Route[] = [];
  await page.route(allStyles, (route) => void held.push(route));
  await page.goto(paths.serviceAreas);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await expect(page.locator('link[rel=stylesheet]')).toHaveCount(0);
  const asked = page.waitForRequest(allStyles);
  await toHome(page).click();
  await asked;
  await twoFrames(page);
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Vanaf');
  for (const route of held) await route.continue();
  await expect(page.getByRole('heading', { level: 1, name: /Vanaf €285/ })).toBeVisible();
});

test.describe('without the styles of the whole site', () => {
  test.use({ expectedErrors: /ERR_FAILED|Unable to preload CSS/ });

  test('another page is loaded anew, with the styles that it brings itself', async ({ page }) => {
    await page.route(allStyles, (route) => route.abort());
    await page.goto(paths.serviceAreas);
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    await toHome(page).click();
    await expect(page.getByRole('heading', { level: 1, name: /Vanaf €285/ })).toBeVisible();
    await expect(page).toHaveURL(paths.home);
    await expect(page.locator('#root[data-page="/"]')).toBeAttached();
  });
});
