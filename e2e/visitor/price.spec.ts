import type { Page } from '@playwright/test';
import { anchors, cityPath, paths } from '../../src/lib/paths.ts';
import { requestForm } from '../request-form.ts';
import { expect, readOnlyTest as test } from '../site.ts';

// The price in the hero.

// What fades in moves a little.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const pages = [paths.home, cityPath('gouda'), cityPath('amersfoort'), cityPath('den-haag')];
const screens = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];

function priceForm(page: Page) {
  return page.getByRole('form', { name: 'Bekijk uw prijs' });
}

async function ask(page: Page, postcode: string, houseNumber: string): Promise<void> {
  await priceForm(page).getByLabel('Postcode').fill(postcode);
  await expect(page.locator('[data-waiting]', { has: priceForm(page) })).toHaveCount(0);
  await priceForm(page).getByLabel('Huisnummer').fill(houseNumber);
  await page.getByRole('button', { name: 'Bekijk mijn prijs' }).click();
}

async function open(page: Page, path: string = paths.home): Promise<void> {
  await page.goto(path);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}

for (const viewport of screens) {
  for (const path of pages) {
    test(`stands in the first screen of ${path} at ${viewport.width} × ${viewport.height}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto(path);
      const button = page.getByRole('button', { name: 'Bekijk mijn prijs' });
      await expect(button).toBeInViewport({ ratio: 1 });
      // Nor behind the bar at the bottom.
      await button.click({ trial: true });
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    });
  }
}

test('a home is named with its price, and goes on into the request form', async ({ page }) => {
  await open(page);
  await ask(page, '1082gb', '43-2');
  const answer = page.getByRole('status').filter({ hasText: 'Overvoorde 43-2, Amsterdam · 76 m²' });
  await expect(answer).toContainText('€285');
  await expect(answer).toContainText('voor een appartement');
  await page.getByRole('link', { name: 'Vraag dit label aan' }).click();
  const form = requestForm(page);
  await expect(form.getByLabel('Postcode')).toHaveValue('1082gb');
  await expect(form.getByLabel('Type woning')).toHaveValue('apartment');
  await expect(form).toContainText('Overvoorde 43-2, 1082 GB Amsterdam');
  await expect(page).toHaveURL(`/#${anchors.contact}`);
});
