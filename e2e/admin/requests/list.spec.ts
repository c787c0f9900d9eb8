import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { becomeAdmin, requestRows, requestTable, signIn } from '../../support/admin.ts';
import { expect, test } from '../../site.ts';

const pageSize = 50;

test.use({ seededRequests: 300 });

/** Records the largest number of rows that any page of this tab had, also between two views. */
async function watchRows(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const rows = document.querySelectorAll('tbody tr').length;
      const most = Number(window.sessionStorage.getItem('most-rows'));
      if (rows > most) window.sessionStorage.setItem('most-rows', String(rows));
    }).observe(document, { childList: true, subtree: true });
  });
}

function rowsOf(page: Page): Promise<string[]> {
  return requestRows(page).allInnerTexts();
}

test('hundreds of requests: a page at a time, with the view in the address', async ({ page, browser, site }) => {
  const password = await becomeAdmin(page);
  await watchRows(page);
  await page.goto('/admin');
  await expect(page.getByText('50 van 300 aanvragen')).toBeVisible();
  const status = page.getByRole('button', { name: /^Afgerond/ });
  const name = page.getByRole('columnheader', { name: 'Naam' });
  await status.click();
  await name.getByRole('button').click();
  await expect(page).toHaveURL(/\?status=completed&sorteer=naam$/);
  await expect(name).toHaveAttribute('aria-sort', 'ascending');
  await expect(page.getByText('50 van 195 aanvragen')).toBeVisible();
  await expect(requestTable(page)).toHaveAttribute('aria-busy', 'false');

  const views = [{ url: page.url(), rows: await rowsOf(page) }];
  const next = page.getByRole('button', { name: 'Volgende' });
  while ((await next.getAttribute('aria-disabled')) === 'false') {
    const last = views.at(-1);
    await next.click();
    await expect.poll(() => rowsOf(page)).not.toEqual(last?.rows);
    await expect(requestTable(page)).toHaveAttribute('aria-busy', 'false');
    views.push({ url: page.url(), rows: await rowsOf(page) });
  }
  expect(views.map(({ rows }) => rows.length)).toEqual([50, 50, 50, 45]);
  const all = views.flatMap(({ rows }) => rows);
  expect(new Set(all).size).toBe(195);
  expect(all.every((row) => row.includes('Afgerond'))).toBe(true);

  for (const view of views.slice(0, -1).reverse()) {
    await page.goBack();
    await expect(page).toHaveURL(view.url);
    await expect.poll(() => rowsOf(page)).toEqual(view.rows);
  }
  await expect(status).toHaveAttribute('aria-pressed', 'true');
  await expect(name).toHaveAttribute('aria-sort', 'ascending');
  await page.goForward();
  await expect.poll(() => rowsOf(page)).toEqual(views[1]?.rows);
  await page.getByRole('button', { name: 'Vorige' }).click();
  await expect.poll(() => rowsOf(page)).toEqual(views[0]?.rows);
  expect(await page.evaluate(() => Number(window.sessionStorage.getItem('most-rows')))).toBe(pageSize);

  const colleague = await (await browser.newContext({ locale: 'nl-NL' })).newPage();
  await signIn(colleague, site.url, password);
  await colleague.goto(views[2]?.url ?? '');
  await expect(colleague.getByText('50 van 195 aanvragen')).toBeVisible();
  await expect.poll(() => rowsOf(colleague)).toEqual(views[2]?.rows);
  await expect(colleague.getByRole('button', { name: /^Afgerond/ })).toHaveAttribute('aria-pressed', 'true');
  await colleague.context().close();
});

test('the days of the appointment: list, counts, saved view and export follow; what is not a period is refused', async ({
  page,
  expectAccessible,
}) => {
  await becomeAdmin(page);
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/admin?sorteer=afspraak');
  await expect(page.getByText('50 van 300 aanvragen')).toBeVisible();
  // The appointments of these requests are on four days.
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  const from = page.getByLabel('Afspraak van', { exact: true });
  const until = page.getByLabel('Afspraak tot en met', { exact: true });
  await from.fill(dayFromNow(-435));
  await expect(page).toHaveURL(new RegExp(`afspraak-van=${dayFromNow(-435)}$`));
  await until.fill(dayFromNow(-440));
  const refusal = page.getByText('De eerste dag ligt na de laatste.');
  await expect(refusal).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`afspraak-van=${dayFromNow(-435)}$`));
  await expectAccessible('a refused period', { part: '[role=search]' });
  await page.setViewportSize({ width: 360, height: 780 });
  const ofAll = page.getByText(/^\d+ van \d+ aanvragen$/);
  const before = totalIn(await ofAll.innerText());
  // A single day, so that others remain: the date may change while such requests are made.
  await until.fill(dayFromNow(-435));
  await expect(refusal).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`afspraak-van=${dayFromNow(-435)}&afspraak-tot=${dayFromNow(-435)}$`));
  const all = page.getByRole('button', { name: /^Alle \d/ });
  // The list and the counts are read apart.
  await expect.poll(async () => totalIn(await ofAll.innerText())).not.toBe(before);
  const total = totalIn(await ofAll.innerText());
  await expect.poll(async () => totalIn(await all.innerText())).toBe(total);
  expect(total).toBeGreaterThan(0);
  expect(total).toBeLessThan(300);

  // An incomplete date: the list stays as it is, and the field shows an error once it loses the focus.
  await from.focus();
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Tab');
  await until.focus();
  await expect(page.getByText('Dit is nog niet af.')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`afspraak-van=${dayFromNow(-435)}&`));
  await page.getByRole('button', { name: 'Filters (2)' }).click();
  await expect(from).toBeFocused();
  await from.fill(dayFromNow(-435));
  await until.focus();
  await expect(page.getByText('Dit is nog niet af.')).toBeHidden();

  await page.getByRole('button', { name: 'Mijn weergaven' }).click();
  await page.getByLabel('Naam van de weergave').fill('Bezoeken van toen');
  await page.getByRole('button', { name: 'Deze weergave bewaren' }).click();
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Mijn weergaven' }).click();
  await page.getByRole('link', { name: 'Bezoeken van toen' }).click();
  await expect(page).toHaveURL(new RegExp(`afspraak-van=${dayFromNow(-435)}&afspraak-tot=${dayFromNow(-435)}&`));
  await expect(from).toHaveValue(dayFromNow(-435));

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exporteren (CSV)' }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv.trim().split('\r\n')).toHaveLength(total + 1);
});

/** The last number of `50 van 300 aanvragen` or `Alle 300`. */
function totalIn(text: string): number {
  return Number(/\d+(?=\D*$)/.exec(text)?.[0]);
}

/** YYYY-MM-DD. */
function dayFromNow(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}
