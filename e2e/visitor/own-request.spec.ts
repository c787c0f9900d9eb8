import type { Page } from '@playwright/test';
import { becomeAdmin, openRequest } from '../support/admin.ts';
import { becomeAdviser, everyDay, officeOf } from '../support/appointments.ts';
import { sendRequest } from '../support/request-steps.ts';
import { expect, test } from '../site.ts';

// A visitor picks a moment, and moves and cancels it by the link of the request.

test.use({ viewport: { width: 390, height: 844 } });

function moments(page: Page) {
  return page.getByRole('radio');
}

test('a moment is picked after sending, moved by the link, seen by the adviser, and cancelled', async ({
  page,
  site,
  browser,
}) => {
  const office = await browser.newContext({ baseURL: site.url });
  const admin = await office.newPage();
  await becomeAdmin(admin);
  await becomeAdviser(await officeOf(admin, site), { name: 'Robin', weekdays: everyDay });

  await sendRequest(page);
  await expect(page.getByRole('heading', { name: 'Kies een moment voor de opname' })).toBeVisible();
  // An appointment for tomorrow could not be moved any more.
  await page.getByRole('tab').last().click();
  await moments(page).last().check({ force: true });
  await page.getByRole('checkbox', { name: /bedenktijd/ }).check();
  await page.getByRole('button', { name: 'Afspraak vastleggen met betalingsverplichting, €350' }).click();
  await expect(page.getByText(/^Uw afspraak staat vast: \w+ \d+\s\w+ om \d+\.\d\d\suur\.$/)).toBeVisible();

  await page.getByRole('link', { name: 'pagina van uw aanvraag' }).click();
  await expect(page.getByRole('heading', { name: 'Uw afspraak' })).toBeVisible();
  await expect(page.getByText('Wie er komt: Robin')).toBeVisible();
  const key = new URL(page.url()).hash;
  // The key suffices, on any device.
  await page.reload();
  await page.getByRole('button', { name: 'Ander moment kiezen' }).click();
  await expect(page.getByRole('group', { name: 'Kies een ander moment' })).toBeFocused();
  await page.getByRole('tab').nth(-2).click();
  await moments(page).last().check({ force: true });
  await page.getByRole('checkbox', { name: /bedenktijd/ }).check();
  await expect(page.getByText('Verzetten kost u niets. De prijs blijft €350.')).toBeVisible();
  await page.getByRole('button', { name: 'Verzetten', exact: true }).click();
  await expect(page.getByText(/^Uw nieuwe afspraak staat vast: /)).toBeVisible();

  await page.getByText('Stuur ons een bericht').click();
  await page.getByLabel('Uw bericht').fill('De bel doet het niet.');
  await page.getByRole('button', { name: 'Bericht versturen' }).click();
  await expect(page.getByText('Uw bericht is bij de adviseur.')).toBeVisible();
  await expect(page.getByLabel('Uw bericht')).toHaveValue('');

  await admin.goto('/admin');
  await openRequest(admin, 'Jo de Vries');
  await expect(admin.getByText('De bel doet het niet.').filter({ visible: true })).toHaveCount(1);
  await expect(admin.getByLabel('Status', { exact: true })).toHaveValue('scheduled');
  await readRecords(admin);

  await page.getByRole('button', { name: 'Annuleren' }).click();
  await page.getByRole('button', { name: 'Ja, annuleren' }).click();
  await expect(page.getByRole('heading', { name: 'Uw aanvraag is geannuleerd' })).toBeVisible();
  await page.goto(`/mijn-aanvraag${key}`);
  await expect(page.getByRole('heading', { name: 'Uw aanvraag is geannuleerd' })).toBeVisible();
  await office.close();
});

/** What was sent, picked and moved on the pages of this build is recorded with its texts, to read and to print alone. */
async function readRecords(admin: Page): Promise<void> {
  await admin.getByRole('button', { name: 'Vastgelegd bij bestelling' }).click();
  const records = admin.getByRole('dialog', { name: /^Vastgelegd bij bestelling/ });
  await expect(records.getByText('“Aanvraag versturen”')).toHaveCount(1);
  await expect(records.getByText('“Afspraak vastleggen met betalingsverplichting, €350”')).toHaveCount(1);
  await expect(records.getByText('“Verzetten”')).toHaveCount(1);
  await expect(records.getByText(/^Voorwaarden 1 hieronder/)).toHaveCount(3);
  await admin.emulateMedia({ media: 'print' });
  await expect(records.getByRole('heading', { name: /^Artikel 12/ })).toBeVisible();
  await expect(admin.getByText(/^Aanvraag [0-9A-F]{8}$/)).toBeHidden();
  await admin.emulateMedia({ media: null });
  await records.getByRole('button', { name: 'Sluiten' }).click();
}

test('without an adviser who works the screen offers no moment, and the page says that we call', async ({ page }) => {
  await sendRequest(page);
  await page.getByRole('link', { name: 'pagina van uw aanvraag' }).click();
  await expect(page.getByRole('heading', { name: 'Uw aanvraag is bij ons' })).toBeVisible();
  await expect(page.getByText(/^Wij bellen of mailen u/)).toBeVisible();
  await expect(moments(page)).toHaveCount(0);
  const bar = page.getByRole('navigation', { name: 'Snel contact' });
  await expect(bar.getByRole('link')).toHaveText(['Bellen', 'WhatsApp']);

  // Any other page leads back to it, and shifts nothing for that.
  const link = page.getByRole('banner').getByRole('link', { name: /^Uw aanvraag [0-9A-F]{8}$/ });
  await expect(link).toHaveCount(0);
  for (const path of ['/', '/energielabel-gouda-aanvragen']) {
    await page.goto(path);
    await expect(link).toBeVisible();
    const shifts = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries().length)).observe({
            type: 'layout-shift',
            buffered: true,
          });
          setTimeout(() => resolve(0), 500);
        }),
    );
    expect(shifts).toBe(0);
  }
  await link.click();
  await expect(page.getByRole('heading', { name: 'Uw aanvraag is bij ons' })).toBeVisible();
});

for (const [what, key] of [
  ['no key', ''],
  ['a wrong key', '#'.padEnd(65, 'a')],
  ['something else', '#contact'],
]) {
  test(`${what} gives one friendly page`, async ({ page }) => {
    await page.goto(`/mijn-aanvraag${key ?? ''}`);
    await expect(page.getByRole('heading', { name: 'Deze link werkt niet (meer)' })).toBeVisible();
  });
}
