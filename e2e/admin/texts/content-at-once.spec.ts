import type { Page } from '@playwright/test';
import { becomeAdmin, signIn } from '../../support/admin.ts';
import { expect, test } from '../../site.ts';

function heroOf(page: Page) {
  return page.getByRole('article', { name: 'Bovenaan de homepagina' });
}

test('two administrators at the same block: nothing is overwritten unseen, nothing is lost', async ({
  page,
  browser,
  site,
}) => {
  const password = await becomeAdmin(page);
  await page.goto('/admin/teksten');
  const other = await (await browser.newContext()).newPage();
  await signIn(other, site.url, password);
  await other.goto(`${site.url}/admin/teksten`);
  const [first, second] = [heroOf(page), heroOf(other)];
  await first.getByRole('button', { name: 'Bewerken' }).click();
  await second.getByRole('button', { name: 'Bewerken' }).click();

  await first.getByLabel('Subtitel').fill('Subtitel van de eerste');
  await first.getByLabel('Inhoud').fill('Inhoud van de eerste');
  await first.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText('Inhoud succesvol bijgewerkt')).toBeVisible();

  await second.getByLabel('Subtitel').fill('Subtitel van de tweede');
  await second.getByRole('button', { name: 'Opslaan' }).click();
  await expect(other.getByText('Kon inhoud niet bijwerken')).toBeVisible();
  await expect(second.getByText(/Er is niets overschreven en je invoer staat er nog/)).toBeVisible();
  await expect(second.getByLabel('Subtitel')).toHaveValue('Subtitel van de tweede');
  await page.reload();
  await expect(first.getByText('Subtitel van de eerste')).toBeVisible();
  await expect(first.getByText('Subtitel van de tweede', { exact: true })).toBeHidden();

  // The second one sees both texts, and keeps what only the first one changed.
  await second.getByRole('button', { name: 'Nieuwste versie laden' }).click();
  await expect(second.getByText(/Opslaan bewaart wat er in de velden staat/)).toBeVisible();
  const versions = second.getByRole('definition');
  await expect(versions.filter({ hasText: 'Subtitel van de eerste' })).toBeVisible();
  await expect(versions.filter({ hasText: 'Subtitel van de tweede' })).toBeVisible();
  await expect(second.getByLabel('Subtitel')).toHaveValue('Subtitel van de tweede');
  await expect(second.getByLabel('Inhoud')).toHaveValue('Inhoud van de eerste');
  await second.getByRole('button', { name: 'Opslaan' }).click();
  await expect(other.getByText('Inhoud succesvol bijgewerkt')).toBeVisible();

  await page.reload();
  // The site is being rerendered for both texts meanwhile.
  await expect(first).toBeVisible();
  for (const hero of [first, second]) {
    for (const text of ['Subtitel van de tweede', 'Inhoud van de eerste']) {
      await expect(hero.getByText(text, { exact: true })).toBeVisible();
    }
  }
  await first.getByRole('button', { name: 'Eerdere versies' }).click();
  const history = first.getByRole('group', { name: 'Eerdere versies' }).getByRole('listitem');
  await expect(history).toHaveCount(2);
  // The deleted and the inserted text.
  await expect(history.nth(0).getByRole('deletion')).toHaveText(/eerste/);
  await expect(history.nth(0).getByRole('insertion')).toHaveText(/tweede/);
  await expect(history.nth(1).getByRole('insertion').first()).toBeVisible();

  await other.goto(site.url);
  await expect(other.getByText('Subtitel van de tweede')).toBeVisible();
  await other.context().close();
});
