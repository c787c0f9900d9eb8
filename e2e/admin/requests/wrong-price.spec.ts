import { buildRequestRow } from '../../../supabase/tests/setup/factories.ts';
import { becomeAdmin, chooseStatus, openRequest, requestRows } from '../../support/admin.ts';
import { expect, test } from '../../site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a price that somebody made up counts nowhere, is marked until somebody looked, and an agreed one counts everywhere', async ({
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
  await expect(row).toContainText('€445 klant zag €1');
  await expectAccessible('a marked price', { part: 'main' });
  await chooseStatus(page, 0, 'Afgerond');

  await page.goto('/admin/cijfers');
  await expect(
    page.getByText('De klant zag op de site een andere prijs. De omzet rekent met de prijslijst.'),
  ).toBeVisible();
  await expectAccessible('figures with a marked price', { part: 'main' });
  await page.getByRole('link', { name: 'Aanvragen bekijken waarvan de prijs afwijkt' }).click();
  await expect(requestRows(page)).toHaveCount(1);

  await openRequest(page, 'Voor Eén Euro');
  const dialog = page.getByRole('dialog', { name: 'Aanvraagdetails' });
  await expect(dialog.getByText(/^De klant zag op de site €1. Volgens de prijslijst is het €445/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Het blijft €445' }).click();
  await expect(dialog.getByText('De prijs blijft €445.')).toBeVisible();
  await dialog.getByText('Geschiedenis', { exact: true }).click();
  await expect(dialog.getByText('Berekende prijs: “€1” werd “€445”')).toBeVisible();
  await dialog.getByRole('button', { name: 'Sluiten', exact: true }).click();
  await expect(page.getByText('Geen aanvragen gevonden')).toBeVisible();
  await page.getByRole('button', { name: 'Filters wissen' }).click();
  await expect(row).toContainText('€445');
  await expect(row).not.toContainText('klant zag');
  await page.goto('/admin/cijfers');
  await expect(page.getByRole('row', { name: /^Totaal/ })).toContainText('€445');
  await expect(page.getByText(/wijkt de prijs af/)).toHaveCount(0);

  await page.goto('/admin');
  await openRequest(page, 'Voor Eén Euro');
  await dialog.getByLabel('Afgesproken prijs').fill('400');
  await dialog.getByLabel('Reden van de andere prijs').fill('Buurkorting');
  await dialog.getByRole('button', { name: 'Opslaan' }).click();
  await expect(row).toContainText('€400 lijst €445');
  await page.goto('/admin/cijfers');
  await expect(
    page.getByText(
      'De omzet van twaalf maanden is €400. Volgens de prijslijst zou dat €445 zijn: een verschil van €45.',
    ),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Aanvragen bekijken waarvan de prijs afwijkt' }).click();
  await expect(requestRows(page)).toHaveCount(1);
});
