import { expect, type Page } from '@playwright/test';

/** Fills in who invoices, so that invoices are made; ends on the page of these settings. */
export async function turnOnInvoices(page: Page): Promise<void> {
  await page.goto('/admin/beheer/bedrijf');
  const address = page.getByRole('form', { name: 'Naam en adres' });
  for (const [label, value] of [
    ['Naam van het bedrijf', 'Voorbeeld Labels'],
    ['Straat en huisnummer', 'Voorbeeldstraat 1'],
    ['Postcode', '3811 AA'],
    ['Plaats', 'Amersfoort'],
    ['KvK-nummer', '12345678'],
  ] as const) {
    await address.getByLabel(label).fill(value);
  }
  await address.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText('Opgeslagen. De website krijgt het').first()).toBeVisible();
  await page.goto('/admin/facturen');
  await page.getByRole('link', { name: 'Vul bij Beheer in wie de factuur stuurt' }).click();
  const form = page.getByRole('form', { name: 'Facturen' });
  await form.getByLabel('Btw-identificatienummer').fill('NL123456782B90');
  await form.getByLabel('IBAN').fill('NL91 ABNA 0417 1643 00');
  await form.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText('Facturen staan aan.')).toBeVisible();
}
