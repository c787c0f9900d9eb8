import type { Page } from '@playwright/test';
import { buildRequestRow } from '../../../supabase/tests/setup/factories.ts';
import { becomeAdmin, chooseStatus, mailToo, openRequest, requestRows, signIn, undo } from '../../support/admin.ts';
import { expect, test } from '../../site.ts';

// Without animations: halfway through a fade colours have too little contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' }, seededRequests: 120 });
test.describe.configure({ timeout: 300_000 });

/** The controls that a visible message covers. */
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

test('status from the row, and several at once with one undo', async ({ page }) => {
  await becomeAdmin(page);
  await page.goto('/admin');
  await chooseStatus(page, 0, 'Geannuleerd');
  await expect(requestRows(page).first()).toContainText('Geannuleerd');
  expect(await coveredControls(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => coveredControls(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 900 });
  await undo(page);
  await expect(requestRows(page).first()).not.toContainText('Geannuleerd');

  for (const row of [0, 1, 2]) await requestRows(page).nth(row).getByRole('checkbox').check();
  await expect(page.getByText('3 geselecteerd')).toBeVisible();
  const bulk = page.getByRole('group', { name: 'Met de geselecteerde aanvragen' });
  await page.setViewportSize({ width: 320, height: 640 });
  const last = await bulk.getByRole('button').last().boundingBox();
  expect((last?.x ?? 0) + (last?.width ?? 999)).toBeLessThanOrEqual(304);
  await page.setViewportSize({ width: 1280, height: 900 });
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
  // Polling gets no response, so this page misses the colleague's change.
  await page.route('**/rpc/latest_changes', () => new Promise(() => undefined));
  await page.goto('/admin?sorteer=naam');
  await expect(requestRows(page)).toHaveCount(50);
  const three = [0, 1, 2].map((index) => requestRows(page).nth(index));
  async function statuses() {
    return Promise.all(
      three.map((row) => row.getByRole('button', { name: /^Status van .* wijzigen/ }).getAttribute('aria-label')),
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
  expect((await statuses()).every((name) => name?.endsWith(' wijzigen: Geannuleerd'))).toBe(true);
  await undo(page);
  await expect(page.getByText('Ongedaan gemaakt')).toBeVisible();
  expect(await statuses()).toEqual(before);

  const colleague = await (await browser.newContext({ locale: 'nl-NL' })).newPage();
  await signIn(colleague, site.url, password);
  await colleague.goto(`${site.url}/admin?sorteer=naam`);
  const name = await requestRows(colleague).first().locator('[data-row-button]').innerText();
  await chooseStatus(colleague, 0, 'Geannuleerd');
  // The row shows it before it is stored.
  await expect(colleague.getByText(`${name}: Geannuleerd`)).toBeVisible();
  await setAll('Afgerond');
  await mailToo(page);
  await expect(page.getByText('2 aanvragen: Afgerond')).toBeVisible();
  await expect(page.getByText(`Overgeslagen, want intussen gewijzigd of verwijderd: ${name}.`)).toBeVisible();
  await colleague.context().close();
});

test('a colleague’s change shows by itself and moves nothing', async ({ page, browser, site }) => {
  const password = await becomeAdmin(page);
  await page.goto('/admin');
  await expect(requestRows(page)).toHaveCount(50);
  await requestRows(page).nth(20).scrollIntoViewIfNeeded();
  const row = requestRows(page).nth(20);
  const [name, before] = [await row.locator('[data-row-button]').innerText(), await row.boundingBox()];
  const colleague = await (await browser.newContext({ locale: 'nl-NL' })).newPage();
  await signIn(colleague, site.url, password);
  await fetch(`${site.url}/rest/v1/contact_submissions`, {
    method: 'POST',
    headers: { apikey: 'local', 'content-type': 'application/json', prefer: 'return=minimal' },
    body: JSON.stringify(buildRequestRow({ name: 'Nieuwe Klant' })),
  });
  const search = colleague.getByLabel('Zoeken', { exact: true });
  await search.fill(name);
  await expect(requestRows(colleague).first()).toContainText(name);
  const target = requestRows(colleague).filter({ has: colleague.getByText(name, { exact: true }) });
  await expect(target).toHaveCount(1);
  await chooseStatus(colleague, 0, 'Geannuleerd');
  await expect(row).toContainText('Geannuleerd');
  expect(await row.boundingBox()).toEqual(before);
  await openRequest(colleague, name);
  await colleague.getByRole('button', { name: 'Verwijderen' }).click();
  await colleague.getByRole('button', { name: 'Ja, verwijder' }).click();
  await expect(row).toContainText('Verwijderd');
  expect(await row.boundingBox()).toEqual(before);
  await undo(colleague);
  await expect(row).not.toContainText('Verwijderd');
  await colleague.context().close();
});
