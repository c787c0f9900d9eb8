import { expect, type Page } from '@playwright/test';
import { openRoles } from '../../src/content/public/request/open-roles.ts';
import { anchors } from '../../src/lib/paths.ts';
import { expectSent, fillInAddress, fillInPerson, openForm, send } from '../support/request-steps.ts';
import { answerWithError, doubleText, neverAnswer, type PageState } from './page-state.ts';

const longName = 'Wilhelmina Geertruida van der Westhuijzen-Scheltema de Heere';
const longEmail = 'wilhelmina.geertruida.van.der.westhuijzen-scheltema@verenigingvaneigenaren.example.org';
const relay = '**/local/form-relay**';

const part = `#${anchors.contactSection}`;
const states: readonly PageState[] = [
  { page: 'form', state: '1-empty', isWideOnly: true, open: openForm },
  {
    page: 'form',
    state: '2-looking-up',
    isWideOnly: true,
    open: async (page) => {
      await neverAnswer(page, '**/local/address-register/**');
      await openForm(page);
      await fillInAddress(page, '3818EB', '210');
      await expect(page.getByText('Adres ophalen...').first()).toBeVisible();
    },
  },
  { page: 'form', state: '3-found', isWideOnly: true, open: openWithAddress },
  {
    page: 'form',
    state: '4-chooser',
    isWideOnly: true,
    open: async (page) => {
      await openForm(page);
      await fillInAddress(page, '3551CB', '340');
      await expect(page.getByRole('group', { name: 'Kies uw adres' })).toBeVisible();
    },
  },
  {
    page: 'form',
    state: '4-other-addition',
    isWideOnly: true,
    open: async (page) => {
      await openForm(page);
      await fillInAddress(page, '1082GB', '43');
      await expect(page.getByText('Is dat het juiste adres?')).toBeVisible();
    },
  },
  {
    page: 'form',
    state: '5-not-found',
    isWideOnly: true,
    open: async (page) => {
      await openForm(page);
      await fillInAddress(page, '9999ZZ', '1');
      await expect(page.getByText('Geen adres gevonden. Controleer de gegevens.').first()).toBeVisible();
    },
  },
  {
    page: 'form',
    state: '6-other-roles',
    open: async (page) => {
      await openForm(page);
      await page.getByText(openRoles.title).click();
      await page.getByLabel('Factuur naar').selectOption('company');
      await page.getByLabel('Btw-nummer (niet verplicht)').fill('NL1');
      await send(page);
      await expect(page.getByRole('link', { name: /btw-nummer/ })).toBeVisible();
    },
  },
  {
    page: 'form',
    state: '6-editing',
    open: async (page) => {
      await openWithAddress(page);
      await page.getByRole('button', { name: 'Wijzigen' }).click();
      await expect(page.getByRole('button', { name: 'Toepassen' })).toBeVisible();
    },
  },
  {
    page: 'form',
    state: '7-wrong',
    open: async (page) => {
      await openForm(page);
      await send(page);
      await expect(page.locator('#contactForm [aria-invalid=true]').first()).toBeVisible();
    },
  },
  { page: 'form', state: '8-long-names', isWideOnly: true, open: openWithLongNames },
  {
    page: 'form',
    state: '8-long-names-large-text',
    isLarge: true,
    open: async (page) => {
      await openWithLongNames(page);
      await doubleText(page);
    },
  },
  {
    page: 'form',
    state: '9-sending',
    isWideOnly: true,
    open: async (page) => {
      await neverAnswer(page, relay);
      await openWithLongNames(page);
      await send(page);
      await expect(page.getByRole('button', { name: 'Verzenden...' })).toBeVisible();
    },
  },
  {
    page: 'form',
    state: '9-failed',
    open: async (page) => {
      await answerWithError(page, relay);
      await openWithAddress(page);
      await fillInPerson(page);
      await send(page);
      await expect(page.getByText('Er is een fout opgetreden', { exact: true }).first()).toBeVisible();
    },
  },
  {
    page: 'sent',
    state: 'plain',
    open: async (page) => {
      await openWithAddress(page);
      await fillInPerson(page);
      await send(page);
      await expectSent(page);
    },
  },
  { page: 'sent', state: 'long-names', isWideOnly: true, open: sendWithLongNames },
  { page: 'sent', state: 'printed', isPrinted: true, open: sendWithLongNames },
];

/** The request form, from empty to sent. */
export const formStates = states.map((state): PageState => (state.isPrinted ? state : { ...state, part }));

async function openWithAddress(page: Page): Promise<void> {
  await openForm(page);
  await fillInAddress(page, '3818EB', '210');
  await expect(page.getByText('Adres succesvol gevonden!').first()).toBeVisible();
}

async function openWithLongNames(page: Page): Promise<void> {
  await openWithAddress(page);
  await fillInPerson(page, longEmail);
  await page.getByLabel('Naam').fill(longName);
  await page.getByLabel(/Spoedservice/).check();
}

async function sendWithLongNames(page: Page): Promise<void> {
  await openWithLongNames(page);
  await send(page);
  await expectSent(page);
}
