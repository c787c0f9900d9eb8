import type { Page } from '@playwright/test';
import { becomeAdmin, frontToast, makeSavesConflict, openRow, signIn } from '../../support/admin.ts';
import { expect, test } from '../../site.ts';
import { winterMonday } from '../../../src/test/winter-week.ts';

test.use({ seededRequests: 8 });

function dialogOf(page: Page) {
  return page.getByRole('dialog', { name: 'Aanvraagdetails' });
}

function saveButton(page: Page) {
  return dialogOf(page).getByRole('button', { name: 'Opslaan' });
}

async function reference(page: Page): Promise<string> {
  return dialogOf(page)
    .getByText(/^Referentie/)
    .innerText();
}

test('previous and next, by buttons and keys, ask before changes are lost', async ({ page }) => {
  await becomeAdmin(page);
  await page.goto('/admin');
  await openRow(page, 0);
  const dialog = dialogOf(page);
  const first = await reference(page);
  await expect(dialog.getByRole('button', { name: 'Vorige aanvraag' })).toHaveAttribute('aria-disabled', 'true');
  await dialog.getByRole('button', { name: 'Volgende aanvraag' }).click();
  await expect(dialog.getByText(first)).toBeHidden();
  await expect(dialog.getByRole('button', { name: 'Volgende aanvraag' })).toBeFocused();
  const second = await reference(page);
  await page.keyboard.press('j');
  await expect(dialog.getByText(second)).toBeHidden();
  await page.keyboard.press('k');
  await expect(dialog.getByText(second)).toBeVisible();

  await dialog.getByLabel('Notities').fill('j');
  await dialog.getByLabel('Notities').press('k');
  await expect(dialog.getByLabel('Notities')).toHaveValue('jk');
  await dialog.getByRole('button', { name: 'Vorige aanvraag' }).click();
  await expect(dialog.getByRole('group', { name: /Wil je zonder opslaan verder/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Ja, verder zonder opslaan' }).click();
  await expect(dialog.getByText(first)).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
});

test('notes beyond the limit are refused and kept, and a completed request stays completed', async ({ page }) => {
  await becomeAdmin(page);
  await page.goto('/admin');
  await openRow(page, 0);
  const dialog = dialogOf(page);
  const notes = dialog.getByLabel('Notities');
  await notes.fill('n'.repeat(5001));
  await expect(dialog.getByText('5001 van 5000 tekens')).toBeVisible();
  await saveButton(page).click();
  await expect(dialog.getByText('Notities: niet meer dan 5000 tekens')).toBeVisible();
  expect(await notes.inputValue()).toHaveLength(5001);
  await notes.fill('Klaar');
  const status = dialog.getByRole('combobox', { name: 'Status' });
  await status.selectOption('Afgerond');
  await dialog.getByLabel('Datum afspraak').fill(winterMonday);
  await dialog.getByLabel('Tijd afspraak').fill('09:30');
  await expect(status).toHaveValue('completed');
  await saveButton(page).click();
  await expect(dialog).toBeHidden();
  await openRow(page, 0);
  await saveButton(page).click();
  await expect(dialog.getByText(/Er is niets gewijzigd/)).toBeVisible();
});

test('a colleague saves: an untouched dialog follows, an edited one shows both versions', async ({
  page,
  browser,
  site,
}) => {
  const password = await becomeAdmin(page);
  await page.goto('/admin');
  const colleague = await (await browser.newContext()).newPage();
  await signIn(colleague, site.url, password);
  await openRow(page, 0);
  await openRow(colleague, 0);
  await colleague.getByRole('button', { name: 'Corrigeren' }).click();
  await colleague.getByLabel('Naam').fill('Nieuwe Naam');
  await saveButton(colleague).click();
  await expect(colleague.getByText('Opgeslagen: Nieuwe Naam')).toBeVisible();
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('heading', { level: 2 })).toContainText('Nieuwe Naam');
  await expect(dialog.getByText(/Een collega heeft deze aanvraag intussen gewijzigd/)).toBeVisible();

  await dialog.getByRole('button', { name: 'Corrigeren' }).click();
  await dialog.getByLabel('Telefoon').fill('06 33333333');
  await openRow(colleague, 0);
  await colleague.getByRole('button', { name: 'Corrigeren' }).click();
  await colleague.getByLabel('Telefoon').fill('06 44444444');
  await saveButton(colleague).click();
  await expect(dialog.getByText(/intussen gewijzigd \(Telefoon\)/)).toBeVisible();
  await expect(dialog.getByText('Telefoon: opgeslagen is “06 44444444”, jij hebt “06 33333333”')).toBeVisible();
  await expect(dialog.getByLabel('Telefoon')).toBeFocused();
  await saveButton(page).click();
  await expect(dialog.getByText(/Er is niets overschreven/)).toBeVisible();
  await expect(dialog.getByText('Telefoon: opgeslagen is “06 44444444”, jij hebt “06 33333333”').first()).toBeVisible();
  await dialog.getByRole('group').getByRole('button', { name: 'Nieuwste versie laden' }).click();
  await expect(dialog.getByText(/Dit is de nieuwste versie, met jouw wijzigingen/)).toBeVisible();
  await expect(dialog.getByText('Telefoon: opgeslagen is “06 44444444”, jij hebt “06 33333333”')).toBeVisible();
  await saveButton(page).click();
  await expect(dialog).toBeHidden();
  await openRow(page, 0);
  await expect(dialog.getByRole('link', { name: '06 33333333' })).toBeVisible();
  await colleague.context().close();
});

test('on a phone the way out of a conflict is seen, also while a message makes the dialog smaller', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await becomeAdmin(page);
  await page.goto('/admin');
  await makeSavesConflict(page);
  await openRow(page, 0);
  await dialogOf(page).getByLabel('Notities').fill('De sleutel ligt bij de buren.');
  await saveButton(page).click();
  await expect(frontToast(page)).toContainText('De aanvraag kon niet worden bijgewerkt');
  // It stays while the pointer rests on it.
  await frontToast(page).hover();
  const load = dialogOf(page).getByRole('button', { name: 'Nieuwste versie laden' });
  await expect(load).toBeInViewport({ ratio: 1 });
});

test('an opened request prints on one page, alone, however much was written', async ({ page }) => {
  await becomeAdmin(page);
  await page.goto('/admin');
  await openRow(page, 0);
  await page.getByLabel('Notities').fill('De sleutel ligt bij de buren op nummer 12.\n'.repeat(110));
  await saveButton(page).click();
  await expect(dialogOf(page)).toBeHidden();
  await openRow(page, 0);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/^Aanvraag [0-9A-F]{8}$/)).toBeVisible();
  await expect(page.getByRole('table')).toBeHidden();
  await expect(page.getByRole('dialog')).toBeHidden();
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
  expect(pdf).toMatch(/\/MediaBox \[0 0 59\d(\.\d+)? 84\d/);
});
