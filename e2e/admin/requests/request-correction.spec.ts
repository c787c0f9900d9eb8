import type { Page } from '@playwright/test';
import { becomeAdmin, openRequest } from '../../support/admin.ts';
import { officeOf, switchMailOff } from '../../support/appointments.ts';
import { expect, test } from '../../site.ts';
import { addDays } from '../../../src/domain/appointment/week.ts';
import { formatNumericDay } from '../../../src/lib/format/format-date.ts';
import { winterMonday } from '../../../src/test/winter-week.ts';

function dialogOf(page: Page) {
  return page.getByRole('dialog', { name: 'Aanvraagdetails' });
}

test('a request by telephone is entered, corrected, planned and confirmed, and found by its new number', async ({
  page,
  site,
}) => {
  await becomeAdmin(page);
  await switchMailOff(await officeOf(page, site));
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Nieuwe aanvraag' }).click();
  const form = page.getByRole('dialog', { name: 'Nieuwe aanvraag' });
  await form.getByRole('button', { name: 'Opslaan' }).click();
  await expect(form.getByText('Vul de naam in')).toBeVisible();
  await expect(form.getByLabel('Naam')).toBeFocused();
  await form.getByLabel('Naam').fill('Bo Bakker');
  await form.getByLabel('Email').fill('bo@example.org');
  await form.getByLabel('Telefoon').fill('06 11111111');
  await form.getByLabel('Type woning').selectOption('Vrijstaande woning');
  await form.getByLabel('Postcode').fill('3818eb');
  await form.getByLabel('Huisnummer').fill('210');
  await expect(form.getByLabel('Adres', { exact: true })).toHaveValue('Utrechtseweg 210, 3818 EB Amersfoort');
  await expect(form.getByLabel('Oppervlakte')).toHaveValue('286');
  await expect(form.getByRole('region', { name: 'Prijs' })).toContainText('€485');
  await form.getByLabel('Bericht').fill('Belt liever overdag');

  await page.reload();
  await expect(form.getByText(/al ingevuld en nog niet opgeslagen/)).toBeVisible();
  await expect(form.getByLabel('Naam')).toHaveValue('Bo Bakker');
  await expect(form.getByRole('region', { name: 'Prijs' })).toContainText('€485');
  await form.getByRole('button', { name: 'Opslaan' }).click();
  const dialog = dialogOf(page);
  await expect(dialog.getByText(/De aanvraag is opgeslagen en staat in de lijst/)).toBeVisible();
  await expect(dialog.getByText(/telefonisch ingevoerd$/)).toBeVisible();
  expect((await site.inbox()).filter(({ kind }) => kind === 'mail')).toEqual([]);

  await dialog.getByRole('button', { name: 'Corrigeren' }).click();
  await expect(dialog.getByLabel('Naam')).toBeFocused();
  await dialog.getByLabel('Telefoon').fill('06 22222222');
  await dialog.getByLabel('Voorkeursmomenten').fill('Donderdag na 15 uur');
  await dialog.getByLabel('Oppervlakte').fill('190');
  const price = dialog.getByRole('region', { name: 'Prijs' });
  await expect(price).toContainText('Prijs nu: €485');
  await expect(price).toContainText('Nieuwe prijs: €350');
  await expect(price).toContainText('Basisprijs, tot en met 200 m²');
  await dialog.getByLabel('Email').fill('bo@');
  await dialog.getByRole('button', { name: 'Opslaan' }).click();
  await expect(dialog.getByText('Vul een e-mailadres in zoals naam@voorbeeld.nl')).toBeVisible();
  await dialog.getByLabel('Email').fill('bo@example.org');

  page.once('dialog', (question) => void question.accept());
  await page.reload();
  await expect(dialog.getByText(/Je had hier wijzigingen/)).toBeVisible();
  await expect(dialog.getByLabel('Telefoon')).toHaveValue('06 22222222');
  await dialog.getByRole('button', { name: 'Opslaan' }).click();
  await expect(dialog).toBeHidden();
  await openRequest(page, 'Bo');
  await expect(dialog.getByRole('link', { name: '06 22222222' })).toBeVisible();
  await dialog.getByText('Geschiedenis', { exact: true }).click();
  await expect(dialog.getByText('Telefoon: “06 11111111” werd “06 22222222”')).toBeVisible();
  await expect(dialog.getByText('Voorkeursmomenten: “-” werd “Donderdag na 15 uur”')).toBeVisible();
  await expect(dialog.getByText('Prijs: “€485” werd “€350”')).toBeVisible();

  // A date that is left incomplete.
  await dialog.getByLabel('Datum afspraak').focus();
  await page.keyboard.type('12');
  await dialog.getByRole('button', { name: 'Opslaan' }).click();
  await expect(dialog.getByText('Dit is nog niet af. Maak het af, of maak het veld leeg.')).toBeVisible();
  await expect(dialog.getByLabel('Datum afspraak')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('group', { name: /Wil je zonder opslaan sluiten/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Verder bewerken' }).click();
  await dialog.getByLabel('Datum afspraak').fill(winterMonday);
  await dialog.getByLabel('Tijd afspraak').fill('09:30');
  await expect(dialog.getByRole('combobox', { name: 'Status' })).toHaveValue('scheduled');
  await dialog.getByLabel('Terugbellen op').fill(addDays(winterMonday, -7));
  await dialog.getByLabel('Toegewezen aan').selectOption('Mij');
  await dialog.getByRole('button', { name: 'Opslaan' }).click();
  await expect(dialog).toBeHidden();
  await expect(
    page.getByText(new RegExp(`^Opgeslagen: het bezoek bij .* is op ${formatNumericDay(winterMonday)} om 09:30 uur$`)),
  ).toBeVisible();
  const next = page.getByRole('list', { name: 'Volgende stap' });
  for (const name of ['Bevestigen per mail', /Bevestigen via WhatsApp/]) {
    await expect(next.getByRole('link', { name })).toHaveAttribute(
      'href',
      new RegExp(`${formatNumericDay(winterMonday)}%20om%2009%3A30%20uur`),
    );
  }
  await expect(next.getByRole('button', { name: 'Agenda-bestand (.ics)' })).toBeVisible();

  for (const search of ['22222222', 'donderdag']) {
    await page.getByRole('searchbox', { name: 'Zoeken', exact: true }).fill(search);
    await expect(page).toHaveURL(new RegExp(search));
    await expect(page.getByRole('row', { name: /Bo Bakker/ })).toContainText('Ingepland');
  }
});
