import { expect, type Page } from '@playwright/test';
import { anchors, paths } from '../../src/lib/paths.ts';
import { neverAnswer, visit, type PageState } from './page-state.ts';

const priceStates: readonly PageState[] = [
  {
    page: 'price',
    state: '1-incomplete',
    open: async (page) => {
      await ask(page, '1082GB', '');
      await expect(heroStatus(page)).toContainText('Vul een postcode en huisnummer in');
    },
  },
  {
    page: 'price',
    state: '2-looking-up',
    open: async (page) => {
      await neverAnswer(page, '**/local/address-register/**');
      await ask(page, '1082GB', '43-2');
      await expect(heroStatus(page)).toContainText('Ga verder zonder prijs');
    },
  },
  {
    page: 'price',
    state: '3-answer',
    open: async (page) => {
      await ask(page, '1082GB', '43-2');
      await expect(heroStatus(page)).toContainText('€285');
    },
  },
  {
    page: 'price',
    state: '4-terraced',
    open: async (page) => {
      await ask(page, '3811AA', '14');
      await expect(heroStatus(page)).toContainText('Is uw woning vrijstaand?');
    },
  },
  {
    page: 'price',
    state: '5-chooser',
    open: async (page) => {
      await ask(page, '3551CB', '340');
      await expect(page.getByLabel('Kies uw adres')).toBeVisible();
    },
  },
  {
    page: 'price',
    state: '6-not-found',
    open: async (page) => {
      await ask(page, '9999ZZ', '1');
      await expect(heroStatus(page)).toContainText('Geen adres gevonden');
    },
  },
];

const mapStates: readonly PageState[] = [
  {
    page: 'map',
    state: 'city',
    open: async (page) => {
      await openMap(page);
      await page.locator(`#${anchors.serviceArea}`).getByRole('link', { name: 'Hilversum' }).focus();
      await expect(page.getByText('16 km van Amersfoort')).toBeVisible();
    },
  },
  {
    page: 'map',
    state: 'zoomed-in',
    open: async (page) => {
      await openMap(page);
      const zoomIn = page.getByRole('button', { name: 'Inzoomen' });
      await zoomIn.click();
      await zoomIn.click();
      await expect(zoomIn).toBeVisible();
    },
  },
];

/** The answers in the hero of the home page, and its map. */
export const frontPageStates: readonly PageState[] = [
  ...priceStates.map((state) => ({ ...state, part: `#${anchors.hero}` })),
  ...mapStates.map((state) => ({ ...state, part: `#${anchors.serviceArea}` })),
];

function heroStatus(page: Page) {
  return page.locator(`#${anchors.hero}`).getByRole('status');
}

async function ask(page: Page, postcode: string, houseNumber: string): Promise<void> {
  await visit(page, paths.home);
  const form = page.getByRole('form', { name: 'Bekijk uw prijs' });
  await form.getByLabel('Postcode').fill(postcode);
  await expect(page.locator('[data-waiting]', { has: form })).toHaveCount(0);
  await form.getByLabel('Huisnummer').fill(houseNumber);
  await form.getByRole('button').click();
}

async function openMap(page: Page): Promise<void> {
  await visit(page, paths.home);
  await page.locator(`#${anchors.serviceArea}`).scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Inzoomen' })).toBeVisible();
}
