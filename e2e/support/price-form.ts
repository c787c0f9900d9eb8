import type { Locator, Page } from '@playwright/test';
import { paths } from '../../src/lib/paths.ts';

/** The calls to the address register of the local server. */
export const register = '**/local/address-register/**';

/** Opens a page with the price form, and waits until it is hydrated. */
export async function openHydrated(page: Page, path: string = paths.home): Promise<void> {
  await page.goto(path);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}

/** The price form in the hero. */
export function priceForm(page: Page): Locator {
  return page.getByRole('form', { name: 'Bekijk mijn prijs' });
}

/** The price form with its answer; the request form, which gets the same address, asks and says the same. */
export function priceBox(page: Page): Locator {
  // Hidden while the answer stands in its place.
  return page.getByRole('form', { name: 'Bekijk mijn prijs', includeHidden: true }).locator('..');
}

/** A message of the price form. */
export function priceStatus(page: Page, text: string | RegExp): Locator {
  return priceBox(page).getByRole('status').filter({ hasText: text });
}

/** Fills in the price form and presses its button. */
export async function requestPrice(page: Page, postcode: string, houseNumber: string): Promise<void> {
  await priceForm(page).getByLabel('Postcode').fill(postcode);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await priceForm(page).getByLabel('Huisnummer').fill(houseNumber);
  await page.getByRole('button', { name: 'Bekijk mijn prijs' }).click();
}
