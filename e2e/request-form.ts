import { expect, type Page } from '@playwright/test';
import { anchors } from '../src/lib/paths.ts';

/** Opens the home page at the form, waits until it answers, and then for as long as a person needs to fill it in. */
export async function openForm(page: Page): Promise<void> {
  await page.goto('/#contact');
  await expect(page.getByRole('form', { name: 'Energielabel aanvragen' })).toBeVisible();
  await expect(page.locator(`#${anchors.contact} [inert]`)).toHaveCount(0);
  await page.waitForTimeout(2000);
}

export async function fillInAddress(page: Page, postcode: string, houseNumber: string): Promise<void> {
  await page.getByLabel('Postcode').fill(postcode);
  await page.getByLabel('Huisnummer').fill(houseNumber);
}

export async function fillInPerson(page: Page, email = 'jo@example.org'): Promise<void> {
  await page.getByLabel('Type woning').selectOption('Vrijstaande woning');
  await page.getByLabel('Naam').fill('Jo de Vries');
  await page.getByLabel('E-mailadres').fill(email);
}

export async function send(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Aanvraag versturen' }).click();
}

export async function expectSent(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Aanvraag verstuurd!' })).toBeFocused();
}
