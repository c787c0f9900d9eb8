import { becomeAdmin, openRequest } from '../../support/admin.ts';
import { flood } from '../../support/flood.ts';
import { expectSent, fillInPerson, openForm, send, sentNumber } from '../../support/request-steps.ts';
import { expect, test } from '../../site.ts';

// Without animations: halfway through a fade colours have too little contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a flood: the visitor is found and accepted, and the rest goes with one action that can be undone', async ({
  page,
  browser,
  site,
}) => {
  await flood(site, 600);
  const visitor = await (await browser.newContext({ locale: 'nl-NL' })).newPage();
  await visitor.goto(site.url);
  await openForm(visitor);
  await fillInPerson(visitor);
  await send(visitor);
  await expectSent(visitor);
  const reference = await sentNumber(visitor);
  await visitor.context().close();
  expect(await site.inbox()).toHaveLength(1);

  await becomeAdmin(page);
  await page.goto('/admin');
  await expect(page.getByText('50 van 100 aanvragen')).toBeVisible();
  const held = page.getByRole('button', { name: /^Apart gehouden/ });
  await expect(held).toHaveText('Apart gehouden 501');

  // A search finds held requests too, by name and by number.
  const search = page.getByLabel('Zoeken', { exact: true });
  await search.fill('de vries robot');
  await expect(page.getByText('Geen aanvragen gevonden')).toBeVisible();
  for (const words of ['Jo de Vries', reference]) {
    await search.fill(words);
    await expect(page.getByText('1 van 1 aanvraag')).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: 'Jo de Vries' })).toContainText('Apart gehouden');
  }
  await openRequest(page, 'Jo de Vries');
  const dialog = page.getByRole('dialog', { name: 'Aanvraagdetails' });
  await expect(dialog).toContainText('Deze aanvraag is apart gehouden');
  await dialog.getByRole('button', { name: 'Accepteren' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('row').filter({ hasText: 'Jo de Vries' })).not.toContainText('Apart gehouden');
  await openRequest(page, 'Jo de Vries');
  await dialog.getByText('Geschiedenis').click();
  await expect(dialog).toContainText('Apart gehouden: “Ja” werd “Nee”');
  await dialog.getByRole('button', { name: 'Sluiten', exact: true }).click();
  // While a dialog is open the search takes no keys.
  await expect(dialog).toHaveCount(0);
  await search.fill('');

  await held.click();
  await expect(page).toHaveURL(/\?apart=ja$/);
  await expect(page.getByText('50 van 500 aanvragen')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Selecteer Robot' }).first().check();
  await page.getByRole('button', { name: 'Accepteer 1 aanvraag' }).click();
  await expect(page.getByText('50 van 499 aanvragen')).toBeVisible();

  await page.getByRole('button', { name: 'Verwijder alle 499 aanvragen' }).click();
  const question = page.getByRole('group', { name: '499 aanvragen verwijderen?' });
  await expect(question.getByRole('button', { name: 'Annuleren' })).toBeFocused();
  await question.getByRole('button', { name: 'Ja, verwijder' }).click();
  await expect(page.getByText('Geen aanvragen gevonden')).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(page.getByText('50 van 499 aanvragen')).toBeVisible({ timeout: 60_000 });

  await page.getByRole('button', { name: 'Verwijder alle 499 aanvragen' }).click();
  await question.getByRole('button', { name: 'Ja, verwijder' }).click();
  await expect(page.getByText('Geen aanvragen gevonden')).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: /^Alle/ }).click();
  await expect(page.getByText('50 van 102 aanvragen')).toBeVisible();
  await expect(held).toHaveCount(0);
});

test('the place of held requests is accessible', async ({ page, site, expectAccessible }) => {
  await flood(site, 120);
  await becomeAdmin(page);
  await page.goto('/admin?apart=ja');
  await expect(page.getByText('20 van 20 aanvragen')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Selecteer Robot' }).first().check();
  await expectAccessible('held requests', { part: 'main' });
});
