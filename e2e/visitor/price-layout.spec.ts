import type { Locator } from '@playwright/test';
import { priceForm as priceTexts } from '../../src/content/public/request/price-form.ts';
import { cityPath, paths } from '../../src/lib/paths.ts';
import { openHydrated, priceForm, register, requestPrice } from '../support/price-form.ts';
import { expect, readOnlyTest as test } from '../site.ts';
import { details } from '../states/page-state.ts';
import { exampleCity } from '../states/pages.ts';

// Where the price form and its answer stand.

// Without animations: elements that fade in also move a little.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const screens = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];

/** Pixels from the top of the window. */
async function edge(locator: Locator, side: 'top' | 'bottom'): Promise<number> {
  return locator.evaluate((element, name) => element.getBoundingClientRect()[name], side);
}

// No city has a taller hero on any of the screens than this one.
for (const path of [paths.home, exampleCity]) {
  test(`stands in the first screen of ${path}`, async ({ page }) => {
    await page.goto(path);
    for (const viewport of screens) {
      await page.setViewportSize(viewport);
      const button = page.getByRole('button', { name: 'Bekijk mijn prijs' });
      await expect(button).toBeInViewport({ ratio: 1 });
      // It is not covered by the bar at the bottom either.
      await button.click({ trial: true });
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    }
  });
}

test('the answer is never behind the header, and leaves no room under the button of its form', async ({ page }) => {
  for (const viewport of screens) {
    await page.setViewportSize(viewport);
    await openHydrated(page);
    const button = page.getByRole('button', { name: 'Bekijk mijn prijs' });
    const [bottom, hintTop] = [
      await edge(button, 'bottom'),
      await edge(page.getByText(priceTexts.hint).locator('..'), 'top'),
    ];
    // The hint itself has a space of 12 px above its text.
    expect(hintTop - bottom).toBeLessThanOrEqual(1);
    await requestPrice(page, '3818EB', '');
    await priceForm(page).getByLabel('Huisnummer').fill('210');
    await button.evaluate((element) => window.scrollTo({ top: element.getBoundingClientRect().top - 80 }));
    await page.keyboard.press('Enter');
    const answer = page.getByRole('group', { name: /^Utrechtseweg 210/ });
    await expect(answer).toBeFocused();
    const header = await edge(page.getByRole('banner'), 'bottom');
    await expect.poll(() => edge(answer, 'top')).toBeGreaterThanOrEqual(header);
  }
});

test('the price that was found is the largest in its box, which itself shows that it has the focus', async ({
  page,
}) => {
  for (const [width, smallest] of [
    [360, 40],
    [1280, 48],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await openHydrated(page);
    await priceForm(page).getByLabel('Postcode').fill('3818EB');
    await priceForm(page).getByLabel('Huisnummer').fill('210');
    // With the mouse there is no ring.
    await page.keyboard.press('Enter');
    const answer = page.getByRole('group', { name: /^Utrechtseweg 210/ });
    await expect(answer).toBeFocused();
    const sizes = await answer.evaluate((group) =>
      [...group.querySelectorAll('*')]
        .filter((element) => element.childElementCount === 0 && element.textContent !== '')
        .map((element) => ({ text: element.textContent, size: parseFloat(getComputedStyle(element).fontSize) }))
        .sort((one, other) => other.size - one.size),
    );
    expect(sizes[0]?.text).toBe('€485');
    expect(Math.round(sizes[0]?.size ?? 0)).toBeGreaterThanOrEqual(smallest);
    await expect(answer).toHaveCSS('outline-style', 'none');
    await expect(answer.locator('..')).toHaveCSS('outline-style', 'solid');
  }
});

for (const { path, postcode, houseNumber, street } of [
  { path: paths.home, postcode: '1082GB', houseNumber: '43-2', street: 'Overvoorde' },
  { path: paths.home, postcode: '3551CB', houseNumber: '340-B', street: 'Amsterdamsestraatweg' },
  { path: cityPath('gouda'), postcode: '3818EB', houseNumber: '210', street: 'Utrechtseweg' },
]) {
  test(
    `nothing moves on ${path} when it comes to life and ${street} is answered late`,
    details(street !== 'Overvoorde'),
    async ({ page }) => {
      await page.addInitScript(() => {
        const shifts: PerformanceEntry[] = [];
        Object.assign(window, { shifts });
        document.addEventListener('DOMContentLoaded', () => {
          new PerformanceObserver((list) => {
            shifts.push(...list.getEntries().filter((entry) => !('hadRecentInput' in entry && entry.hadRecentInput)));
          }).observe({ type: 'layout-shift' });
        });
      });
      // After the period in which a layout shift counts as caused by the press.
      await page.route(register, async (route) => {
        await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 700)));
        await route.continue();
      });
      await page.setViewportSize({ width: 360, height: 640 });
      await openHydrated(page, path);
      await requestPrice(page, postcode, houseNumber);
      await expect(page.getByRole('group', { name: new RegExp(street) })).toBeFocused();
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
      expect(await page.evaluate('window.shifts')).toEqual([]);
    },
  );
}
