import { expect, type Page } from '@playwright/test';
import { cityPath, paths } from '../../src/lib/paths.ts';
import { largeText, neverAnswer, visit, type PageState } from './page-state.ts';
import { exampleArticle, exampleCity, pageName } from './pages.ts';

const largest = [paths.home, exampleCity, paths.blog, exampleArticle, paths.labelCheck, paths.login, '/bestaat-niet'];
const printed = [paths.preparation, exampleArticle, paths.terms];

/** Public pages in which something was opened, chosen or refused, beside the request form. */
export const publicStates: readonly PageState[] = [
  ...[paths.home, cityPath('amersfoort'), paths.privacy].map((path) => ({
    page: pageName(path),
    state: 'menu',
    isWideOnly: path !== paths.home,
    below: 1024,
    isOverlay: true as const,
    open: async (page: Page) => {
      await visit(page, path);
      await page.getByRole('banner').locator('summary').click();
    },
  })),
  ...largest.map((path) => largeText(pageName(path), path, path !== paths.home)),
  ...printed.map((path) => ({
    page: pageName(path),
    state: 'printed',
    isPrinted: true as const,
    open: (page: Page) => visit(page, path),
  })),
  {
    page: 'home',
    state: 'last-question',
    isWideOnly: true,
    open: async (page) => {
      await visit(page, paths.home);
      const question = page.locator('#faq button').last();
      await question.click();
      await expect(question).toHaveAttribute('aria-expanded', 'true');
    },
  },
  {
    page: pageName(paths.labelCheck),
    state: 'refused',
    isWideOnly: true,
    open: async (page) => {
      await visit(page, paths.labelCheck);
      await page.getByRole('main').getByRole('button', { name: 'Volgende' }).click();
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    },
  },
  {
    page: pageName(paths.labelCheck),
    state: 'verdict',
    open: (page) => answerLabelCheck(page),
  },
  {
    page: pageName(paths.labelCheck),
    state: 'verdict-printed',
    isPrinted: true,
    open: (page) => answerLabelCheck(page),
  },
  {
    page: pageName(paths.login),
    state: 'refused',
    isWideOnly: true,
    open: async (page) => {
      await visit(page, paths.login);
      await page.getByLabel('Beheerderswachtwoord').fill('verkeerd');
      await page.getByRole('button', { name: 'Direct inloggen' }).click();
      await expect(page.getByText('Ongeldig wachtwoord')).toBeVisible();
    },
  },
  {
    page: pageName(paths.login),
    state: 'forgotten',
    isWideOnly: true,
    open: async (page) => {
      await visit(page, paths.login);
      await page.getByRole('button', { name: /vergeten/ }).click();
    },
  },
  {
    page: pageName(paths.createAdmin),
    state: 'loading',
    isWideOnly: true,
    open: async (page) => {
      await neverAnswer(page, '**/rpc/setup_state*');
      await page.goto(paths.createAdmin);
      await page.getByText('Bezig met laden...').waitFor();
    },
  },
];

/** Chooses the first answer of every question. */
async function answerLabelCheck(page: Page): Promise<void> {
  await visit(page, paths.labelCheck);
  const main = page.getByRole('main');
  const print = main.getByRole('button', { name: /afdrukken/i });
  for (let question = 0; question < 8 && !(await print.isVisible()); question++) {
    const heading = await main.locator('form legend').innerText();
    await main.getByRole('radio').first().check();
    await main.getByRole('button', { name: 'Volgende' }).click();
    await expect(main.locator('form legend').filter({ hasText: heading })).toHaveCount(0);
  }
  await expect(print).toBeVisible();
}
