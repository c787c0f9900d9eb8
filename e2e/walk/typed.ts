import type { Locator, Page } from '@playwright/test';
import { priceForm } from '../../src/content/public/request/price-form.ts';
import { propertyTypeLabels } from '../../src/content/public/request/property-types.ts';
import { requestForm } from '../support/request-steps.ts';
import { expect } from '../site.ts';

type Fields = Record<string, string | boolean>;

/** The visitor's input, which must be kept, by the names of the fields. */
export interface Typed {
  /** In the request form: on every page that has it, and after each way back to it. */
  request: Fields;
  /** In the price form, until the page is left. */
  price: Fields;
}

export function heroForm(page: Page): Locator {
  return page.getByRole('form', { name: priceForm.label });
}

/** Begins a draft in the request form that suffices to show a price from now on. */
export async function beginDraft(page: Page, timeout: number): Promise<Fields> {
  const form = requestForm(page);
  await form.getByLabel('Postcode').fill('3811AA');
  await form.getByLabel('Huisnummer').fill('14');
  await form.getByLabel('Type woning').selectOption({ label: propertyTypeLabels.apartment });
  await expect(priceOf(page)).not.toContainText('Vanaf', { timeout });
  return { Postcode: '3811AA', Huisnummer: '14', 'Type woning': propertyTypeLabels.apartment, Spoedservice: false };
}

/** The current values of the typed fields of the request form and of the price form. */
export async function findAgain(page: Page, typed: Typed): Promise<Typed> {
  return {
    request: only(typed.request, await shownFields(requestForm(page))),
    price: only(typed.price, await shownFields(heroForm(page))),
  };
}

function only(wanted: Fields, shown: Fields): Fields {
  return Object.fromEntries(Object.keys(wanted).map((name) => [name, shown[name] ?? 'no such field']));
}

async function shownFields(form: Locator): Promise<Fields> {
  // Without waiting for a form that is not there.
  const controls = form.locator('input, select, textarea');
  const fields = await controls.evaluateAll((elements: (HTMLInputElement | HTMLSelectElement)[]) =>
    elements.map((element) => {
      const label = element.labels?.[0]?.firstChild?.textContent ?? '';
      // Without the part of the label in brackets.
      const name = label.split(' (')[0] ?? '';
      if (element instanceof HTMLSelectElement) return [name, element.selectedOptions[0]?.text ?? ''] as const;
      return [name, element.type === 'checkbox' ? element.checked : element.value] as const;
    }),
  );
  return Object.fromEntries(fields);
}

function priceOf(page: Page): Locator {
  return requestForm(page).getByRole('region', { name: /^Uw prijs/ });
}

/** Toggles the rush service. Only a hydrated form responds with another price. */
export async function pressRush(page: Page, typed: Typed): Promise<string> {
  const before = await priceOf(page).innerText();
  // Without Playwright's click, which would scroll there and load lazy parts on the way.
  await requestForm(page).getByLabel('Spoedservice').dispatchEvent('click');
  typed.request['Spoedservice'] = typed.request['Spoedservice'] !== true;
  await expect.poll(() => priceOf(page).innerText(), { message: 'the form does not live' }).not.toBe(before);
  return /€\S*/.exec(await priceOf(page).innerText())?.[0] ?? '';
}
