import { expect, type Page } from '@playwright/test';

/** Fills in who invoices, so that invoices are made; ends on the page of these settings. */
export async function turnOnInvoices(page: Page): Promise<void> {
  await page.goto('/admin/facturen');
  await page.getByRole('link', { name: 'Vul bij Beheer in wie de factuur stuurt' }).click();
  const form = page.getByRole('form', { name: 'Facturen' });
  for (const [label, value] of [
    ['Naam van het bedrijf', 'Voorbeeld Labels'],
    ['Straat en huisnummer', 'Voorbeeldstraat 1'],
    ['Postcode', '3811 AA'],
    ['Plaats', 'Amersfoort'],
    ['KvK-nummer', '12345678'],
    ['Btw-identificatienummer', 'NL123456782B90'],
    ['IBAN', 'NL91 ABNA 0417 1643 00'],
  ] as const) {
    await form.getByLabel(label).fill(value);
  }
  await form.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText('Facturen staan aan.')).toBeVisible();
}
