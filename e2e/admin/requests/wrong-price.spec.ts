import { buildRequestRow } from '../../../supabase/tests/setup/factories.ts';
import { becomeAdmin, chooseStatus, openRequest, requestRows } from '../../support/admin.ts';
import { expect, test } from '../../site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a price that somebody made up is marked in list, figures and dialog, and corrected with one click', async ({
  page,
  site,
  expectAccessible,
}) => {
  const home = { property_type: 'detached', surface_area: 180, rush_service: true };
  await fetch(`${site.url}/rest/v1/contact_submissions`, {
    method: 'POST',
    headers: { apikey: 'local', 'content-type': 'application/json', prefer: 'return=minimal' },
    body: JSON.stringify(buildRequestRow({ ...home, name: 'Voor Eén Euro', calculated_price: 1 })),
  });
  await becomeAdmin(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/admin');
  const row = requestRows(page).first();
  await expect(row).toContainText('€1 hoort €445');
  await expectAccessible('a marked price', { part: 'main' });
  await chooseStatus(page, 0, 'Afgerond');

  await page.goto('/admin/cijfers');
  await expect(
    page.getByText(/volgens de prijslijst €445, en volgens de opgeslagen en afgesproken prijzen €1:/),
  ).toBeVisible();
  await expectAccessible('figures with a marked price', { part: 'main' });
  await page.getByRole('link', { name: 'Aanvragen bekijken waarvan de prijs afwijkt' }).click();
  await expect(requestRows(page)).toHaveCount(1);

  await openRequest(page, 'Voor Eén Euro');
  const dialog = page.getByRole('dialog', { name: 'Aanvraagdetails' });
  await expect(
    dialog.getByText('De opgeslagen prijs is €1. Volgens de prijslijst hoort dat €445 te zijn.'),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Prijs verbeteren naar €445' }).click();
  await expect(dialog.getByText('De prijs is nu €445.')).toBeVisible();
  await dialog.getByText('Geschiedenis', { exact: true }).click();
  await expect(dialog.getByText('Prijs: “€1” werd “€445”')).toBeVisible();
  await dialog.getByRole('button', { name: 'Sluiten', exact: true }).click();
  await expect(page.getByText('Geen aanvragen gevonden')).toBeVisible();
  await page.getByRole('button', { name: 'Filters wissen' }).click();
  await expect(row).toContainText('€445');
  await expect(row).not.toContainText('hoort');
  await page.goto('/admin/cijfers');
  await expect(page.getByRole('row', { name: /^Totaal/ })).toContainText('€445');
  await expect(page.getByText(/prijslijst €445/)).toHaveCount(0);
});
