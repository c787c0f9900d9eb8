import { becomeAdmin } from '../support/admin.ts';
import { expect, test } from '../site.ts';

test('an administrator tries the automation, and hears when it does not answer', async ({ page, site }) => {
  await becomeAdmin(page);
  await page.goto('/admin/beheer/automatisering');
  const url = page.getByLabel('Adres van de webhook');
  await expect(url).toHaveValue('/local/webhook');
  const trial = page.getByRole('button', { name: 'Verstuur een proef' });
  await trial.click();
  await expect(page.getByText('De automatisering heeft de proef ontvangen')).toBeVisible();
  expect(await site.inbox()).toMatchObject([{ kind: 'webhook', body: { test: true } }]);

  await site.setFaults({ webhook: 'status 500' });
  await trial.click();
  await expect(page.getByText('De proef is niet aangekomen')).toBeVisible();

  await url.fill('');
  await page.getByRole('form', { name: 'Automatisering' }).getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText('Er gaan geen berichten meer naar een automatisering')).toBeVisible();
  await expect(trial).toBeHidden();
});
