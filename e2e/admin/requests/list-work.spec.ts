import { becomeAdmin, inviteColleague, requestRows, undo } from '../../support/admin.ts';
import { expect, test } from '../../site.ts';

// Without animations: halfway through a fade colours have too little contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' }, seededRequests: 120 });
test.describe.configure({ timeout: 300_000 });

test('each number of the strip leads to exactly its rows, and what is overdue is marked', async ({ page }) => {
  await becomeAdmin(page);
  await page.goto('/admin');
  const strip = page.getByRole('link', {
    name: /^(Bezoeken|Nieuwe spoed|Van klanten|Afspraak voorbij|Terugbellen|1 werkdag)/,
  });
  await expect(strip).toHaveCount(6);
  for (const text of await strip.allInnerTexts()) {
    const count = Number(/\d+$/.exec(text.trim())?.[0]);
    await page.getByRole('link', { name: text.replaceAll(/\s+/g, ' ').trim() }).click();
    await expect(requestRows(page)).toHaveCount(Math.min(count, 50));
  }
  await page.getByRole('link', { name: /^Afspraak voorbij/ }).click();
  await expect(page).toHaveURL(/werk=overdue/);
  await expect.poll(async () => (await requestRows(page).allInnerTexts()).length).toBeGreaterThan(0);
  for (const row of await requestRows(page).all()) await expect(row).toContainText('Afspraak voorbij, nog Ingepland');
});

test('the columns and the height of the rows are the same on every page; the first rows fit on the first screen', async ({
  page,
}) => {
  await becomeAdmin(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/admin');
  await expect(requestRows(page)).toHaveCount(50);
  function measure() {
    return page.evaluate(() => ({
      edges: [...document.querySelectorAll('thead th')].map((cell) => cell.getBoundingClientRect().x),
      heights: [
        ...new Set([...document.querySelectorAll('tbody tr')].map((row) => row.getBoundingClientRect().height)),
      ],
    }));
  }
  const first = await measure();
  expect(Math.max(...first.heights) - Math.min(...first.heights)).toBeLessThanOrEqual(1);
  expect((await requestRows(page).nth(3).boundingBox())?.y).toBeLessThan(850);
  const firstNames = await requestRows(page).allInnerTexts();
  await page.getByRole('button', { name: 'Laatste' }).click();
  await expect(requestRows(page)).toHaveCount(50);
  await expect.poll(() => requestRows(page).allInnerTexts()).not.toEqual(firstNames);
  expect((await measure()).edges).toEqual(first.edges);
  await expect(page.getByRole('button', { name: 'Volgende' })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Eerste', exact: true }).click();
  await expect.poll(() => requestRows(page).allInnerTexts()).toEqual(firstNames);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin');
  const box = await requestRows(page).first().boundingBox();
  expect((box?.y ?? 999) + 60).toBeLessThan(788);
});

test('by keyboard: few steps to the first row, and the keys of the list', async ({ page, expectAccessible }) => {
  await becomeAdmin(page);
  await page.goto('/admin');
  const opener = requestRows(page).first().locator('[data-row-button]');
  await expect(opener).toBeVisible();
  await page.getByRole('main').focus();
  let steps = 0;
  const skip = page.getByRole('button', { name: 'Naar de eerste aanvraag' });
  while (!(await skip.evaluate((element) => element === document.activeElement)) && steps < 12) {
    await page.keyboard.press('Tab');
    steps += 1;
  }
  expect(steps).toBe(1);
  await page.keyboard.press('Enter');
  await expect(opener).toBeFocused();
  await page.keyboard.press('j');
  await expect(requestRows(page).nth(1).locator('[data-row-button]')).toBeFocused();
  await page.keyboard.press('k');
  await expect(opener).toBeFocused();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Toetsen' });
  await expect(help).toBeVisible();
  await expectAccessible('the list of keys', { part: '[role=dialog]' });
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await page.keyboard.type('jk?');
  await expect(page.getByRole('searchbox', { name: 'Zoeken', exact: true })).toHaveValue('jk?');
  await expect(help).toHaveCount(0);
});

test('previous and next go on to the neighbouring page, up to the ends of the list', async ({ page }) => {
  await becomeAdmin(page);
  await page.goto('/admin');
  const last = requestRows(page).nth(49).locator('[data-row-button]');
  const lastName = await last.innerText();
  await last.click();
  const dialog = page.getByRole('dialog', { name: 'Aanvraagdetails' });
  const [previous, next] = ['Vorige aanvraag', 'Volgende aanvraag'].map((name) => dialog.getByRole('button', { name }));
  await next?.click();
  await expect(page).toHaveURL(/[?&]na=/);
  // It closes at once, even while the next request is still being rendered, and the focus is not lost.
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByText(lastName, { exact: true })).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false);
  await requestRows(page).first().locator('[data-row-button]').click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('k');
  await expect(page).toHaveURL(/[?&]voor=/);
  await expect(dialog.getByText(lastName, { exact: true }).first()).toBeVisible();
  await expect(previous ?? dialog).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(last).toBeFocused();

  await page.goto('/admin?voor=einde');
  await requestRows(page).nth(49).locator('[data-row-button]').click();
  await expect(next ?? dialog).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('j');
  await expect(page.getByText('Dit is de laatste aanvraag van de lijst')).toBeVisible();
  await expect(previous ?? dialog).toHaveAttribute('aria-disabled', 'false');
});

test('a saved view survives a reload, is private, and can be renamed, deleted and brought back', async ({
  page,
  browser,
  site,
  expectAccessible,
}) => {
  await becomeAdmin(page);
  await page.goto('/admin?status=completed&sorteer=naam');
  await page.getByRole('button', { name: 'Mijn weergaven' }).click();
  const dialog = page.getByRole('dialog', { name: 'Mijn weergaven' });
  await dialog.getByRole('textbox', { name: 'Naam van de weergave' }).fill('Klaar op naam');
  await dialog.getByRole('button', { name: 'Deze weergave bewaren' }).click();
  await expect(dialog.getByRole('link', { name: 'Klaar op naam' })).toBeVisible();
  await expectAccessible('the saved views', { part: '[role=dialog]' });
  await dialog.getByRole('button', { name: 'Naam van Klaar op naam wijzigen' }).click();
  const renaming = dialog.getByRole('textbox', { name: 'Nieuwe naam' });
  await expect(renaming).toBeFocused();
  await renaming.fill('Afgerond op naam');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Naam van Afgerond op naam wijzigen' })).toBeFocused();
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Mijn weergaven' }).click();
  await dialog.getByRole('button', { name: 'Afgerond op naam verwijderen' }).click();
  await expect(dialog.getByRole('link', { name: 'Afgerond op naam' })).toHaveCount(0);
  await undo(page);
  await dialog.getByRole('link', { name: 'Afgerond op naam' }).click();
  await expect(page).toHaveURL(/\/admin\?status=completed&sorteer=naam$/);
  await expect(page.getByRole('button', { name: /^Afgerond/, pressed: true })).toBeVisible();

  const colleague = await inviteColleague(page, { browser, siteUrl: site.url, email: 'jo@example.org' });
  await colleague.goto(`${site.url}/admin`);
  await colleague.getByRole('button', { name: 'Mijn weergaven' }).click();
  await expect(colleague.getByText(/Je hebt nog geen weergaven/)).toBeVisible();
  await colleague.context().close();
});
