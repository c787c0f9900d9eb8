import { pathsOf } from '../../src/app/page-registry.ts';
import { cities } from '../../src/content/cities/cities.ts';
import { site as business } from '../../src/content/site.ts';
import { articlePath, cityPath, paths } from '../../src/lib/paths.ts';
import { expect, readOnlyTest as test } from '../site.ts';

// Every page as somebody sees it whose browser runs no script: whole, styled, and with links that lead on.

test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

const { home, serviceAreas } = paths;

const pages = [
  ...pathsOf('page'),
  ...cities.map(({ slug }) => cityPath(slug)),
  articlePath('isolatie-en-uw-energielabel'),
];

test('every page is whole and styled', async ({ page }) => {
  for (const path of pages) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    expect((await page.getByRole('main').innerText()).length, path).toBeGreaterThan(400);
    await expect(page.getByText(/laden\.\.\./).filter({ visible: true }), path).toHaveCount(0);
    await expect(page.getByRole('contentinfo'), path).toContainText(business.phone);
    // Its own colour, and within the screen.
    const { background, overflow } = await page.locator('html').evaluate((element) => ({
      background: getComputedStyle(element).backgroundColor,
      overflow: element.scrollWidth - window.innerWidth,
    }));
    expect(background, path).not.toBe('rgba(0, 0, 0, 0)');
    expect(overflow, path).toBeLessThanOrEqual(0);
  }
});

test.describe('a page that is not found', () => {
  test.use({ expectedErrors: /status of 404/ });

  for (const path of ['/bestaat-niet', articlePath('bestaat-niet'), '/energielabel-bestaat-niet']) {
    test(`leads on from ${path}`, async ({ page }) => {
      expect((await page.goto(path))?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(/laden\.\.\./).filter({ visible: true })).toHaveCount(0);
      await page.getByRole('main').getByRole('link', { name: 'Werkgebieden' }).click();
      await expect(page).toHaveURL(serviceAreas);
    });
  }
});

test('the menu opens, its links lead on, and the form says how to ask for a label', async ({ page }) => {
  await page.goto(home);
  const menu = page.getByRole('banner').locator('details');
  await expect(menu.getByRole('link', { name: 'FAQ' })).toBeHidden();
  await menu.locator('summary').click();
  await menu.getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/#faq');
  await expect(page.locator('#faq')).toBeInViewport();
  for (const answer of await page.locator('#faq [data-item]').all())
    await expect(answer.locator('p').first()).toBeVisible();
  await expect(page.getByText(/Zonder JavaScript werkt dit formulier niet/)).toContainText(business.phone);
  await page.locator('#pricing').getByRole('link').first().click();
  await expect(page.locator('#contactForm')).toBeInViewport();
});
