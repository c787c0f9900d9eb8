import type { Page } from '@playwright/test';
import {
  expectSent,
  fillInAddress,
  fillInPerson,
  openForm,
  passFillInTime,
  requestForm,
  send,
  storedRequests,
} from '../support/request-steps.ts';
import { priceForm, priceStatus } from '../support/price-form.ts';
import { expect, test } from '../site.ts';

// Devices without a connection, and networks with a captive portal.

// A browser logs every failed call by itself.
test.use({ expectedErrors: /Failed to load resource|dynamically imported module|preload/ });

const portal = { status: 200, contentType: 'text/html', body: '<!doctype html><title>Wi-Fi</title><p>Log in' };
const services = /\/local\/address-register\/|\/local\/form-relay\/|\/rest\/v1\//;
const offline = /Er is geen verbinding/;

function answer(page: Page) {
  return priceStatus(page, /verbinding|netwerk|€/);
}

async function openPriceForm(page: Page): Promise<void> {
  await page.goto('/');
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await priceForm(page).getByLabel('Postcode').fill('1082GB');
  await expect(page.locator('[data-waiting]', { has: priceForm(page) })).toHaveCount(0);
  await priceForm(page).getByLabel('Huisnummer').fill('43-2');
}

async function showPrice(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Bekijk mijn prijs' }).click();
}

test('the price form without a connection keeps what was typed, and answers by itself once there is one', async ({
  page,
  context,
}) => {
  const code = page.waitForResponse(/\/assets\/price-answer-/);
  await openPriceForm(page);
  await code;
  await context.setOffline(true);
  await showPrice(page);
  await expect(answer(page)).toContainText(offline);
  await expect(answer(page).getByRole('button', { name: 'Opnieuw proberen' })).toBeVisible();
  await expect(priceForm(page).getByLabel('Huisnummer')).toHaveValue('43-2');
  await context.setOffline(false);
  await expect(page.getByRole('group', { name: /^Overvoorde 43-2, Amsterdam/ })).toBeVisible();
  await expect(answer(page)).toContainText('€285');
});

test('the price form whose code does not come without a connection leads nowhere', async ({ page, context }) => {
  await page.route('**/assets/price-answer-*.js', (route) => route.abort());
  await openPriceForm(page);
  await context.setOffline(true);
  await showPrice(page);
  await expect(answer(page)).toContainText(offline);
  await expect(page).toHaveURL('/');
  await expect(priceForm(page).getByLabel('Postcode')).toHaveValue('1082GB');
  await priceForm(page).getByLabel('Postcode').fill('1082GC');
  await expect(page.getByText(offline)).toHaveCount(0);
  await priceForm(page).getByLabel('Postcode').fill('1082GB');
  await showPrice(page);
  await expect(answer(page)).toContainText(offline);
  await page.unroute('**/assets/price-answer-*.js');
  await context.setOffline(false);
  // The answer, or the request form with the typed address.
  await expect(page.getByText(/Overvoorde 43-2/).first()).toBeVisible();
});

test('a request that was sent without a connection is mailed and stored once, by itself', async ({
  page,
  context,
  site,
}) => {
  await openForm(page);
  await fillInPerson(page);
  await context.setOffline(true);
  await fillInAddress(page, '1082GB', '43-2');
  await expect(requestForm(page).getByText(/wordt het adres vanzelf opgezocht/)).toBeVisible();
  await send(page);
  await expect(page.getByText(/versturen wij uw aanvraag vanzelf/)).toBeVisible();
  await expect(page.getByText('Er is een fout opgetreden', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Naam')).toHaveValue('Jo de Vries');
  expect(await site.inbox()).toEqual([]);
  await context.setOffline(false);
  await expectSent(page);
  expect(await site.inbox()).toHaveLength(1);
  expect(await storedRequests(site)).toMatchObject([{ relay_status: 'sent' }]);
});

test('two tabs that wait for the same connection mail once', async ({ page, context, site }) => {
  await openForm(page);
  await fillInPerson(page);
  const other = await context.newPage();
  await openForm(other);
  await expect(other.getByLabel('Naam')).toHaveValue('Jo de Vries');
  await context.setOffline(true);
  for (const tab of [page, other]) {
    await send(tab);
    await expect(tab.getByText(/versturen wij uw aanvraag vanzelf/)).toBeVisible();
  }
  await context.setOffline(false);
  for (const tab of [page, other]) {
    await expect(tab.getByText(/^Aanvraag verstuurd!|in een ander tabblad verstuurd/).first()).toBeVisible();
  }
  expect(await site.inbox()).toHaveLength(1);
  expect(await storedRequests(site)).toMatchObject([{ relay_status: 'sent' }]);
});

test('behind a portal nothing is found and nothing counts as sent, and both work after the login', async ({
  page,
  site,
}) => {
  await page.route(services, (route) => route.fulfill(portal));
  await openPriceForm(page);
  await showPrice(page);
  await expect(answer(page)).toContainText('vraagt dit netwerk eerst om in te loggen');
  await fillInAddress(page, '1082GB', '43-2');
  await expect(requestForm(page).getByText(/vraagt dit netwerk eerst om in te loggen/)).toBeVisible();
  await fillInPerson(page);
  await passFillInTime(page);
  await send(page);
  await expect(page.getByText(/vraagt uw netwerk eerst om in te loggen/)).toBeVisible();
  await page.unroute(services);
  await answer(page).first().getByRole('button', { name: 'Opnieuw proberen' }).click();
  await expect(page.getByRole('group', { name: /^Overvoorde 43-2, Amsterdam/ })).toBeVisible();
  await send(page);
  await expectSent(page);
  expect(await site.inbox()).toHaveLength(1);
  expect((await storedRequests(site)).filter((row) => row.relay_status === 'sent')).toHaveLength(1);
});
