import { paths } from '../../src/lib/paths.ts';
import { expect, readOnlyTest as test } from '../site.ts';

for (const viewport of [
  { width: 360, height: 640 },
  { width: 1280, height: 700 },
]) {
  test(`what is missing is in sight at ${viewport.width} × ${viewport.height}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto(paths.labelCheck);
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Volgende' }).click();
    await expect(page.getByRole('radio').first()).toBeFocused();
    const error = page.getByText('Kies eerst een antwoord.');
    await expect
      .poll(() =>
        error.evaluate((element) => {
          const { left, top, bottom } = element.getBoundingClientRect();
          return [top + 1, bottom - 1].every((y) => document.elementFromPoint(left + 1, y) === element);
        }),
      )
      .toBe(true);
  });
}

test('by keyboard each question and the outcome show that they have the focus', async ({ page }) => {
  await page.goto(paths.labelCheck);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  const main = page.getByRole('main');
  const print = main.getByRole('button', { name: /afdrukken/i });
  for (let question = 0; question < 8 && !(await print.isVisible()); question++) {
    const title = await main.locator('form legend').innerText();
    await main.getByRole('radio').first().press('Space');
    await main.getByRole('button', { name: 'Volgende' }).press('Enter');
    await expect(main.locator('form legend').filter({ hasText: title })).toHaveCount(0);
    await expect(page.locator('legend:focus, h2:focus')).toHaveCSS('outline-style', 'solid');
  }
  await expect(main.locator('h2:focus')).toHaveCount(1);
});
