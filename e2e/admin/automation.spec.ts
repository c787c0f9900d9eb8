import { becomeAdmin } from '../admin.ts';
import { expect, test } from '../site.ts';

test('an administrator tries the automation, and hears what the policy of the site does not let through', async ({
  page,
  site,
}) => {
  await becomeAdmin(page);
  await page.goto('/admin/beheer');
  const url = page.getByLabel('Adres van de webhook');
  await expect(url).toHaveValue('/local/webhook');
  await page.getByRole('button', { name: 'Verstuur een proef' }).click();
  await expect(page.getByText('De automatisering heeft de proef ontvangen')).toBeVisible();
  expect(await site.inbox()).toMatchObject([{ kind: 'webhook', body: { test: true } }]);

  await url.fill('https://hook.example.org/abc123');
  await page.getByRole('form', { name: 'Automatisering' }).getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText(/instelling WEBHOOK_ORIGIN op https:\/\/hook\.example\.org en/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Verstuur een proef' })).toBeHidden();

  await page.reload();
  await expect(url).toHaveValue('https://hook.example.org/abc123');
  await url.fill('');
  await page.getByRole('form', { name: 'Automatisering' }).getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText('Er gaan geen berichten meer naar een automatisering')).toBeVisible();
});
