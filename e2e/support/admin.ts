import { createClient } from '@supabase/supabase-js';
import { expect, type Browser, type Locator, type Page } from '@playwright/test';

export const adminEmail = 'beheer@woninglabel.example';

/**
 * Makes the first administrator and stores the session in the browser of the page; resolves to the password.
 * access.spec.ts does it through the interface.
 */
export async function becomeAdmin(page: Page): Promise<string> {
  // Any URL of the site gives access to its storage; this file loads fast.
  await page.goto('/robots.txt');
  const password = crypto.randomUUID();
  await keepSession(page, (auth) => auth.signUp({ email: adminEmail, password }));
  return password;
}

type Auth = ReturnType<typeof createClient>['auth'];

/** Stores the session that the auth service gives in the browser of the page, which is on the site. */
async function keepSession(page: Page, begin: (auth: Auth) => Promise<{ error: unknown }>): Promise<void> {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  const { auth } = createClient(new URL(page.url()).origin, 'local', { auth: { storage, autoRefreshToken: false } });
  expect((await begin(auth)).error).toBeNull();
  await page.evaluate(
    (entries) => {
      for (const [key, value] of entries) window.localStorage.setItem(key, value);
    },
    [...stored],
  );
}

/** Invites an administrator, in Beheer; resolves to the link. */
export async function invite(page: Page, email: string): Promise<string> {
  await page.getByLabel('E-mailadres van een nieuwe beheerder').fill(email);
  await page.getByRole('button', { name: 'Uitnodigen' }).click();
  await expect(page.getByRole('list', { name: 'Open uitnodigingen' }).getByText(email)).toBeVisible();
  return page.locator('code').innerText();
}

/** Signs up an invited colleague in a browser of their own; the page that it resolves to is signed in. */
export async function inviteColleague(
  admin: Page,
  { browser, siteUrl, email }: { browser: Browser; siteUrl: string; email: string },
): Promise<Page> {
  await admin.goto('/admin/beheer/mensen');
  const link = await invite(admin, email);
  const colleague = await (await browser.newContext({ baseURL: siteUrl, locale: 'nl-NL' })).newPage();
  await colleague.goto(link);
  await colleague.getByRole('button', { name: 'Beheerder aanmaken' }).click();
  await expect(colleague.getByText('Admin user created successfully!')).toBeVisible();
  return colleague;
}

/** The same administrator in another browser; the page ends at the back-office. */
export async function signIn(page: Page, siteUrl: string, password: string): Promise<void> {
  await page.goto(`${siteUrl}/robots.txt`);
  await keepSession(page, (auth) => auth.signInWithPassword({ email: adminEmail, password }));
  await page.goto(`${siteUrl}/admin`);
}

export async function openRequest(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  await expect(page.getByRole('dialog', { name: 'Aanvraagdetails' })).toBeVisible();
}

/** Opens the request in a row of the list, counted from 0. */
export async function openRow(page: Page, index: number): Promise<void> {
  await requestRows(page).nth(index).locator('[data-row-button]').click();
  await expect(page.getByRole('dialog', { name: 'Aanvraagdetails' })).toBeVisible();
}

export function requestTable(page: Page): Locator {
  return page.getByRole('table', { name: 'Energielabel Aanvragen' });
}

/** The rows of the list of requests, without its head. */
export function requestRows(page: Page): Locator {
  return requestTable(page).locator('tbody').getByRole('row');
}

/** Changes the status of a request in its row. */
export async function chooseStatus(page: Page, row: number, status: string): Promise<void> {
  await requestRows(page)
    .nth(row)
    .getByRole('button', { name: /^Status van .* wijzigen/ })
    .click();
  await page.getByRole('menuitemradio', { name: status }).click();
  if (status === 'Afgerond') await mailToo(page);
}

/** Answers that the action may mail the customer. */
export async function mailToo(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Doen en mailen' }).click();
}

/** From now on a save finds no row with its version, as when a colleague saved first. */
export async function makeSavesConflict(page: Page): Promise<void> {
  await page.route('**/rest/v1/contact_submissions?*', (route) =>
    route.request().method() === 'PATCH' ? route.fulfill({ json: [] }) : route.fallback(),
  );
}

/** Undoes the last action by the button in the front message. */
export async function undo(page: Page): Promise<void> {
  await frontToast(page).getByRole('button', { name: 'Ongedaan maken' }).click();
}

/** The message in front of the others. */
export function frontToast(page: Page): Locator {
  return page.locator('[data-sonner-toast][data-front=true]');
}

export function adminNavigation(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Onderdelen' });
}
