import { expectSent, fillInAddress, fillInPerson, openForm, send } from './request-steps.ts';
import { expect, test } from './site.ts';

// Without animations: halfway through a fade colours have too little contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

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
