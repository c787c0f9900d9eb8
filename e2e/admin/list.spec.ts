import type { Page } from '@playwright/test';
import { becomeAdmin, signIn } from '../admin.ts';
import { expect, test } from '../site.ts';

const pageSize = 50;

test.use({ seededRequests: 300 });

/** Keeps the largest number of rows that any page of this tab had, also between two views. */
async function watchRows(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const rows = document.querySelectorAll('tbody tr').length;
      const most = Number(window.sessionStorage.getItem('most-rows'));
      if (rows > most) window.sessionStorage.setItem('most-rows', String(rows));
    }).observe(document, { childList: true, subtree: true });
  });
}

function tableOf(page: Page) {
  return page.getByRole('table', { name: 'Energielabel Aanvragen' });
}

function rowsOf(page: Page): Promise<string[]> {
  return tableOf(page).locator('tbody').getByRole('row').allInnerTexts();
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
  await expect(tableOf(page)).toHaveAttribute('aria-busy', 'false');

  const views = [{ url: page.url(), rows: await rowsOf(page) }];
  const next = page.getByRole('button', { name: 'Volgende' });
  while ((await next.getAttribute('aria-disabled')) === 'false') {
    const last = views.at(-1);
    await next.click();
    await expect.poll(() => rowsOf(page)).not.toEqual(last?.rows);
    await expect(tableOf(page)).toHaveAttribute('aria-busy', 'false');
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
