import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { becomeAdmin, requestRows } from '../support/admin.ts';
import { flood } from '../support/flood.ts';
import { expectSent, fillInPerson, passFillInTime, requestForm, send } from '../support/request-steps.ts';
import { expect, test } from '../site.ts';
import { details } from '../states/page-state.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the figures of this month, on any screen', async ({ page, site, expectAccessible }) => {
  await becomeAdmin(page);
  await page.goto('/admin/cijfers');
  await expect(page.getByText(/^Er zijn nog geen aanvragen/)).toBeVisible();
  await expectAccessible('no figures');
  await flood(site, 5);
  await page.reload();
  const table = page.getByRole('table', { name: 'De laatste twaalf maanden' });
  await expect(table.getByRole('row').nth(1).getByRole('cell').first()).toHaveText('5');
  await expectAccessible('figures');
});

test('what works: the first page and the site of an appointment that ends in a request, and no more', async ({
  page,
  browser,
  site,
}) => {
  const visitor = await (await browser.newContext({ baseURL: site.url, locale: 'nl-NL' })).newPage();
  await visitor.goto('/energielabel-gouda-aanvragen?utm_source=brief', { referer: 'https://www.funda.nl/koop/1234' });
  // A link that is pressed earlier causes a full page load, after which the first page is unknown.
  await visitor.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await visitor.getByRole('link', { name: 'Werkgebieden' }).first().click();
  await expect(visitor).toHaveURL(/werkgebieden/);
  await visitor.getByRole('link', { name: /Ede/ }).first().click();
  await expect(visitor).toHaveURL(/energielabel-ede/);
  await requestForm(visitor).scrollIntoViewIfNeeded();
  await expect(requestForm(visitor).getByRole('button', { name: 'Aanvraag versturen' })).toBeEnabled();
  await passFillInTime(visitor);
  await fillInPerson(visitor);
  await send(visitor);
  await expectSent(visitor);
  expect(await visitor.evaluate(() => Object.keys(sessionStorage).length + document.cookie.length)).toBe(0);

  await becomeAdmin(page);
  await page.goto('/admin/cijfers');
  const first = page.getByRole('region', { name: 'Per eerste pagina' }).getByRole('row').nth(1);
  await expect(first.getByRole('rowheader')).toHaveText('/energielabel-gouda-aanvragen');
  await page.getByRole('region', { name: 'Per verwijzende site' }).getByRole('link', { name: 'funda.nl' }).click();
  await expect(page).toHaveURL(/site=funda\.nl/);
  await expect(requestRows(page)).toHaveCount(1);
});

test.describe('of any period', () => {
  test.use({ seededRequests: 1500 });

  /** A period in which the made-up requests came in. */
  async function openFigures(page: Page) {
    await becomeAdmin(page);
    const url = new URL('/admin/cijfers', page.url());
    const today = new Date();
    const from = new Date(today.getTime() - 450 * 86_400_000).toISOString().slice(0, 10);
    const until = new Date(today.getTime() - 437 * 86_400_000).toISOString().slice(0, 10);
    url.searchParams.set('van', from);
    url.searchParams.set('tot', until);
    await page.goto(url.href);
    await expect(page.getByRole('heading', { name: 'Per plaats' })).toBeVisible();
    return { from, until };
  }

  for (const width of [1280, 390]) {
    test(
      `each leads to its requests, by pointing and by keyboard, at ${width} px`,
      details(width === 390),
      async ({ page, expectAccessible }) => {
        await page.setViewportSize({ width, height: 900 });
        const { from, until } = await openFigures(page);
        await expectAccessible('figures of a period');
        const shown = page.url();

        const place = page.getByRole('region', { name: 'Per plaats' }).getByRole('row').nth(1);
        const amount = Number((await place.getByRole('cell').nth(0).innerText()).replace('.', ''));
        expect(amount).toBeGreaterThan(50);
        const name = await place.getByRole('rowheader').innerText();
        await place.getByRole('rowheader').getByRole('link').click();
        await expect(page).toHaveURL(new RegExp(`/admin\\?van=${from}&tot=${until}&plaats=`));
        await expect(page.getByText(`50 van ${amount} aanvragen`)).toBeVisible();
        await expect(page.getByText(`Plaats: ${name}`)).toBeVisible();
        await page.getByRole('button', { name: `Filter weghalen: Plaats: ${name}` }).click();
        await expect(page).not.toHaveURL(/plaats=/);

        await page.goto(shown);
        const chart = page.getByRole('slider', { name: 'Aanvragen per week, naar status' });
        await chart.focus();
        await page.keyboard.press('Home');
        await page.keyboard.press('ArrowRight');
        const valueText = (await chart.getAttribute('aria-valuetext')) ?? '';
        const [, inWeek = ''] = /: (\d+) \(/.exec(valueText) ?? [];
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(/\/admin\?van=/);
        await expect(page.getByText(new RegExp(`van ${inWeek} aanvragen`))).toBeVisible();
        await expect(requestRows(page).first()).toBeVisible();
      },
    );
  }

  test('another period is chosen by name and kept in the URL; a table is a file too', async ({ page }) => {
    await openFigures(page);
    await page.getByLabel('Periode', { exact: true }).selectOption('Vorig jaar');
    await expect(page).toHaveURL(/van=\d{4}-01-01&tot=\d{4}-12-31/);
    await page.reload();
    await expect(page.getByLabel('Periode', { exact: true })).toHaveValue('last-year');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'CSV downloaden: Per soort woning' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^per-woning-\d{4}-01-01-\d{4}-12-31\.csv$/);
    expect(await readFile(await download.path(), 'utf8')).toMatch(
      /^\uFEFFSoort woning;Aanvragen;Aanvragen ervoor;Opdracht;Opdracht ervoor;Aandeel;Aandeel ervoor\r\n/,
    );
  });
});
