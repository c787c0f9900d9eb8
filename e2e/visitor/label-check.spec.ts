import { paths } from '../../src/lib/paths.ts';
import { labelPostcode } from '../../tools/local/label-register/homes.ts';
import { expect, readOnlyTest as test } from '../site.ts';
import { openHydrated, priceForm } from '../support/price-form.ts';

for (const viewport of [
  { width: 360, height: 640 },
  { width: 1280, height: 700 },
]) {
  test(`what is missing is in sight at ${viewport.width} × ${viewport.height}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openHydrated(page, paths.labelCheck);
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

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]) {
  test(`the first question is answered without scrolling at ${viewport.width} × ${viewport.height}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await openHydrated(page, paths.labelCheck);
    const next = page.getByRole('button', { name: 'Volgende' });
    await expect(next).toBeInViewport({ ratio: 1 });
    const isOnTop = await next.evaluate((element) => {
      const { left, top, bottom } = element.getBoundingClientRect();
      return [top + 1, bottom - 1].every((y) => document.elementFromPoint(left + 10, y) === element);
    });
    expect(isOnTop).toBe(true);
  });
}

test('by keyboard each question and the outcome show that they have the focus', async ({ page }) => {
  await openHydrated(page, paths.labelCheck);
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

test.describe('looking up an address', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the check looks up an address by keyboard alone, and another one after that', async ({ page }) => {
    await openHydrated(page, paths.labelCheck);
    await page.getByLabel('Postcode').focus();
    await page.keyboard.type('3812 zk');
    await page.keyboard.press('Tab');
    await page.keyboard.type('6');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Label opzoeken' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^Het hele gebouw heeft label A/)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Ander adres opzoeken' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.getByLabel('Postcode').focus();
    await page.keyboard.type('3812ZK');
    await page.keyboard.press('Tab');
    await page.keyboard.type('2');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: /Nee, u hebt nu geen nieuw energielabel nodig/ })).toBeFocused();
    await page.getByRole('button', { name: 'Ander adres opzoeken' }).press('Enter');
    await expect(page.getByRole('form', { name: 'Weet u niet of er al een label is?' })).toBeVisible();
  });

  test('nothing is asked of the register before somebody asks for a price or a check', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/functions/v1/label')) asked.push(request.url());
    });
    await openHydrated(page);
    await priceForm(page).getByLabel('Postcode').fill(labelPostcode);
    await priceForm(page).getByLabel('Huisnummer').fill('2');
    await openHydrated(page, paths.labelCheck);
    const check = page.getByRole('form', { name: /label is/ });
    await check.getByLabel('Postcode').fill(labelPostcode);
    await check.getByLabel('Huisnummer').fill('2');
    expect(asked).toEqual([]);
    await page.getByRole('button', { name: 'Label opzoeken' }).click();
    await expect.poll(() => asked).toHaveLength(1);
  });

  test('the check by keyboard: what is wrong takes the focus, and one may go on without an address', async ({
    page,
    expectAccessible,
  }) => {
    await openHydrated(page, paths.labelCheck);
    const form = page.getByRole('form', { name: 'Weet u niet of er al een label is?' });
    await form.getByLabel('Postcode').fill('12');
    await form.getByLabel('Postcode').press('Enter');
    await expect(form.getByRole('alert')).toBeVisible();
    await expect(form.getByLabel('Postcode')).toBeFocused();
    await expectAccessible('the check with a wrong postcode');
    await page.getByRole('radio', { name: 'Geen van deze' }).press('Space');
    await page.getByRole('button', { name: 'Volgende' }).press('Enter');
    await expect(page.getByRole('heading', { name: /Nee, u hebt nu geen energielabel nodig/ })).toBeFocused();
  });
});
