import type { Page } from '@playwright/test';
import { paths } from '../../src/lib/paths.ts';
import { becomeAdmin } from '../support/admin.ts';
import { becomeAdviser, everyDay, officeOf } from '../support/appointments.ts';
import { sendRequest } from '../support/request-steps.ts';
import { expect, test } from '../site.ts';

// A consumer withdraws, by the link and without it (D-77).

const open = 'Overeenkomst hier herroepen';
const confirm = 'Herroeping bevestigen';

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Uw naam').fill('Jo de Vries');
  await page.getByLabel('Uw e-mailadres').fill('jo@example.nl');
  await page.getByLabel('Nummer van uw aanvraag').fill('5f0c 9a3e');
}

for (const width of [360, 1280]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('the own page withdraws in two steps and shows the receipt', async ({
      page,
      site,
      browser,
      expectAccessible,
    }) => {
      const office = await browser.newContext({ baseURL: site.url });
      const admin = await office.newPage();
      await becomeAdmin(admin);
      await becomeAdviser(await officeOf(admin, site), { name: 'Robin', weekdays: everyDay });
      await sendRequest(page);
      await page.getByRole('tab').last().click();
      await page.getByRole('radio').last().check({ force: true });
      await page.getByRole('checkbox', { name: /bedenktijd/ }).check();
      await page.getByRole('button', { name: /^Afspraak vastleggen/ }).click();
      await page.getByRole('link', { name: 'pagina van uw aanvraag' }).click();
      await page.getByRole('button', { name: open }).click();
      const step = page.getByRole('region', { name: 'Wilt u de overeenkomst herroepen?' });
      await expect(step).toBeFocused();
      await expectAccessible('withdrawing');
      // Nothing was sent.
      await page.reload();
      await page.getByRole('button', { name: open }).click();
      await page.getByRole('button', { name: confirm }).click();
      await expect(page.getByRole('heading', { name: 'U hebt de overeenkomst herroepen' })).toBeVisible();
      await expectAccessible('withdrawn');
      await page.reload();
      await expect(page.getByRole('heading', { name: 'U hebt de overeenkomst herroepen' })).toBeVisible();
      await office.close();
    });

    test('without the link the same takes two steps, over Back and a reload, and ends in a receipt', async ({
      page,
      site,
      browser,
      expectAccessible,
    }) => {
      await page.goto(paths.terms);
      await page.getByRole('contentinfo').getByRole('link', { name: open }).click();
      await page.getByRole('button', { name: open }).click();
      await expect(page.getByText('Vul uw naam in')).toBeVisible();
      await expect(page.getByLabel('Uw naam')).toBeFocused();
      await fillIn(page);
      await expectAccessible('form');
      await page.getByRole('button', { name: open }).click();
      await expect(page.getByRole('region', { name: 'Klopt dit?' })).toBeFocused();
      await page.reload();
      await expect(page.getByRole('region', { name: 'Klopt dit?' })).toContainText('5F0C9A3E');
      await page.goBack();
      await expect(page.getByLabel('Uw e-mailadres')).toHaveValue('jo@example.nl');
      await page.getByRole('button', { name: open }).click();
      await expectAccessible('confirm');
      await page.getByRole('button', { name: confirm }).click();
      const receipt = page.getByRole('region', { name: 'Uw herroeping is ontvangen' });
      await expect(receipt).toBeFocused();
      await expect(receipt).toContainText(/Ontvangen op\w+ \d+ \w+ 20\d\d om \d+\.\d\d uur/);
      await expectAccessible('receipt');
      await page.reload();
      await expect(receipt).toBeVisible();

      const office = await browser.newContext({ baseURL: site.url, viewport: { width, height: 800 } });
      const admin = await office.newPage();
      await becomeAdmin(admin);
      await admin.goto('/admin');
      await expect(admin.getByRole('heading', { name: 'Een herroeping om af te handelen' })).toBeVisible();
      await admin.getByRole('button', { name: 'Afgehandeld' }).click();
      await expect(admin.getByRole('heading', { name: 'Een herroeping om af te handelen' })).toHaveCount(0);
      await office.close();
    });
  });
}

test.describe('without a connection', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|Failed to fetch|withdrawal is not stored/ });

  test('nothing is said to have been sent, nothing is lost, and it can be sent later', async ({ page, context }) => {
    await page.goto(paths.withdrawal);
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    await fillIn(page);
    await page.getByRole('button', { name: open }).click();
    await context.setOffline(true);
    await page.getByRole('button', { name: confirm }).click();
    await expect(page.getByText(/^Het is niet gelukt: uw herroeping is niet verstuurd/)).toBeVisible({
      timeout: 30_000,
    });
    await expect(page.getByText('5F0C9A3E')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Uw herroeping is ontvangen' })).toHaveCount(0);
    await context.setOffline(false);
    await page.getByRole('button', { name: confirm }).click();
    await expect(page.getByRole('heading', { name: 'Uw herroeping is ontvangen' })).toBeVisible();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });

  test('the browser itself asks for the second step, and posts to the relay', async ({ page, site }) => {
    await page.goto(paths.withdrawal);
    await expect(page.getByRole('button', { name: confirm })).toBeHidden();
    await fillIn(page);
    await page.locator('summary', { hasText: open }).click();
    await page.getByRole('button', { name: confirm }).click();
    await expect(page.getByRole('heading', { name: 'Uw herroeping is verstuurd' })).toBeVisible();
    expect(await site.inbox()).toMatchObject([
      {
        kind: 'mail',
        body: {
          name: 'Jo de Vries',
          email: 'jo@example.nl',
          reference: '5f0c 9a3e',
          statement: 'Ik herroep de overeenkomst voor een energielabel.',
          _email: { subject: 'Herroeping van een overeenkomst' },
        },
      },
    ]);
  });
});
