import type { Page } from '@playwright/test';
import { becomeAdmin, openRequest, signIn } from '../../support/admin.ts';
import { officeOf, switchMailOff } from '../../support/appointments.ts';
import { expectSent, fillInPerson, openForm, send } from '../../support/request-steps.ts';
import { expect, test } from '../../site.ts';

// Old requests, among which the work of the day has to be found.
test.use({ seededRequests: 2000 });

// Before the deadline of a rush request of now, whose 24 hours are of working days of twelve hours.
const day = new Date(Date.now() + 24 * 60 * 60 * 1000).toLocaleDateString('sv-SE', { timeZone: 'Europe/Amsterdam' });

function dialogOf(page: Page) {
  return page.getByRole('dialog', { name: 'Aanvraagdetails' });
}

async function search(page: Page, words: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Zoeken', exact: true }).fill(words);
}

function rowOf(page: Page, name: string) {
  return page.getByRole('row').filter({ hasText: name });
}

async function askWithRush(page: Page): Promise<void> {
  await openForm(page);
  await fillInPerson(page, 'spoed@example.org');
  await page.getByLabel('Naam').fill('Sanne Spoed');
  await page.getByLabel('Telefoon').fill('06 33333333');
  await page.getByLabel('Spoedservice').check();
  await send(page);
  await expectSent(page);
}

async function enterByTelephone(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Nieuwe aanvraag' }).click();
  const form = page.getByRole('dialog', { name: 'Nieuwe aanvraag' });
  await form.getByLabel('Naam').fill('Bo Bakker');
  await form.getByLabel('Email').fill('bo@example.org');
  await form.getByLabel('Telefoon').fill('06 11111111');
  await form.getByLabel('Type woning').selectOption('Vrijstaande woning');
  await form.getByRole('button', { name: 'Opslaan' }).click();
  await expect(dialogOf(page).getByText(/De aanvraag is opgeslagen en staat in de lijst/)).toBeVisible();
}

async function correctNumber(page: Page): Promise<void> {
  const dialog = dialogOf(page);
  await dialog.getByRole('button', { name: 'Corrigeren' }).click();
  await dialog.getByLabel('Telefoon').fill('06 22222222');
  await dialog.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText(/^Opgeslagen: /)).toBeVisible();
  await expect(dialog).toBeHidden();
}

test("an adviser's day, with a colleague beside", async ({ page, browser, site }) => {
  await askWithRush(page);
  const password = await becomeAdmin(page);
  await switchMailOff(await officeOf(page, site));
  await page.goto('/admin');

  await enterByTelephone(page);
  await correctNumber(page);

  // The rush request is planned and confirmed.
  const rush = page.getByRole('link', { name: /^Nieuwe spoed/ });
  const open = Number(/\d+/.exec(await rush.innerText())?.[0]);
  await rush.click();
  await expect(page).toHaveURL(/werk=rush/);
  await expect(page.getByText(`${open} van ${open} aanvragen`)).toBeVisible();
  await openRequest(page, 'Sanne Spoed');
  const dialog = dialogOf(page);
  const reference = /[0-9A-F]{8}/.exec(await dialog.getByText(/^Referentie/).innerText())?.[0] ?? '';
  await dialog.getByLabel('Datum afspraak').fill(day);
  await dialog.getByLabel('Tijd afspraak').fill('09:30');
  await dialog.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText('Opgeslagen: het bezoek bij Sanne Spoed is op', { exact: false })).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('link', { name: 'Bevestigen per mail' })).toHaveAttribute(
    'href',
    /^mailto:spoed@example\.org\?.*09%3A30%20uur/,
  );
  await expect(rush).toContainText(String(open - 1));

  // Several are completed at once, and a colleague sees it without doing anything.
  const colleague = await (await browser.newContext({ locale: 'nl-NL' })).newPage();
  await signIn(colleague, site.url, password);
  await colleague.goto(`${site.url}/admin?sorteer=naam&zoek=bakker`);
  await expect(rowOf(colleague, 'Bo Bakker')).toContainText('Nieuw');
  await page.goto('/admin');
  for (const name of ['Bo Bakker', 'Sanne Spoed'])
    await page.getByRole('checkbox', { name: `Selecteer ${name}` }).check();
  const actions = page.getByRole('group', { name: 'Met de geselecteerde aanvragen' });
  await actions.getByRole('button', { name: 'Status' }).click();
  await page.getByRole('menuitemradio', { name: 'Afgerond' }).click();
  await page.getByRole('button', { name: 'Ja, afronden' }).click();
  for (const name of ['Bo Bakker', 'Sanne Spoed']) await expect(rowOf(page, name)).toContainText('Afgerond');
  await expect(rowOf(colleague, 'Bo Bakker')).toContainText('Afgerond');
  await colleague.context().close();
  await actions.getByRole('button', { name: 'Selectie wissen' }).click();

  // Everything can be found by its number, and by the end of the corrected phone number.
  await search(page, `#${reference}`);
  await expect(page.getByText('1 van 1 aanvraag')).toBeVisible();
  await expect(rowOf(page, 'Sanne Spoed')).toBeVisible();
  await search(page, '222222');
  await expect(page.getByText('1 van 1 aanvraag')).toBeVisible();
  await expect(rowOf(page, 'Bo Bakker')).toBeVisible();
});
