import type { Page } from '@playwright/test';
import { expect } from '../site.ts';
import type { Site } from '../start-site.ts';
import { openHydrated, priceBox } from './price-form.ts';
import { passFillInTime, requestForm } from './request-steps.ts';
import { staleTexts } from './stale-texts.ts';
import { translated } from './translator.ts';

// The steps of somebody who reads the site in the translation of a browser; after each, nothing may be out of date.

/** The translator has caught up, nothing that is shown is out of date, and the page says in which language it is. */
export async function expectFresh(page: Page): Promise<void> {
  await translated(page);
  await expect.poll(() => staleTexts(page)).toEqual([]);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
}

/** Opens a page, and waits until it is hydrated and translated. */
export async function openTranslated(page: Page, path: string): Promise<void> {
  await openHydrated(page, path);
  await expectFresh(page);
}

/** The price box: an error, the choice of an address, a price, and back. */
export async function askPrice(page: Page): Promise<void> {
  const box = priceBox(page);
  const show = page.getByRole('button', { name: 'Bekijk mijn prijs' });
  await box.getByLabel('Postcode').fill('3551');
  await box.getByLabel('Huisnummer').fill('340');
  await show.click();
  await expect(box.locator('[aria-invalid=true]')).toBeVisible();
  await expectFresh(page);
  await box.getByLabel('Postcode').fill('3551CB');
  await show.click();
  const choice = box.getByRole('group', { name: 'Kies uw adres' });
  await expect(choice).toBeVisible();
  await expectFresh(page);
  await choice.getByRole('button').nth(1).click();
  await expect(box.getByText('€285')).toBeVisible();
  await expectFresh(page);
  await box.getByRole('button', { name: 'Wijzig' }).click();
  await box.getByLabel('Postcode').fill('1082GB');
  await box.getByLabel('Huisnummer').fill('43');
  await show.click();
  await box.getByRole('button', { name: 'Ja, dit adres' }).click();
  const request = box.getByRole('link', { name: 'Vraag dit label aan' });
  await expect(request).toBeVisible();
  await expect(box.getByText('Overvoorde 43-2, Amsterdam')).toBeVisible();
  await expectFresh(page);
  await request.click();
}

/** The request form up to the success screen. */
export async function fillInAndSend(page: Page, site: Site): Promise<void> {
  const form = requestForm(page);
  await expect(form.getByText('Overvoorde 43-2, 1082 GB Amsterdam')).toBeVisible();
  const price = form.getByRole('region', { name: 'Uw prijs' });
  await expect(price).toContainText('€285');
  await expectFresh(page);
  await passFillInTime(page);
  await form.getByRole('button', { name: 'Aanvraag versturen' }).click();
  await expect(form.getByRole('group', { name: 'Kijk deze velden nog na' })).toBeFocused();
  await expectFresh(page);

  // The box handed its address over on one line.
  await form.getByRole('button', { name: 'Ander adres' }).click();
  await form.getByLabel('Toevoeging').fill('');
  await form.getByLabel('Huisnummer').fill('0');
  await form.getByLabel('Postcode').fill('3551CB');
  await form.getByLabel('Huisnummer').fill('340');
  await expect(form.getByRole('group', { name: 'Kies uw adres' })).toBeVisible();
  await expectFresh(page);
  await form.getByRole('button', { name: /340-B/ }).click();
  await expect(form.getByRole('status').filter({ hasText: 'Adres succesvol gevonden!' })).toBeFocused();
  await expect(form.locator('#request-address')).toContainText('Amsterdamsestraatweg 340-B');
  await expectFresh(page);

  await form.getByLabel('Postcode').fill('3818EB');
  await form.getByLabel('Huisnummer').fill('210');
  await form.getByLabel('Toevoeging').fill('');
  await expect(form.locator('#request-address')).toContainText('Utrechtseweg 210');
  await form.getByLabel('Type woning').selectOption('Vrijstaande woning');
  await expect(price).toContainText('€485');
  await expectFresh(page);
  await form.getByLabel(/Spoedservice/).check();
  await expect(price).toContainText('€580');
  await form.getByRole('button', { name: 'Opbouw' }).click();
  await expectFresh(page);
  await form.getByLabel(/Spoedservice/).uncheck();
  await expectFresh(page);

  await form.getByRole('button', { name: 'Wijzigen' }).click();
  await form.getByLabel('Oppervlakte in m²').fill('0');
  await form.getByRole('button', { name: 'Toepassen' }).click();
  await expectFresh(page);
  await form.getByLabel('Oppervlakte in m²').fill('80');
  await form.getByRole('button', { name: 'Toepassen' }).click();
  await expect(form.getByText('Oppervlakte bijgewerkt naar 80m²')).toBeVisible();
  await expectFresh(page);

  await form.getByLabel('Telefoonnummer').fill('12');
  await form.getByLabel('Naam').fill('Jo de Vries');
  await expectFresh(page);
  await form.getByLabel('E-mailadres').fill('jo@example.org');
  await site.setFaults({ relay: 'status 500' });
  await form.getByRole('button', { name: 'Aanvraag versturen' }).click();
  await expect(form.getByText(/wel bij ons opgeslagen/)).toBeVisible();
  await expectFresh(page);
  await site.setFaults({ relay: 'none' });
  await form.getByRole('button', { name: 'Opnieuw versturen' }).click();
  await expect(page.getByRole('heading', { name: 'Aanvraag verstuurd!' })).toBeFocused();
  await expectFresh(page);
}

/** The choice of a moment, and the request as its customer sees it. */
export async function planAndCancel(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Kies een moment voor de opname' })).toBeVisible();
  await page.getByRole('button', { name: 'Kies eerst een moment' }).click();
  await expectFresh(page);
  await page.getByRole('tab').last().click();
  await expectFresh(page);
  await page.getByRole('radio').last().check({ force: true });
  await expectFresh(page);
  await page.getByRole('checkbox', { name: /bedenktijd/ }).check();
  await page.getByRole('button', { name: /Afspraak vastleggen met betalingsverplichting/ }).click();
  await expect(page.getByText(/Uw afspraak staat vast: /)).toBeVisible();
  await expectFresh(page);

  await page.getByRole('link', { name: 'pagina van uw aanvraag' }).click();
  await expect(page.getByRole('heading', { name: 'Uw afspraak' })).toBeVisible();
  await expectFresh(page);
  await page.getByRole('button', { name: 'Ander moment kiezen' }).click();
  await expect(page.getByRole('radio').first()).toBeAttached();
  await expectFresh(page);
  await page.getByRole('tab').nth(-2).click();
  await page.getByRole('radio').last().check({ force: true });
  await page.getByRole('checkbox', { name: /bedenktijd/ }).check();
  await page.getByRole('button', { name: /Verzetten/ }).click();
  await expect(page.getByText(/Uw nieuwe afspraak staat vast: /)).toBeVisible();
  await expectFresh(page);

  await page.getByText('Stuur ons een bericht').click();
  await page.getByRole('button', { name: 'Bericht versturen' }).click();
  await expectFresh(page);
  await page.getByLabel('Uw bericht').fill('De bel doet het niet.');
  await page.getByRole('button', { name: 'Bericht versturen' }).click();
  await expect(page.getByText('Uw bericht is bij de adviseur.')).toBeVisible();
  await expectFresh(page);
  await page.getByRole('button', { name: 'Annuleren' }).click();
  await expectFresh(page);
  await page.getByRole('button', { name: 'Ja, annuleren' }).click();
  await expect(page.getByRole('heading', { name: 'Uw aanvraag is geannuleerd' })).toBeVisible();
  await expectFresh(page);
}
