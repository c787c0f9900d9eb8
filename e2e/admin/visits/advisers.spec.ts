import type { Browser, Locator, Page } from '@playwright/test';
import { becomeAdmin } from '../../support/admin.ts';
import { sendRequest } from '../../support/request-steps.ts';
import { expect, test } from '../../site.ts';

// The settings of advisers in Beheer, from none to moments that a visitor can pick.

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The card of an adviser, opened. */
async function openCard(page: Page, name: string): Promise<Locator> {
  const card = page
    .getByRole('list', { name: 'Adviseurs' })
    .getByRole('listitem')
    .filter({ has: page.locator('summary', { hasText: name }) });
  const form = card.getByRole('form', { name: `Werktijden van ${name}` });
  // By keyboard: a part of the page that loads above it may move it during a click.
  if (!(await form.isVisible())) await card.locator('summary').first().press('Enter');
  await expect(form).toBeVisible();
  return card;
}

/** YYYY-MM-DD, so many days from today. */
function day(offset: number): string {
  return new Date(Date.now() + offset * 24 * 3_600_000).toISOString().slice(0, 10);
}

/** A visitor who has just sent a request. */
async function newVisitor(browser: Browser, url: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: url, locale: 'nl-NL' })).newPage();
  await sendRequest(page);
  return page;
}

test('an administrator becomes an adviser with hours and absence, and visitors pick a moment', async ({
  page,
  browser,
  site,
}) => {
  await becomeAdmin(page);
  await page.goto('/admin/beheer/mensen');
  await page.getByRole('button', { name: 'Maak beheer@woninglabel.example adviseur' }).click();
  const form = page.getByRole('form', { name: 'Maak beheer@woninglabel.example adviseur' });
  await expect(form.getByLabel('Naam')).toBeFocused();
  await form.getByLabel('Naam').fill('Robin');
  await form.getByLabel('Kleur in de agenda').selectOption('Paars');
  // An address that the register does not know is not accepted as a starting place.
  await form.getByLabel('Postcode').fill('9999ZZ');
  await form.getByLabel('Huisnummer').fill('1');
  await form.getByRole('button', { name: 'Opslaan' }).click();
  await expect(form.getByText(/^Dit adres staat niet in het adressenregister/)).toBeVisible();
  await form.getByLabel('Postcode').fill('3811AA');
  await form.getByLabel('Huisnummer').fill('12');
  await form.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText('Adviseur opgeslagen')).toBeVisible();

  const card = await openCard(page, 'Robin');
  await expect(card.getByText(/^Nu: .*Amersfoort/)).toBeVisible();
  await expect(card.getByText(/^Nog geen werktijden/)).toBeVisible();
  const hours = card.getByRole('form', { name: 'Werktijden van Robin' });
  await hours.getByRole('checkbox', { name: 'maandag' }).check();
  await hours.getByLabel('maandag van').fill('17:00');
  await hours.getByLabel('maandag tot').fill('09:00');
  await hours.getByRole('button', { name: 'Opslaan' }).click();
  await expect(hours.getByText('Vul een tijd in na het begin').first()).toBeVisible();
  await hours.getByLabel('maandag van').fill('09:00');
  await hours.getByLabel('maandag tot').fill('17:00');
  await hours.getByRole('button', { name: 'Kopieer maandag naar de andere dagen' }).click();
  await hours.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText('Werktijden van Robin opgeslagen')).toBeVisible();

  await page.reload();
  await openCard(page, 'Robin');
  await expect(hours.getByLabel('zondag tot')).toHaveValue('17:00');
  const first = await newVisitor(browser, site.url);
  await expect(first.getByRole('heading', { name: 'Kies een moment voor de opname' })).toBeVisible();

  // While the adviser is away for a year, no moments are offered.
  const absence = card.getByRole('form', { name: 'Afwezigheid toevoegen' });
  await absence.getByLabel('Van datum').fill(day(-1));
  await absence.getByLabel('Tot datum').fill(day(-2));
  await absence.getByRole('button', { name: 'Afwezigheid toevoegen' }).click();
  await expect(absence.getByText('Kies een einde na het begin')).toBeVisible();
  await absence.getByLabel('Tot datum').fill(day(300));
  await absence.getByLabel('Reden (mag leeg)').fill('Op reis');
  await absence.getByRole('button', { name: 'Afwezigheid toevoegen' }).click();
  await expect(card.getByRole('group', { name: 'Afwezigheid van Robin' })).toContainText('Op reis');
  const second = await newVisitor(browser, site.url);
  await expect(second.getByRole('link', { name: 'pagina van uw aanvraag' })).toBeVisible();
  await expect(second.getByRole('heading', { name: 'Kies een moment voor de opname' })).toHaveCount(0);

  const own = card.getByRole('region', { name: 'Eigen agenda van Robin' });
  await own.getByLabel('Geheim adres van de agenda').fill('webcal://agenda.example/week.ics');
  await own.getByRole('button', { name: 'Opslaan en lezen' }).click();
  await expect(own.getByText(/^6 bezette tijden, gelezen op/)).toBeVisible();
  await own.getByRole('button', { name: 'Ander adres' }).click();
  await own.getByLabel('Geheim adres van de agenda').fill('https://agenda.example/kapot.ics');
  await own.getByRole('button', { name: 'Opslaan en lezen' }).click();
  await expect(own.getByText(/^Op dit adres staat geen agenda/)).toBeVisible();

  await card.getByRole('button', { name: 'Geen adviseur meer' }).click();
  await card
    .getByRole('group', { name: /^Robin weghalen/ })
    .getByRole('button', { name: 'Geen adviseur meer' })
    .click();
  await expect(page.getByText('Nog geen adviseurs')).toBeVisible();
  for (const visitor of [first, second]) await visitor.context().close();
});

test('how long an appointment takes is the owner’s to change', async ({ page }) => {
  await becomeAdmin(page);
  await page.goto('/admin/beheer/planning');
  const apartment = page
    .getByRole('form', { name: 'Duur van een bezoek' })
    .getByRole('group', { name: 'Appartement', exact: true });
  await apartment.getByLabel('Minuten', { exact: true }).fill('5');
  const save = page.getByRole('form', { name: 'Duur van een bezoek' }).getByRole('button', { name: 'Opslaan' });
  await save.click();
  await expect(apartment.getByText('Vul een heel getal in van 15 tot en met 480')).toBeVisible();
  await apartment.getByLabel('Minuten', { exact: true }).fill('45');
  await save.click();
  await expect(page.getByText('Duur van bezoeken opgeslagen')).toBeVisible();
  await page.reload();
  await expect(apartment.getByLabel('Minuten', { exact: true })).toHaveValue('45');
});
