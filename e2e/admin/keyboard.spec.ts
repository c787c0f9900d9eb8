import { becomeAdmin, frontToast, requestTable } from '../support/admin.ts';
import { expect, test } from '../site.ts';
import { tabTo } from '../support/tab-to.ts';

test.use({ seededRequests: 60 });

test('the journey of a request by keyboard alone', async ({ page }) => {
  await becomeAdmin(page);
  await page.goto('/admin');
  const rows = requestTable(page).getByRole('row');
  await expect(rows).toHaveCount(51);

  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Zoeken', exact: true })).toBeFocused();
  await page.keyboard.type('06 00 06 00 07');
  await expect(rows).toHaveCount(2);
  const row = rows.filter({ has: page.getByRole('cell') });
  const opener = row.getByRole('button', { name: /\d{2}-\d{2}-\d{4}/ });
  await expect(opener).toHaveAccessibleName(/\S+ \d{2}-\d{2}-\d{4} \d{2}:\d{2}/);
  await tabTo(page, opener);
  await page.keyboard.press('Enter');

  const dialog = page.getByRole('dialog', { name: 'Aanvraagdetails' });
  const status = dialog.getByRole('combobox', { name: 'Status' });
  const notes = dialog.getByRole('textbox', { name: 'Notities' });
  await expect(dialog.getByRole('link', { name: '0600060007' })).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Bellen' })).toBeVisible();
  await tabTo(page, status);
  await page.keyboard.press('Home');
  await expect(status).toHaveValue('new');
  await page.keyboard.press('ArrowDown');
  await expect(status).toHaveValue('contacted');
  await tabTo(page, dialog.getByLabel('Datum afspraak'));
  // Day and month are the same, whatever their order in the browser.
  const year = new Date().getFullYear() + 1;
  await page.keyboard.type(`1212${year}`);
  await expect(dialog.getByLabel('Datum afspraak')).toHaveValue(`${year}-12-12`);
  await tabTo(page, dialog.getByLabel('Tijd afspraak'));
  // Only a browser with a 12-hour clock uses the letters.
  await page.keyboard.type('0930AM');
  await expect(dialog.getByLabel('Tijd afspraak')).toHaveValue('09:30');
  await expect(status).toHaveValue('scheduled');
  await tabTo(page, notes);
  await page.keyboard.type('Achterom lopen');
  await tabTo(page, dialog.getByRole('button', { name: 'Opslaan' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(new RegExp(`is op 12-12-${year} om 09:30 uur`))).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(row.getByRole('cell', { name: 'Ingepland' })).toBeVisible();

  await page.keyboard.press('Enter');
  await expect(notes).toHaveValue('Achterom lopen');
  await expect(dialog.getByRole('button', { name: 'Agenda-bestand (.ics)' })).toBeVisible();
  await tabTo(page, notes);
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('!');
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('group', { name: /Wil je zonder opslaan sluiten/ })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Verder bewerken' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, notes, 'Shift+Tab');
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Delete');
  await expect(notes).toHaveValue('Achterom lopen');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(notes).toHaveValue('Achterom lopen');
  // The last buttons of the dialog come before its first.
  await tabTo(page, dialog.getByRole('button', { name: 'Verwijderen' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('group', { name: 'Weet je het zeker?' })).toBeVisible();
  await expect(dialog.getByText(/^Bezoek bij /)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Annuleren' })).toBeFocused();
  await tabTo(page, dialog.getByRole('button', { name: 'Ja, verwijder' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Geen aanvragen gevonden')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Energielabel Aanvragen' })).toBeFocused();

  // The name of the messages says which key moves to them.
  const toasts = page.getByRole('region', { name: 'Meldingen alt+T' });
  const undo = toasts.getByRole('button', { name: 'Ongedaan maken' });
  await expect(undo).toBeVisible();
  await page.keyboard.press('Alt+t');
  await tabTo(page, undo);
  await page.keyboard.press('Enter');
  // What it mails is named first.
  await expect(toasts.getByText('Mailt de klant: afspraak staat vast.')).toBeVisible();
  await page.keyboard.press('Alt+t');
  await tabTo(page, toasts.getByRole('button', { name: 'Terugzetten' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('De aanvraag staat weer in de lijst')).toBeVisible();
  // The library leaves a closed message in the page for a moment: the focus would be lost with it.
  const closed = await frontToast(page).evaluate(async (message: HTMLElement) => {
    message.querySelector<HTMLElement>('[data-close-button]')?.click();
    await new Promise(requestAnimationFrame);
    message.focus();
    return { isInPage: message.isConnected, hasFocus: message === document.activeElement };
  });
  expect(closed).toEqual({ isInPage: true, hasFocus: false });
  await expect(row.getByRole('cell', { name: 'Ingepland' })).toBeVisible();
});
