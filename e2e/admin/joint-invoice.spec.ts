import type { Page } from '@playwright/test';
import { z } from 'zod';
import { becomeAdmin, chooseStatus, openRequest } from '../support/admin.ts';
import { turnOnInvoices } from '../support/invoice-steps.ts';
import { sendRequest } from '../support/request-steps.ts';
import { expect, test } from '../site.ts';
import type { Site } from '../start-site.ts';

// An office that pays for two sellers: who pays is changed by itself, and both homes are on one invoice (D-76).

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const mailsSchema = z.array(z.object({ subject: z.string(), body: z.looseObject({ text: z.string() }) }));

async function invoiceMails(site: Site) {
  await site.wakeSender();
  return mailsSchema.parse(await site.customerMails()).filter(({ subject }) => subject.startsWith('Uw factuur'));
}

async function letOfficePay(page: Page, seller: string): Promise<void> {
  await openRequest(page, seller);
  const dialog = page.getByRole('dialog', { name: 'Aanvraagdetails' });
  await dialog.getByRole('button', { name: 'Wijzigen wie betaalt' }).click();
  await expect(dialog.getByLabel('Factuur naar')).toBeFocused();
  await expect(dialog.getByLabel('Naam van wie thuis is')).toHaveCount(0);
  await dialog.getByLabel('Factuur naar').selectOption('Een bedrijf of organisatie');
  for (const [label, value] of [
    ['Naam op de factuur', 'Makelaardij Voorbeeld.nl'],
    ['Postcode van de factuur', '3811AA'],
    ['Straat en huisnummer, of postbus', 'Postbus 12'],
    ['Plaats', 'Amersfoort'],
    ['E-mailadres voor de factuur', 'kas@example.nl'],
  ] as const) {
    await dialog.getByLabel(label).fill(value);
  }
  await dialog.getByRole('button', { name: 'Opslaan' }).click();
  await expect(dialog).toBeHidden();
}

test('two homes of one payer are one invoice and one mail', async ({ page, site, expectAccessible }) => {
  test.slow();
  await sendRequest(page, 'an@example.org', 'An Verkoper');
  // Of somebody else, on another device.
  await page.evaluate(() => window.localStorage.clear());
  await page.goto('/robots.txt');
  await sendRequest(page, 'bo@example.org', 'Bo Verkoper');
  await becomeAdmin(page);
  await turnOnInvoices(page);
  const known = page.getByRole('form', { name: 'Vaste klanten' });
  await known.getByLabel('Naam van de vaste klant').fill('Makelaardij Voorbeeld.nl');
  await known.getByLabel('E-mailadres waarmee de klant aanvraagt of betaalt').fill('Kas@example.nl');
  await known.getByLabel(/^Eén factuur voor meer woningen/).check();
  await known.getByRole('button', { name: 'Vaste klant bewaren' }).click();
  await expect(
    page.getByText('Makelaardij Voorbeeld.nl (kas@example.nl), één factuur voor meer woningen'),
  ).toBeVisible();
  await expectAccessible('a known payer');

  await page.goto('/admin');
  for (const seller of ['An Verkoper', 'Bo Verkoper']) await letOfficePay(page, seller);
  await site.registerLabel({ postcode: '3811AA', houseNumber: '12', labelClass: 'A' });
  for (const row of [0, 1]) await chooseStatus(page, row, 'Afgerond');
  await site.advanceClock(61_000);
  await site.wakeSender();

  await page.goto('/admin/facturen');
  await page.getByRole('link', { name: /^Te factureren 2/ }).click();
  const proposal = page.getByRole('group', { name: 'Samen factureren aan Makelaardij Voorbeeld.nl' });
  await expect(proposal.getByRole('checkbox')).toHaveCount(2);
  await expectAccessible('homes that can be on one invoice');
  await proposal.getByRole('button', { name: 'Eén factuur maken' }).click();
  await expect(proposal).toBeHidden();
  await page.getByRole('link', { name: /^Komt vanzelf 1/ }).click();
  await expect(page.getByText('voor 2 woningen')).toBeVisible();

  await site.advanceClock(3 * 60_000);
  await expect.poll(() => invoiceMails(site)).toHaveLength(1);
  const [mail] = await invoiceMails(site);
  expect(JSON.stringify(mail?.body)).toContain('kas@example.nl');
  expect(mail?.body.text).toContain('2, met een regel voor elke woning');
  expect(mail?.body.text).not.toContain('mijn-aanvraag');
});
