import { expect, type Locator, type Page } from '@playwright/test';
import { z } from 'zod';
import { anchors } from '../../src/lib/paths.ts';
import { adminEmail } from './admin.ts';

/** The request form; the hero has a form of its own. */
export function requestForm(page: Page): Locator {
  return page.getByRole('form', { name: 'Energielabel aanvragen' });
}

/** Advances the clock of the page by two seconds: the form rejects faster submissions. */
export async function passFillInTime(page: Page): Promise<void> {
  await page.evaluate(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + 2000;
  });
}

/** Opens the home page at the form, waits until it is hydrated, and lets the minimum fill-in time pass. */
export async function openForm(page: Page): Promise<void> {
  await page.goto('/#contact');
  await expect(requestForm(page)).toBeVisible();
  await expect(page.locator(`#${anchors.contact} [data-waiting]`)).toHaveCount(0, { timeout: 20_000 });
  await passFillInTime(page);
}

export async function fillInAddress(page: Page, postcode: string, houseNumber: string): Promise<void> {
  await requestForm(page).getByLabel('Postcode').fill(postcode);
  await requestForm(page).getByLabel('Huisnummer').fill(houseNumber);
}

export async function fillInPerson(page: Page, email = 'jo@example.org', name = 'Jo de Vries'): Promise<void> {
  await page.getByLabel('Type woning').selectOption('Vrijstaande woning');
  await page.getByLabel('Naam').fill(name);
  await page.getByLabel('E-mailadres').fill(email);
}

export async function send(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Aanvraag|Opnieuw) versturen$/ }).click();
}

export async function expectSent(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Aanvraag verstuurd!' })).toBeFocused();
}

/** Sends a request for a home that the register knows, and waits for the success screen. */
export async function sendRequest(page: Page, email?: string, name?: string): Promise<void> {
  await openForm(page);
  await fillInAddress(page, '3811AA', '12');
  await expect(requestForm(page).getByText('Langestraat 12, 3811 AA Amersfoort')).toBeVisible();
  await fillInPerson(page, email, name);
  await send(page);
  await expectSent(page);
}

/** The number on the ticket of a request that was sent. */
export async function sentNumber(page: Page): Promise<string> {
  return (await page.locator('dt', { hasText: 'Uw nummer' }).locator('+ dd').innerText()).trim();
}

const rowsSchema = z.array(
  z.looseObject({
    id: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    surface_area: z.number().nullable(),
    calculated_price: z.number().nullable(),
    relay_status: z.string(),
  }),
);

type Rows = z.output<typeof rowsSchema>;

/**
 * A function that reads all rows of contact_submissions, as the first administrator. Creates that account, so call it
 * once per test.
 */
export async function requestReader(site: { url: string }): Promise<() => Promise<Rows>> {
  const headers = { apikey: 'local', 'Content-Type': 'application/json' };
  const signUp = await fetch(`${site.url}/auth/v1/signup`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email: adminEmail, password: crypto.randomUUID() }),
  });
  const { access_token } = z.object({ access_token: z.string() }).parse(await signUp.json());
  return async () => {
    const rows = await fetch(`${site.url}/rest/v1/contact_submissions?select=*`, {
      headers: { ...headers, Authorization: `Bearer ${access_token}` },
    });
    return rowsSchema.parse(await rows.json());
  };
}

export async function storedRequests(site: { url: string }): Promise<Rows> {
  return (await requestReader(site))();
}
