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
