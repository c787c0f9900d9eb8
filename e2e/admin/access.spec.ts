import { adminEmail, becomeAdmin, openRequest, requestTable, signIn } from '../support/admin.ts';
import { flood } from '../support/flood.ts';
import { expect, test } from '../site.ts';

test.describe('becoming and being administrator', () => {
  // A browser logs every refused call by itself.
  test.use({ expectedErrors: /Failed to load resource/ });

  test('the first account is an administrator, a second one is refused', async ({
    page,
    browser,
    site,
    expectAccessible,
  }) => {
    await page.goto('/create-admin');
    const late = await (await browser.newContext()).newPage();
    await late.goto(`${site.url}/create-admin`);
    await late.getByRole('button', { name: 'Beheerder aanmaken' }).waitFor();

    await page.getByRole('button', { name: 'Beheerder aanmaken' }).click();
    await expect(page.getByText('Admin user created successfully!')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Created!' })).toBeVisible();
    await expectAccessible('the created administrator');
    await page.getByRole('link', { name: 'Naar het beheer' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Aanvragen' })).toBeVisible();
    await late.getByRole('button', { name: 'Beheerder aanmaken' }).click();
    await expect(late.getByRole('alert')).toBeVisible();
    await expect(late.getByText('Admin user created successfully!')).toBeHidden();
    await late.reload();
    await expect(late.getByRole('link', { name: 'Naar inloggen' })).toBeVisible();
    await expect(late.getByRole('button', { name: 'Beheerder aanmaken' })).toBeHidden();
    await late.context().close();
  });

  test('logs out, refuses a wrong password, and logs in both ways', async ({ page }) => {
    const password = await becomeAdmin(page);
    await page.goto('/login');
    await expect(page).toHaveURL(/\/admin$/);
    await page.getByRole('button', { name: 'Uitloggen' }).click();
    await expect(page.getByText('Je bent uitgelogd')).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);

    await page.getByLabel('Beheerderswachtwoord').fill('niet het wachtwoord');
    await page.getByRole('button', { name: 'Direct inloggen' }).click();
    await expect(page.getByText('Ongeldig wachtwoord').first()).toBeVisible();

    await page.getByLabel('E-mailadres').fill(adminEmail);
    await page.getByLabel('Wachtwoord', { exact: true }).fill('ook niet');
    await page.getByRole('button', { name: 'Inloggen met account' }).click();
    await expect(page.getByText(/^Inloggen mislukt: /).first()).toBeVisible();

    await page.getByLabel('Wachtwoord', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Inloggen met account' }).click();
    await expect(page.getByText('Succesvol ingelogd')).toBeVisible();
    await expect(page).toHaveURL(/\/admin$/);
    await page.getByRole('button', { name: 'Uitloggen' }).click();
    await expect(page).toHaveURL(/\/login$/);

    // A link that a colleague shared leads to its view, after signing in.
    await page.goto('/admin/agenda?week=2026-11-23');
    await expect(page).toHaveURL(/\/login$/);
    await page.getByLabel('Beheerderswachtwoord').fill(password);
    await page.getByRole('button', { name: 'Direct inloggen' }).click();
    await expect(page.getByText('Direct ingelogd als administrator')).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/agenda\?week=2026-11-23$/);
    expect(await page.evaluate(() => window.localStorage.getItem('adminAuthenticated'))).toBe('true');
  });

  test('a password is changed inside with the present one, which ends the other sessions', async ({
    page,
    browser,
    site,
  }) => {
    const password = await becomeAdmin(page);
    const elsewhere = await (await browser.newContext()).newPage();
    await signIn(elsewhere, site.url, password);
    await page.goto('/admin/beheer/mensen#account');
    const form = page.getByRole('form', { name: 'Wachtwoord wijzigen' });
    await form.getByLabel('Huidig wachtwoord', { exact: true }).fill('gegokt');
    await form.getByLabel('Nieuw wachtwoord', { exact: true }).fill('een heel nieuw wachtwoord');
    await form.getByRole('button', { name: 'Wachtwoord wijzigen' }).click();
    await expect(form.getByText('Ongeldig wachtwoord')).toBeVisible();
    await form.getByLabel('Huidig wachtwoord', { exact: true }).fill(password);
    await form.getByRole('button', { name: 'Wachtwoord wijzigen' }).click();
    await expect(form.getByText('Je wachtwoord is gewijzigd. Op je andere apparaten ben je uitgelogd.')).toBeVisible();

    // The list polls for changes.
    await expect(elsewhere.getByRole('alert')).toContainText('deze sessie is beëindigd');
    await elsewhere.context().close();
    await page.reload();
    await expect(page.getByRole('list', { name: 'Beheerders' })).toBeVisible();
    await page.getByRole('button', { name: 'Uitloggen' }).click();
    await page.getByLabel('Beheerderswachtwoord').fill('een heel nieuw wachtwoord');
    await page.getByRole('button', { name: 'Direct inloggen' }).click();
    await expect(page).toHaveURL(/\/admin/);
  });

  test('after an expired session the login says that what was typed is kept, and it is', async ({ page, site }) => {
    await flood(site, 1);
    const password = await becomeAdmin(page);
    await page.goto('/admin');
    await openRequest(page, 'Robot');
    const opened = page.url();
    await page.getByLabel('Notities').fill('Half getypt');
    await page.evaluate(() => {
      for (const key of Object.keys(window.localStorage)) {
        if (/^sb-.+-auth-token/.test(key)) window.localStorage.removeItem(key);
      }
    });
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByText(/Wat je hebt getypt en nog niet had opgeslagen, is bewaard/)).toBeVisible();
    await page.getByLabel('Beheerderswachtwoord').fill(password);
    await page.getByRole('button', { name: 'Direct inloggen' }).click();
    await expect(page).toHaveURL(opened);
    await expect(page.getByLabel('Notities')).toHaveValue('Half getypt');
  });

  test('a forgotten password is replaced through the mail, which ends the other sessions', async ({
    page,
    browser,
    site,
  }) => {
    const forgotten = await becomeAdmin(page);
    const elsewhere = await (await browser.newContext()).newPage();
    await signIn(elsewhere, site.url, forgotten);
    await page.goto('/admin');
    await page.getByRole('button', { name: 'Uitloggen' }).click();
    await page.getByRole('button', { name: 'Wachtwoord vergeten?' }).click();
    await page.getByLabel('E-mailadres').fill(adminEmail);
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await site.inbox()).length).toBe(1);
    const [mail] = await site.inbox();
    const link = /https?:\/\/\S+token_hash\S+/.exec(typeof mail?.body === 'string' ? mail.body : '')?.[0] ?? '';
    // As a mail scanner does, which must not use up the link.
    const scanner = await (await browser.newContext()).newPage();
    await scanner.goto(link);
    await expect(scanner.getByRole('button', { name: 'Nieuw wachtwoord kiezen' })).toBeVisible();
    await scanner.context().close();
    await page.goto(link);
    await page.getByRole('button', { name: 'Nieuw wachtwoord kiezen' }).click();
    await page.getByLabel('Nieuw wachtwoord', { exact: true }).fill('een heel nieuw wachtwoord');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/admin$/);
    await expect(requestTable(page).or(page.getByText('Geen aanvragen gevonden'))).toBeVisible();
    await expect(elsewhere.getByRole('alert')).toContainText('deze sessie is beëindigd');
    await elsewhere.context().close();
    await page.getByRole('button', { name: 'Uitloggen' }).click();
    await page.getByLabel('Beheerderswachtwoord').fill('een heel nieuw wachtwoord');
    await page.getByRole('button', { name: 'Direct inloggen' }).click();
    await expect(page.getByText('Direct ingelogd als administrator')).toBeVisible();
  });
});

test('nobody without session or flag sees the back-office', async ({ page }) => {
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/login$/);
});

test('the flag alone opens the frame and gives no data', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/rest/v1/')) calls.push(request.url());
  });
  await page.goto('/login');
  await page.evaluate(() => window.localStorage.setItem('adminAuthenticated', 'true'));
  await page.goto('/admin');
  await expect(page.getByText('Je sessie is verlopen')).toBeVisible();
  await expect(page.getByRole('table')).toBeHidden();
  expect(calls).toEqual([]);
});
