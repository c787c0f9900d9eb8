import type { Page } from '@playwright/test';
import { site as business } from '../../src/content/site.ts';
import { storageKeys } from '../../src/lib/browser/storage.ts';
import { flood } from '../support/flood.ts';
import { expectSent, fillInPerson, openForm, send, storedRequests } from '../support/request-steps.ts';
import { expect, test } from '../site.ts';

// A browser logs every failed call by itself.
test.use({ expectedErrors: /Failed to load resource/ });

const store = '**/rest/v1/contact_submissions*';
const refusal = { status: 400, json: { code: '23514', message: 'new row violates check constraint' } };

function waiting(page: Page): Promise<number> {
  return page.evaluate(
    (prefix) => Object.keys(window.localStorage).filter((key) => key.startsWith(prefix)).length,
    storageKeys.outbox,
  );
}

// The matrix and request-form.test.tsx try what is seen of such an answer, flood.test.ts when the database gives it.
test(
  'the database takes no more requests this hour: the visitor reads where the request waits, with its mail or without',
  { tag: '@wide' },
  async ({ page, site }) => {
    await flood(site, 3100);
    await site.setFaults({ relay: 'status 500' });
    await openForm(page);
    await fillInPerson(page);
    await send(page);
    const notice = page.getByRole('alert').filter({ hasText: 'Uw aanvraag wacht op dit apparaat.' });
    await expect(notice).toContainText('Hebt u haast? Bel');
    await expect(page.getByLabel('Naam')).toHaveValue('Jo de Vries');
    await expect(page.getByRole('heading', { name: 'Aanvraag verstuurd!' })).toHaveCount(0);
    expect(await waiting(page)).toBe(1);
    await site.setFaults({ relay: 'none' });
    await send(page);
    await expectSent(page);
    await expect(
      page.getByText(/^Uw aanvraag is naar ons gemaild\. .* wacht hij ook nog op dit apparaat/),
    ).toBeVisible();
    expect(await site.inbox()).toHaveLength(1);
    expect(await waiting(page)).toBe(1);
  },
);

test('the database refuses a request for good while its mail fails: the visitor reads what to do, once', async ({
  page,
  site,
}) => {
  await site.setFaults({ relay: 'status 500' });
  let offers = 0;
  await page.route(store, (route) => {
    offers += 1;
    return route.fulfill(refusal);
  });
  await openForm(page);
  await fillInPerson(page);
  await page.getByLabel(/Bericht/).fill('Graag na vijven.');
  await send(page);
  const notice = page.getByRole('region', { name: 'Uw aanvraag is niet aangekomen' });
  await expect(notice).toContainText(`Bel ${business.phone} of mail`);
  for (const typed of ['Naam: Jo de Vries', 'jo@example.org', 'Vrijstaande woning', 'Graag na vijven.'])
    await expect(notice).toContainText(typed);
  await expect(notice.getByRole('link', { name: 'Mail deze gegevens' })).toHaveAttribute(
    'href',
    /^mailto:.*Graag%20na/,
  );
  await expect(page.getByLabel('Naam')).toHaveValue('Jo de Vries');

  // It returns on every page until it is dismissed, and is not sent again.
  await page.goto('/privacy-beleid');
  await expect(notice.getByRole('heading')).toBeFocused();
  await notice.getByRole('button', { name: 'Sluiten' }).click();
  await expect(notice).toHaveCount(0);
  await page.goto('/');
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await expect(notice).toHaveCount(0);
  expect(offers).toBe(1);
  expect(await page.evaluate(() => Object.keys(window.localStorage))).toEqual([storageKeys.draft]);
});

test('a waiting request that is refused for good at a later visit is shown there, beside what its mail did', async ({
  page,
  site,
}) => {
  await page.route(store, (route) => route.abort());
  await openForm(page);
  await fillInPerson(page);
  await send(page);
  await expectSent(page);
  await page.unroute(store);
  await page.route(store, (route) => route.fulfill(refusal));
  await page.goto('/faq');
  const notice = page.getByRole('region', { name: 'Uw aanvraag is niet opgeslagen' });
  await expect(notice).toContainText('Uw aanvraag is naar ons gemaild');
  await expect(notice).toContainText('Naam: Jo de Vries');
  expect(await waiting(page)).toBe(0);
  await page.unroute(store);
  expect(await storedRequests(site)).toEqual([]);
});
