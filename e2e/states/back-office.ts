import { expect, type Page } from '@playwright/test';
import { adminSections } from '../../src/lib/admin-links.ts';
import { paths } from '../../src/lib/paths.ts';
import { makeSavesConflict, openRow, requestRows } from '../support/admin.ts';
import { visit, type PageState } from './page-state.ts';
import { pageName } from './pages.ts';

const requests = pageName(paths.admin);
const texts = pageName(paths.adminContent);
const calendar = pageName(paths.adminCalendar);

/** Overlays of the back-office on a working day: menus, dialogs, questions and forms. */
export const backOfficeStates: readonly PageState[] = [
  { page: requests, state: 'dialog', isWideOnly: true, isOverlay: true, open: (page) => visitRow(page, 0) },
  { page: requests, state: 'dialog-visit', isWideOnly: true, isOverlay: true, open: (page) => visitRow(page, 2) },
  { page: requests, state: 'dialog-price', isWideOnly: true, isOverlay: true, open: (page) => visitRow(page, 4) },
  {
    page: requests,
    state: 'dialog-correction-refused',
    isOverlay: true,
    open: async (page) => {
      await visitRow(page, 1);
      const dialog = page.getByRole('dialog');
      const email = dialog.getByLabel('Email');
      const correct = dialog.getByRole('button', { name: 'Corrigeren', exact: true });
      // What was typed in another window size is kept.
      await correct.or(email).first().waitFor();
      if (await correct.isVisible()) await correct.click();
      await email.fill('bo@');
      await dialog.getByRole('button', { name: 'Opslaan' }).click();
      await expect(dialog.locator('[aria-invalid=true]').first()).toBeVisible();
    },
  },
  {
    page: requests,
    state: 'dialog-question',
    isOverlay: true,
    open: async (page) => {
      await visitRow(page, 1);
      await page.getByRole('dialog').getByRole('button', { name: 'Verwijderen' }).click();
      await expect(page.getByRole('group', { name: 'Weet je het zeker?' })).toBeVisible();
    },
  },
  {
    page: requests,
    state: 'dialog-conflict',
    isOverlay: true,
    open: async (page) => {
      await makeSavesConflict(page);
      await visitRow(page, 1);
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Notities').fill('De sleutel ligt bij de buren.');
      await dialog.getByRole('button', { name: 'Opslaan' }).click();
      await expect(dialog.getByText(/Er is niets overschreven/)).toBeVisible();
    },
  },
  {
    page: requests,
    state: 'dialog-printed',
    isPrinted: true,
    open: (page) => visitRow(page, 0),
  },
  {
    page: requests,
    state: 'new-request-refused',
    isWideOnly: true,
    isOverlay: true,
    open: async (page) => {
      await visit(page, paths.admin);
      await page.getByRole('button', { name: 'Nieuwe aanvraag' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Opslaan' }).click();
      await expect(page.getByRole('dialog').locator('[aria-invalid=true]').first()).toBeVisible();
    },
  },
  {
    page: requests,
    state: 'status-menu',
    checkedPart: '[role=menu]',
    isOverlay: true,
    open: async (page) => {
      await visit(page, paths.admin);
      await requestRows(page)
        .first()
        .getByRole('button', { name: /^Status van .* wijzigen/ })
        .click();
      await expect(page.getByRole('menu')).toBeVisible();
    },
  },
  {
    page: requests,
    state: 'selected',
    open: async (page) => {
      await visit(page, paths.admin);
      for (const row of [0, 1, 2]) await requestRows(page).nth(row).getByRole('checkbox').check();
      await expect(page.getByText('3 geselecteerd')).toBeVisible();
    },
  },
  {
    page: requests,
    state: 'nothing-found',
    isWideOnly: true,
    open: async (page) => {
      await visit(page, `${paths.admin}?zoek=bestaatniet`);
      await expect(page.getByText('Geen aanvragen gevonden')).toBeVisible();
    },
  },
  { page: requests, state: 'held', isWideOnly: true, open: (page) => visit(page, `${paths.admin}?apart=ja`) },
  {
    page: requests,
    state: 'views',
    isOverlay: true,
    open: async (page) => {
      await visit(page, paths.admin);
      await page.getByRole('button', { name: 'Mijn weergaven' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    page: calendar,
    state: 'block-time',
    part: '[role=dialog]',
    isOverlay: true,
    open: async (page) => {
      await visit(page, paths.adminCalendar);
      await page.getByRole('button', { name: 'Tijd blokkeren' }).click();
      await expect(page.getByRole('dialog', { name: 'Tijd blokkeren' })).toBeVisible();
    },
  },
  {
    page: pageName(paths.adminPeople),
    state: 'adviser-refused',
    isWideOnly: true,
    part: `ul[aria-labelledby=${adminSections.advisers}]`,
    open: async (page) => {
      await visit(page, paths.adminPeople);
      await page.locator('summary', { hasText: 'Ali de Boer' }).click();
      const form = page.getByRole('form', { name: 'Gegevens van Ali de Boer' });
      await form.getByLabel('Naam').fill('');
      await form.getByRole('button', { name: 'Opslaan' }).click();
      await expect(form.getByText('Vul een naam in')).toBeVisible();
    },
  },
  {
    page: pageName(paths.adminMails),
    state: 'mails',
    part: `div:has(> #${adminSections.mails})`,
    open: async (page) => {
      await visit(page, paths.adminMails);
      await page.getByRole('button', { name: 'Mails bekijken' }).click();
      await expect(page.getByLabel('Welke mail')).toBeFocused();
    },
  },
  {
    page: pageName(paths.adminPrivacy),
    state: 'person',
    isWideOnly: true,
    part: '[role=dialog]',
    isOverlay: true,
    open: async (page) => {
      await visit(page, paths.adminPrivacy);
      await page.getByText('Gegevens van één persoon opvragen').click();
      await page.getByLabel('E-mailadres of telefoonnummer van de persoon').fill(longestEmail);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog').getByRole('term').filter({ hasText: 'Telefoon' })).toBeVisible();
    },
  },
  {
    page: texts,
    state: 'editing',
    open: async (page) => {
      await visit(page, paths.adminContent);
      const hero = page.getByRole('article', { name: 'Bovenaan de homepagina' });
      await hero.getByRole('button', { name: 'Bewerken' }).click();
      await hero.getByLabel('Subtitel').fill('Een nieuwe subtitel');
      await hero.getByRole('button', { name: 'Voorbeeld', exact: true }).click();
      await expect(hero.getByRole('group', { name: 'Voorbeeld' })).toBeVisible();
    },
  },
  ...['Nieuwe inhoud toevoegen', 'Nieuwe landingspagina aanmaken', 'Nieuw artikel schrijven'].map((name) => ({
    page: texts,
    state: name.toLowerCase().replaceAll(' ', '-'),
    isWideOnly: name !== 'Nieuw artikel schrijven',
    isOverlay: true as const,
    open: async (page: Page) => {
      await visit(page, paths.adminContent);
      await page.getByRole('button', { name }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  })),
];

/** Of the newest request, see working-day.ts. */
const longestEmail = 'wilhelmina.geertruida.van.der.westhuijzen-scheltema@vereniging.example.org';

async function visitRow(page: Page, index: number): Promise<void> {
  await visit(page, paths.admin);
  await openRow(page, index);
}
