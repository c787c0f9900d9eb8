import { expect, type Page } from '@playwright/test';
import { anchors, paths } from '../../src/lib/paths.ts';
import { priceBox, priceStatus, requestPrice } from '../support/price-form.ts';
import { neverAnswer, visit, type PageState } from './page-state.ts';

/** What is typed, and the text that shows that the answer has arrived. */
const answers = [
  { state: '3-answer', postcode: '1082GB', houseNumber: '43-2', answer: '€285' },
  { state: '4-terraced', postcode: '3811AA', houseNumber: '14', answer: 'Wij schatten: tussenwoning.' },
  { state: '6-not-found', postcode: '9999ZZ', houseNumber: '1', answer: 'Geen adres gevonden' },
];

const priceStates: readonly PageState[] = [
  ...answers.map(({ state, postcode, houseNumber, answer }) => ({
    page: 'price',
    state,
    isWideOnly: state !== '3-answer',
    open: async (page: Page) => {
      await askPrice(page, postcode, houseNumber);
      await expect(priceStatus(page, answer)).toBeAttached();
    },
  })),
  {
    page: 'price',
    state: '2-looking-up',
    isWideOnly: true,
    open: async (page) => {
      await neverAnswer(page, '**/local/address-register/**');
      await askPrice(page, '1082GB', '43-2');
      await expect(priceStatus(page, 'Ga verder zonder prijs')).toBeAttached();
    },
  },
  {
    page: 'price',
    state: '1-incomplete',
    isWideOnly: true,
    open: async (page) => {
      await askPrice(page, '1082GB', '');
      await expect(page.getByText('Vul een huisnummer in')).toBeVisible();
    },
  },
  {
    page: 'price',
    state: '7-other-addition',
    isWideOnly: true,
    open: async (page) => {
      await askPrice(page, '1082GB', '43');
      await expect(priceBox(page).getByText('Is dat het juiste adres?')).toBeVisible();
    },
  },
  {
    page: 'price',
    state: '5-chooser',
    open: async (page) => {
      await askPrice(page, '3551CB', '340');
      await expect(priceBox(page).getByRole('group', { name: 'Kies uw adres' })).toBeVisible();
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
    isWideOnly: true,
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

async function askPrice(page: Page, postcode: string, houseNumber: string): Promise<void> {
  await visit(page, paths.home);
  await requestPrice(page, postcode, houseNumber);
}

async function openMap(page: Page): Promise<void> {
  await visit(page, paths.home);
  await page.locator(`#${anchors.serviceArea}`).scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Inzoomen' })).toBeVisible();
}
