import ICAL from 'ical.js';
import { becomeAdmin } from '../../support/admin.ts';
import { expect, test } from '../../site.ts';

test('an administrator makes an address for the calendar of a phone, and removes it again', async ({
  page,
  request,
}) => {
  await becomeAdmin(page);
  await page.goto('/admin/beheer/planning');
  await page.getByRole('button', { name: 'Adres maken', exact: true }).click();
  const address = await page.getByText(/\/functions\/v1\/calendar\/[0-9a-f]{64}\.ics$/).innerText();
  const feed = await request.get(address);
  expect([feed.status(), feed.headers()['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(JSON.stringify(ICAL.parse(await feed.text()))).toContain('vcalendar');

  // It is shown only once.
  await page.reload();
  await expect(page.getByText(/^Je adres werkt sinds/)).toBeVisible();
  await expect(page.getByText(/\/functions\/v1\/calendar/)).toBeHidden();

  await page.getByRole('button', { name: 'Adres verwijderen' }).click();
  await page.getByRole('button', { name: 'Ja, verwijder' }).click();
  await expect(page.getByRole('button', { name: 'Adres maken', exact: true })).toBeVisible();
  expect((await request.get(address)).status()).toBe(404);
});

test('the mails to customers are shown as they look, under the policy of the site', async ({ page }) => {
  await becomeAdmin(page);
  await page.goto('/admin/beheer/mails');
  await page.getByRole('button', { name: 'Mails bekijken' }).click();
  const choice = page.getByLabel('Welke mail');
  for (const [kind, heading] of [
    ['received', 'Uw aanvraag is ontvangen'],
    ['planned', 'Uw afspraak staat vast'],
    ['cancelledByOffice', 'Wij moeten uw afspraak afzeggen'],
    ['labelRegistered', 'Uw energielabel is klaar'],
  ] as const) {
    await choice.selectOption(kind);
    const mail = page.frameLocator('iframe[title^="Voorbeeld van de mail"]');
    const title = mail.getByRole('heading', { name: heading, level: 1 });
    await expect(title).toBeVisible();
    await expect(title).toHaveCSS('font-size', '26px');
    await expect(mail.locator('.card')).toHaveCSS('border-radius', '16px');
  }
});
