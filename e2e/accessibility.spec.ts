import type { Page } from '@playwright/test';
import { pathsOf } from '../src/app/page-registry.ts';
import { cities } from '../src/content/cities/cities.ts';
import { articlePath, cityPath, paths } from '../src/lib/paths.ts';
import { becomeAdmin, openRequest } from './admin.ts';
import { expectSent, fillInAddress, fillInPerson, openForm, send } from './request-steps.ts';
import { expect, readOnlyTest, test } from './site.ts';

// Without animations: halfway through a fade colours have no contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
}

const article = 'alle-kosten-energielabel';
/** One page of each kind, which is looked at in every width and colour scheme. */
const kinds: string[] = [paths.home, paths.labelCheck, cityPath('gouda'), articlePath(article)];
const open = pathsOf('page', 'not-indexed', 'shell').filter((path) => !path.startsWith(paths.admin));

for (const path of [...open, articlePath(article)]) {
  readOnlyTest(`the page ${path}`, async ({ page, expectAccessible }) => {
    await visit(page, path);
    await expectAccessible(path, { isThorough: kinds.includes(path) });
  });
}

test.describe('what does not exist', () => {
  test.use({ expectedErrors: /Failed to load resource.*404/ });

  readOnlyTest('the page /bestaat-niet', async ({ page, expectAccessible }) => {
    await visit(page, '/bestaat-niet');
    await expectAccessible('/bestaat-niet');
  });
});

readOnlyTest('the pages of the cities', async ({ page, expectAccessible }) => {
  test.setTimeout(300_000);
  for (const { slug } of cities) {
    await visit(page, cityPath(slug));
    await expectAccessible(cityPath(slug), { isThorough: kinds.includes(cityPath(slug)) });
  }
});

test('the form in its states', async ({ page, expectAccessible }) => {
  await openForm(page);
  await send(page);
  await fillInAddress(page, '3551CB', '340');
  await expect(page.getByRole('group', { name: 'Kies uw adres' })).toBeVisible();
  await page.getByText('Adres zelf invullen').click();
  await page.getByRole('button', { name: 'Oppervlakte invullen' }).click();
  await expectAccessible('the form with errors, a choice and the editor');
  await fillInPerson(page);
  await send(page);
  await expectSent(page);
  await expectAccessible('the success screen');
});

test('the back-office', async ({ page, expectAccessible }) => {
  await openForm(page);
  await fillInPerson(page);
  await page.getByLabel(/Spoedservice/).check();
  await send(page);
  await expectSent(page);
  await becomeAdmin(page);
  await expectAccessible('the created administrator');
  await page.goto('/admin');
  await expect(page.getByRole('row', { name: /Jo de Vries/ })).toBeVisible();
  await expectAccessible('the table', { isThorough: true });
  await openRequest(page, 'Jo de Vries');
  await expectAccessible('the dialog', { isThorough: true });
});
