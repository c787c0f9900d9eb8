import { paths } from '../src/lib/paths.ts';
import { expectSent, fillInAddress, fillInPerson, openForm, send } from './request-steps.ts';
import { expect, readOnlyTest, test } from './site.ts';
import { details, visit } from './states/page-state.ts';
import { exampleArticle, exampleCity, plainPages } from './states/pages.ts';

// Without animations: halfway through a fade colours have no contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** One page of each kind, checked in every width and colour scheme. */
const thorough = [paths.home, paths.labelCheck, exampleCity, exampleArticle];

for (const { page: name, path, isWideOnly } of plainPages) {
  readOnlyTest.describe(name, details(isWideOnly), () => {
    // The page that does not exist.
    readOnlyTest.use({ expectedErrors: /Failed to load resource.*404/ });

    readOnlyTest('is accessible', async ({ page, expectAccessible }) => {
      await visit(page, path);
      await expectAccessible(path, { isThorough: thorough.includes(path) });
    });
  });
}

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
