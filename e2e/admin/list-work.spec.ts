import type { Page } from '@playwright/test';
import { buildSubmissionRow } from '../../supabase/tests/factories.ts';
import { becomeAdmin, openRequest, signIn } from '../admin.ts';
import { expectAccessible } from '../axe.ts';
import { expect, test } from '../site.ts';

// Halfway through a fade nothing has its own colour.
test.use({ contextOptions: { reducedMotion: 'reduce' }, seededRequests: 120 });
test.describe.configure({ timeout: 300_000 });

function tableOf(page: Page) {
  return page.getByRole('table', { name: 'Energielabel Aanvragen' });
}

function rowsOf(page: Page) {
  return tableOf(page).locator('tbody').getByRole('row');
}

async function chooseStatus(page: Page, row: number, status: string): Promise<void> {
  await rowsOf(page)
    .nth(row)
    .getByRole('button', { name: /^Status wijzigen/ })
    .click();
  await page.getByRole('menuitemradio', { name: status }).click();
}

/** Undoes the last action, by the message in front. */
async function undo(page: Page): Promise<void> {
  await page.locator('[data-sonner-toast][data-front=true]').getByRole('button', { name: 'Ongedaan maken' }).click();
}

/** Whether a message that is shown lies over anything that can be pressed. */
async function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const message = document.querySelector('[data-sonner-toast][data-visible=true]')?.getBoundingClientRect();
    if (!message) return ['no message'];
    return [...document.querySelectorAll('a, button, input, select')]
      .filter((control) => control.closest('[data-sonner-toaster]') === null)
      .filter((control) => {
        const { top, bottom, left, right, width } = control.getBoundingClientRect();
        if (width <= 1) return false;
        return top < message.bottom && bottom > message.top && left < message.right && right > message.left;
      })
      .map((control) => control.outerHTML.slice(0, 100));
  });
}

test('each number of the strip leads to exactly its rows, and what is overdue is marked', async ({ page }) => {
  await becomeAdmin(page);
  await page.goto('/admin');
  const strip = page.getByRole('link', { name: /^(Bezoeken|Nieuwe spoed|Afspraak voorbij|Terugbellen|2 dagen)/ });
  await expect(strip).toHaveCount(5);
  for (const text of await strip.allInnerTexts()) {
    const count = Number(/\d+$/.exec(text.trim())?.[0]);
    await page.getByRole('link', { name: text.replaceAll(/\s+/g, ' ').trim() }).click();
    await expect(rowsOf(page)).toHaveCount(Math.min(count, 50));
  }
  await page.getByRole('link', { name: /^Afspraak voorbij/ }).click();
  await expect(page).toHaveURL(/werk=overdue/);
  await expect.poll(async () => (await rowsOf(page).allInnerTexts()).length).toBeGreaterThan(0);
  for (const row of await rowsOf(page).all()) await expect(row).toContainText('Afspraak voorbij, nog Ingepland');
});

test('the columns and the height of the rows are the same on every page; the first rows fit on the first screen', async ({
  page,
}) => {
  await becomeAdmin(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/admin');
  await expect(rowsOf(page)).toHaveCount(50);
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
  expect((await rowsOf(page).nth(3).boundingBox())?.y).toBeLessThan(850);
  const firstNames = await rowsOf(page).allInnerTexts();
  await page.getByRole('button', { name: 'Laatste' }).click();
  await expect(rowsOf(page)).toHaveCount(50);
  await expect.poll(() => rowsOf(page).allInnerTexts()).not.toEqual(firstNames);
  expect((await measure()).edges).toEqual(first.edges);
  await expect(page.getByRole('button', { name: 'Volgende' })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Eerste', exact: true }).click();
  await expect.poll(() => rowsOf(page).allInnerTexts()).toEqual(firstNames);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin');
  const box = await rowsOf(page).first().boundingBox();
  expect((box?.y ?? 999) + 60).toBeLessThan(788);
});

test('by keyboard: few steps to the first row, and the keys of the list', async ({ page }) => {
  await becomeAdmin(page);
  await page.goto('/admin');
  const opener = rowsOf(page).first().locator('[data-row-button]');
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
  await expect(rowsOf(page).nth(1).locator('[data-row-button]')).toBeFocused();
  await page.keyboard.press('k');
  await expect(opener).toBeFocused();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Toetsen' });
  await expect(help).toBeVisible();
  await expectAccessible(page, 'the list of keys', '[role=dialog]');
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await page.keyboard.type('jk?');
  await expect(page.getByRole('searchbox', { name: 'Zoeken', exact: true })).toHaveValue('jk?');
  await expect(help).toHaveCount(0);
});

test('status from the row, and several at once with one undo', async ({ page }) => {
  await becomeAdmin(page);
  await page.goto('/admin');
  await chooseStatus(page, 0, 'Geannuleerd');
  await expect(rowsOf(page).first()).toContainText('Geannuleerd');
  expect(await coveredControls(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => coveredControls(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 900 });
  await undo(page);
  await expect(rowsOf(page).first()).not.toContainText('Geannuleerd');

  for (const row of [0, 1, 2]) await rowsOf(page).nth(row).getByRole('checkbox').check();
  await expect(page.getByText('3 geselecteerd')).toBeVisible();
  await expectAccessible(page, 'selected rows', 'main');
  await page.setViewportSize({ width: 1280, height: 900 });
  const bulk = page.getByRole('group', { name: 'Met de geselecteerde aanvragen' });
  await bulk.getByRole('button', { name: 'Toewijzen' }).click();
  await page.getByRole('menuitemradio', { name: 'beheer@woninglabel.example' }).click();
  await expect(page.getByText('3 aanvragen toegewezen aan beheer@woninglabel.example')).toBeVisible();
  const download = page.waitForEvent('download');
  await bulk.getByRole('button', { name: 'Exporteren' }).click();
  expect((await download).suggestedFilename()).toMatch(/^aanvragen-.*\.csv$/);
  await bulk.getByRole('button', { name: 'Verwijderen' }).click();
  await page.getByRole('button', { name: 'Ja, verwijder' }).click();
  await expect(page.getByText('50 van 117 aanvragen')).toBeVisible();
  await undo(page);
  await expect(page.getByText('50 van 120 aanvragen')).toBeVisible();
  await page.getByRole('button', { name: 'Van mij' }).click();
  await expect(page.getByText('3 van 3 aanvragen')).toBeVisible();
});

test('a change of several can be undone at once, and who is skipped is named', async ({ page, browser, site }) => {
  const password = await becomeAdmin(page);
  // Nothing tells of what the colleague does.
  await page.route('**/rpc/latest_changes', () => new Promise(() => undefined));
  await page.goto('/admin?sorteer=naam');
  await expect(rowsOf(page)).toHaveCount(50);
  const three = [0, 1, 2].map((index) => rowsOf(page).nth(index));
  async function statuses() {
    return Promise.all(
      three.map((row) => row.getByRole('button', { name: /^Status wijzigen/ }).getAttribute('aria-label')),
    );
  }
  const before = await statuses();
  for (const row of three) await row.getByRole('checkbox').check();
  const bulk = page.getByRole('group', { name: 'Met de geselecteerde aanvragen' });
  async function setAll(status: string) {
    await bulk.getByRole('button', { name: 'Status' }).click();
    await page.getByRole('menuitemradio', { name: status }).click();
  }
  await setAll('Geannuleerd');
  await expect(page.getByText('3 aanvragen: Geannuleerd')).toBeVisible();
  expect(new Set(await statuses())).toEqual(new Set(['Status wijzigen: Geannuleerd']));
  await undo(page);
  await expect(page.getByText('Ongedaan gemaakt')).toBeVisible();
  expect(await statuses()).toEqual(before);

  const colleague = await (await browser.newContext({ locale: 'nl-NL' })).newPage();
  await signIn(colleague, site.url, password);
  await colleague.goto(`${site.url}/admin?sorteer=naam`);
  const name = await rowsOf(colleague).first().locator('[data-row-button]').innerText();
  await chooseStatus(colleague, 0, 'Geannuleerd');
  await expect(rowsOf(colleague).first()).toContainText('Geannuleerd');
  await setAll('Afgerond');
  await expect(page.getByText('2 aanvragen: Afgerond')).toBeVisible();
  await expect(page.getByText(`Overgeslagen, want intussen gewijzigd of verwijderd: ${name}.`)).toBeVisible();
  await colleague.context().close();
});

test('previous and next go on to the neighbouring page, up to the ends of the list', async ({ page }) => {
  await becomeAdmin(page);
  await page.goto('/admin');
  const last = rowsOf(page).nth(49).locator('[data-row-button]');
  const lastName = await last.innerText();
  await last.click();
  const dialog = page.getByRole('dialog', { name: 'Aanvraagdetails' });
  const [previous, next] = ['Vorige aanvraag', 'Volgende aanvraag'].map((name) => dialog.getByRole('button', { name }));
  await next?.click();
  await expect(page).toHaveURL(/[?&]na=/);
  await expect(dialog.getByText(lastName, { exact: true })).toHaveCount(0);
  await expect(next ?? dialog).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(rowsOf(page).first().locator('[data-row-button]')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('k');
  await expect(page).toHaveURL(/[?&]voor=/);
  await expect(dialog.getByText(lastName, { exact: true }).first()).toBeVisible();

  await page.goto('/admin?voor=einde');
  await rowsOf(page).nth(49).locator('[data-row-button]').click();
  await expect(next ?? dialog).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('j');
  await expect(page.getByText('Dit is de laatste aanvraag van de lijst')).toBeVisible();
  await expect(previous ?? dialog).toHaveAttribute('aria-disabled', 'false');
});

test('a colleague’s change shows within five seconds and moves nothing', async ({ page, browser, site }) => {
  const password = await becomeAdmin(page);
  await page.goto('/admin');
  await expect(rowsOf(page)).toHaveCount(50);
  await rowsOf(page).nth(20).scrollIntoViewIfNeeded();
  const row = rowsOf(page).nth(20);
  const [name, before] = [await row.locator('[data-row-button]').innerText(), await row.boundingBox()];
  const colleague = await (await browser.newContext({ locale: 'nl-NL' })).newPage();
  await signIn(colleague, site.url, password);
  await fetch(`${site.url}/rest/v1/contact_submissions`, {
    method: 'POST',
    headers: { apikey: 'local', 'content-type': 'application/json', prefer: 'return=minimal' },
    body: JSON.stringify(buildSubmissionRow({ name: 'Nieuwe Klant' })),
  });
  const search = colleague.getByLabel('Zoeken', { exact: true });
  await search.fill(name);
  await expect(rowsOf(colleague).first()).toContainText(name);
  const target = rowsOf(colleague).filter({ has: colleague.getByText(name, { exact: true }) });
  await expect(target).toHaveCount(1);
  await chooseStatus(colleague, 0, 'Geannuleerd');
  await expect(row).toContainText('Geannuleerd', { timeout: 6000 });
  expect(await row.boundingBox()).toEqual(before);
  await openRequest(colleague, name);
  await colleague.getByRole('button', { name: 'Verwijderen' }).click();
  await colleague.getByRole('button', { name: 'Ja, verwijder' }).click();
  await expect(row).toContainText('Verwijderd', { timeout: 6000 });
  expect(await row.boundingBox()).toEqual(before);
  await undo(colleague);
  await expect(row).not.toContainText('Verwijderd', { timeout: 6000 });
  await colleague.context().close();
});

test('a saved view survives a reload, is private, and can be renamed, deleted and brought back', async ({
  page,
  browser,
  site,
}) => {
  await becomeAdmin(page);
  await page.goto('/admin?status=completed&sorteer=naam');
  await page.getByRole('button', { name: 'Mijn weergaven' }).click();
  const dialog = page.getByRole('dialog', { name: 'Mijn weergaven' });
  await dialog.getByRole('textbox', { name: 'Naam van de weergave' }).fill('Klaar op naam');
  await dialog.getByRole('button', { name: 'Deze weergave bewaren' }).click();
  await expect(dialog.getByRole('link', { name: 'Klaar op naam' })).toBeVisible();
  await expectAccessible(page, 'the saved views', '[role=dialog]');
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

  await page.goto('/admin/beheer');
  await page.getByLabel('E-mailadres van een nieuwe beheerder').fill('jo@example.org');
  await page.getByRole('button', { name: 'Uitnodigen' }).click();
  const link = await page.locator('code').innerText();
  const colleague = await (await browser.newContext({ locale: 'nl-NL' })).newPage();
  await colleague.goto(link);
  await colleague.getByRole('button', { name: 'Beheerder aanmaken' }).click();
  await expect(colleague.getByText('Admin user created successfully!')).toBeVisible();
  await colleague.goto(`${site.url}/admin`);
  await colleague.getByRole('button', { name: 'Mijn weergaven' }).click();
  await expect(colleague.getByText(/Je hebt nog geen weergaven/)).toBeVisible();
  await colleague.context().close();
});
