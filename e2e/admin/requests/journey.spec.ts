import { becomeAdmin, openRequest, signIn } from '../../support/admin.ts';
import { officeOf, switchMailOff } from '../../support/appointments.ts';
import { expectSent, fillInAddress, fillInPerson, openForm, send } from '../../support/request-steps.ts';
import { expect, test } from '../../site.ts';
import { formatNumericDay } from '../../../src/lib/format/format-date.ts';
import { winterMonday } from '../../../src/test/winter-week.ts';

test('from a home owner asking for a label to the adviser planning the appointment', async ({ page, site }) => {
  await openForm(page);
  await fillInAddress(page, '3818EB', '210');
  await fillInPerson(page);
  await page.getByLabel(/Wanneer kunt u/).fill('Dinsdagmiddag');
  await page.getByLabel(/Bericht/).fill('Graag in de ochtend.\n<b>Bel aan bij de achterdeur</b>');
  await expect(page.getByRole('region', { name: 'Uw prijs' })).toContainText('€485');
  await send(page);
  await expectSent(page);
  expect(await site.inbox()).toMatchObject([
    { kind: 'mail', subject: 'Nieuwe energielabel aanvraag', body: { preferredTimes: 'Dinsdagmiddag' } },
  ]);

  await becomeAdmin(page);
  await switchMailOff(await officeOf(page, site));
  await page.goto('/admin');
  const row = page.getByRole('row', { name: /Jo de Vries/ });
  await expect(row).toContainText('Utrechtseweg 210, 3818 EB Amersfoort');
  await expect(row).toContainText('Vrijstaande woning');
  await expect(row).toContainText('Nieuw');
  await expect(row).toContainText('€485');

  await openRequest(page, 'Jo de Vries');
  const dialog = page.getByRole('dialog', { name: 'Aanvraagdetails' });
  await expect(dialog.getByText('286 m²')).toBeVisible();
  await expect(dialog.getByText('Dinsdagmiddag')).toBeVisible();
  await expect(dialog.getByText('<b>Bel aan bij de achterdeur</b>')).toBeVisible();
  await dialog.getByLabel('Status').selectOption('Ingepland');
  await dialog.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText('Vul een datum en tijd in voor de afspraak', { exact: true })).toBeVisible();

  await dialog.getByLabel('Status').selectOption('Contact gelegd');
  await dialog.getByLabel('Datum afspraak').fill(winterMonday);
  await dialog.getByLabel('Tijd afspraak').fill('09:30');
  await expect(dialog.getByLabel('Status')).toHaveValue('scheduled');
  await dialog.getByLabel('Notities').fill('Sleutel bij de buren');
  await dialog.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText('De aanvraag is succesvol bijgewerkt')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(
    page.getByText(`Opgeslagen: het bezoek bij Jo de Vries is op ${formatNumericDay(winterMonday)} om 09:30 uur`),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Bevestigen per mail' })).toHaveAttribute(
    'href',
    new RegExp(`^mailto:jo@example[.]org[?].*${formatNumericDay(winterMonday)}%20om%2009%3A30%20uur`),
  );
  await openRequest(page, 'Jo de Vries');
  await dialog.getByRole('button', { name: 'Opslaan' }).click();
  await expect(dialog.getByText(/Er is niets gewijzigd/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Sluiten', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(row).toContainText('Ingepland');
  // It waits for a minute, in which it can be undone.
  await site.advanceClock(61_000);
  await site.wakeSender();
  await expect
    .poll(() => site.inbox())
    .toMatchObject([
      { kind: 'webhook', body: { status: 'scheduled', appointment_date: winterMonday, notes: 'Sleutel bij de buren' } },
      { kind: 'mail' },
    ]);

  await page.reload();
  await openRequest(page, 'Jo de Vries');
  await expect(dialog.getByLabel('Tijd afspraak')).toHaveValue('09:30');
  await dialog.getByRole('button', { name: 'Verwijderen' }).click();
  await expect(dialog.getByText('Weet je het zeker?')).toBeVisible();
  await expect(dialog.getByText('Bezoek bij Jo de Vries')).toBeVisible();
  await dialog.getByRole('button', { name: 'Ja, verwijder' }).click();
  await expect(page.getByText('De aanvraag is succesvol verwijderd')).toBeVisible();
  await expect(page.getByText('Geen aanvragen gevonden')).toBeVisible();
});

test.describe('a webhook that fails', () => {
  // A browser logs every failed call by itself.
  test.use({ expectedErrors: /Failed to load resource/ });

  test('a webhook that fails does not undo a save, and says so', async ({ page, site }) => {
    await openForm(page);
    await fillInPerson(page);
    await send(page);
    await expectSent(page);
    await becomeAdmin(page);
    await page.goto('/admin');
    await site.setFaults({ webhook: 'status 500' });
    await openRequest(page, 'Jo de Vries');
    await page.getByLabel('Notities').fill('Terugbellen');
    await page.getByRole('button', { name: 'Opslaan' }).click();
    await expect(page.getByText('De aanvraag is succesvol bijgewerkt')).toBeVisible();
    await site.advanceClock(61_000);
    await site.wakeSender();
    await expect(page.getByText(/maar de automatisering kreeg geen bericht/)).toBeVisible();
  });
});

test('two administrators at once: the second save overwrites nothing', async ({ page, browser, site }) => {
  await openForm(page);
  await fillInPerson(page);
  await send(page);
  await expectSent(page);
  const password = await becomeAdmin(page);
  await page.goto('/admin');

  const other = await (await browser.newContext()).newPage();
  await signIn(other, site.url, password);
  await openRequest(page, 'Jo de Vries');
  await openRequest(other, 'Jo de Vries');

  await other.getByLabel('Notities').fill('Van de tweede');
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Contact gelegd');
  await page.getByLabel('Notities').fill('Van de eerste');
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText('De aanvraag is succesvol bijgewerkt')).toBeVisible();
  await other.getByRole('button', { name: 'Opslaan' }).click();
  await expect(other.getByText('Fout bij opslaan')).toBeVisible();
  await expect(other.getByLabel('Notities')).toHaveValue('Van de tweede');

  await page.reload();
  await openRequest(page, 'Jo de Vries');
  await expect(page.getByLabel('Notities')).toHaveValue('Van de eerste');

  // The second one sees both notes, and keeps the status that only the first one changed.
  await other.getByRole('button', { name: 'Nieuwste versie laden' }).click();
  await expect(other.getByText('opgeslagen is “Van de eerste”, jij hebt “Van de tweede”')).toBeVisible();
  await expect(other.getByRole('combobox', { name: 'Status' })).toHaveValue('contacted');
  await other.getByLabel('Notities').fill('Van de eerste en van de tweede');
  await other.getByRole('button', { name: 'Opslaan' }).click();
  await expect(other.getByText('De aanvraag is succesvol bijgewerkt')).toBeVisible();
  // It opens again by its address.
  await page.reload();
  await expect(page.getByLabel('Notities')).toHaveValue('Van de eerste en van de tweede');
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('contacted');
  await other.context().close();
});
