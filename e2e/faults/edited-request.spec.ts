import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../site.ts';
import {
  expectSent,
  fillInAddress,
  fillInPerson,
  openForm,
  send,
  sentNumber,
  storedRequests,
} from '../support/request-steps.ts';

// delivery-orders.test.ts tries such orders at random, and request-form.test.tsx what waits.

// A browser logs every failed call by itself.
test.use({ expectedErrors: /Failed to load resource/ });

const added = { phone: '06 12345678', message: 'Bel na zes uur' };

async function sendOffline(page: Page, context: BrowserContext): Promise<void> {
  await context.setOffline(true);
  await send(page);
  await expect(page.getByText('Er is een fout opgetreden', { exact: true })).toBeVisible();
}

/** Waits until the database has stored the waiting request; the edited one is not sent automatically. */
async function goOnline(page: Page, context: BrowserContext): Promise<void> {
  const stored = page.waitForResponse((response) => response.url().includes('/rest/v1/contact_submissions'));
  await context.setOffline(false);
  expect((await stored).status()).toBe(201);
}

async function addPhoneAndMessage(page: Page): Promise<void> {
  await page.getByLabel(/Telefoonnummer/).fill(added.phone);
  await page.getByLabel(/Bericht/).fill(added.message);
}

test('sent offline, edited, stored when back online, then sent: the row holds what was sent last', async ({
  page,
  context,
  site,
}) => {
  await openForm(page);
  await fillInPerson(page);
  await sendOffline(page, context);
  await addPhoneAndMessage(page);
  await goOnline(page, context);
  expect(await site.inbox()).toEqual([]);
  await send(page);
  await expectSent(page);

  const number = await sentNumber(page);
  expect(await site.inbox()).toMatchObject([{ body: { ...added, requestNumber: number } }]);
  const rows = await storedRequests(site);
  expect(rows.find((row) => row.id.startsWith(number.toLowerCase()))).toMatchObject({ ...added, relay_status: 'sent' });
});

test(
  'edited while it still waits on this device: only what was sent last is stored',
  { tag: '@wide' },
  async ({ page, context, site }) => {
    await page.route('**/rest/v1/contact_submissions*', (route) => route.abort());
    await openForm(page);
    await fillInPerson(page);
    await sendOffline(page, context);
    await addPhoneAndMessage(page);
    await context.setOffline(false);
    await send(page);
    await expectSent(page);
    await page.unroute('**/rest/v1/contact_submissions*');
    const stored = page.waitForResponse((response) => response.url().includes('/rest/v1/contact_submissions'));
    await page.reload();
    expect((await stored).status()).toBe(201);
    expect(await storedRequests(site)).toMatchObject([{ ...added, relay_status: 'sent' }]);
  },
);

test('one draft in two tabs, sent from both: each number has the row of what was sent under it', async ({
  page,
  context,
  site,
}) => {
  await openForm(page);
  await fillInPerson(page);
  const other = await context.newPage();
  await openForm(other);
  await expect(other.getByLabel('Naam')).toHaveValue('Jo de Vries');

  await send(page);
  await expectSent(page);
  await addPhoneAndMessage(other);
  await send(other);
  await expectSent(other);

  const rows = await storedRequests(site);
  for (const [tab, content] of [
    [page, { phone: null, message: null }],
    [other, added],
  ] as const) {
    const number = await sentNumber(tab);
    expect(rows.find((row) => row.id.startsWith(number.toLowerCase()))).toMatchObject(content);
  }
});

test('the address is found between two attempts: price and surface area are stored', async ({ page, site }) => {
  const register = '**/local/address-register/**';
  await page.route(register, (route) => route.abort());
  await site.setFaults({ relay: 'status 500' });
  await openForm(page);
  await fillInPerson(page);
  await fillInAddress(page, '3818eb', '210');
  await expect(page.getByText(/Kon het adres niet vinden/)).toBeVisible();
  await send(page);
  await expect(page.getByText('Er is een fout opgetreden', { exact: true })).toBeVisible();
  await page.unroute(register);
  await site.setFaults({ relay: 'none' });
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
  await expect(page.getByText('Adres succesvol gevonden!')).toBeVisible();
  await send(page);
  await expectSent(page);

  const number = await sentNumber(page);
  const row = (await storedRequests(site)).find(({ id }) => id.startsWith(number.toLowerCase()));
  const [mail] = await site.inbox();
  expect(mail).toMatchObject({ body: { surfaceArea: row?.surface_area, calculatedPrice: row?.calculated_price } });
  expect(row?.calculated_price).toBeGreaterThan(0);
});

test(
  'the answer of the store is lost, then edited and sent again: both contents are stored',
  { tag: '@wide' },
  async ({ page, site }) => {
    await site.setFaults({ relay: 'status 500' });
    await page.route('**/rest/v1/contact_submissions*', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await openForm(page);
    await fillInPerson(page);
    await send(page);
    await expect(page.getByText('Er is een fout opgetreden', { exact: true })).toBeVisible();
    await page.unroute('**/rest/v1/contact_submissions*');
    await site.setFaults({ relay: 'none' });
    await addPhoneAndMessage(page);
    await send(page);
    await expectSent(page);
    const rows = await storedRequests(site);
    expect(rows.map((row) => [row.relay_status, row.phone]).toSorted()).toEqual([
      ['failed', null],
      ['sent', added.phone],
    ]);
  },
);
