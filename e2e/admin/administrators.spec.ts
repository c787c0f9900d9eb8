import { becomeAdmin } from '../support/admin.ts';
import { expect, test } from '../site.ts';

const invited = 'jo@example.org';

test.describe('a second administrator', () => {
  // A browser logs every refused call by itself.
  test.use({ expectedErrors: /Failed to load resource/ });

  test('is invited by link, works beside the first one, and can be removed', async ({ page, browser, site }) => {
    await becomeAdmin(page);
    await page.goto('/admin/beheer/mensen');
    await expect(page.getByText('Dit is de laatste beheerder')).toBeVisible();
    await page.getByLabel('E-mailadres van een nieuwe beheerder').fill(invited);
    await page.getByRole('button', { name: 'Uitnodigen' }).click();
    await expect(page.getByText('Open uitnodigingen')).toBeVisible();
    const link = await page.locator('code').innerText();

    const second = await (await browser.newContext()).newPage();
    await second.goto(link);
    await expect(second.getByText(invited)).toBeVisible();
    expect(second.url()).toBe(`${site.url}/create-admin`);
    await second.getByRole('button', { name: 'Beheerder aanmaken' }).click();
    await expect(second.getByText('Admin user created successfully!')).toBeVisible();
    await second.getByRole('link', { name: 'Naar het beheer' }).click();
    await second.getByRole('link', { name: 'Beheer', exact: true }).click();
    await second.getByRole('link', { name: 'Mensen', exact: true }).first().click();
    await expect(second.getByText('(dit ben jij)')).toBeVisible();

    const late = await (await browser.newContext()).newPage();
    await late.goto(link);
    await late.getByRole('button', { name: 'Beheerder aanmaken' }).click();
    await expect(late.getByRole('alert')).toContainText(/al een account|nieuwe uitnodiging/);
    await late.context().close();

    await page.reload();
    await page
      .getByRole('listitem')
      .filter({ hasText: invited })
      .getByRole('button', { name: /^Verwijder/ })
      .click();
    await page.getByRole('button', { name: 'Ja, verwijder' }).click();
    await expect(page.getByText('Dit is de laatste beheerder')).toBeVisible();

    // The removed administrator's open screen is cleared at the next response: of polling, or of an action.
    const emptied = second.getByRole('alert').filter({ hasText: `Je bent ingelogd als ${invited}` });
    await expect(async () => {
      if (await emptied.isVisible()) return;
      await second.getByLabel('E-mailadres van een nieuwe beheerder').fill('vriend@example.org', { timeout: 2000 });
      await second.getByRole('button', { name: 'Uitnodigen' }).click({ timeout: 2000 });
      await expect(emptied).toBeVisible({ timeout: 10_000 });
    }).toPass({ timeout: 60_000 });
    await expect(second.getByRole('list', { name: 'Beheerders' })).toBeHidden();
    await expect(second.getByRole('table')).toBeHidden();
    await second.getByRole('link', { name: 'Opnieuw inloggen' }).click();
    await expect(second).toHaveURL(/\/login$/);
    await second.context().close();
  });
});
