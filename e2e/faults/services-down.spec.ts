import { passPausesUntil, passTimeUntil } from '../support/pauses.ts';
import { expect, test } from '../site.ts';
import { details } from '../states/page-state.ts';
import {
  expectSent,
  fillInAddress,
  fillInPerson,
  openForm,
  requestForm,
  requestReader,
  send,
} from '../support/request-steps.ts';

// A browser logs every failed call by itself.
test.use({ expectedErrors: /Failed to load resource|Part of the page failed|dynamically imported module/ });

// The matrix and request-form.test.tsx test the responses of the services, lazy-form.test.tsx and load-code.test.ts code that
// does not come.
test(
  'the relay fails: the visitor is told, keeps the form, and can send again',
  { tag: '@wide' },
  async ({ page, site }) => {
    await site.setFaults({ relay: 'status 500' });
    await page.clock.install();
    await openForm(page);
    await fillInPerson(page);
    await send(page);
    const message = page.getByText('Er is een fout opgetreden', { exact: true });
    await expect(message).toBeVisible();
    await expect(page.getByLabel('Naam')).toHaveValue('Jo de Vries');
    // It stays when that message is gone.
    await passTimeUntil(page.clock, 5000, () => message.waitFor({ state: 'hidden', timeout: 1000 }));
    const readRequests = await requestReader(site);
    const [row] = await readRequests();
    const number = String(row?.id).slice(0, 8).toUpperCase();
    await expect(page.getByText(`wel bij ons opgeslagen, onder nummer ${number}`)).toBeVisible();
    expect(await site.inbox()).toEqual([]);
    await site.setFaults({ relay: 'none' });
    await send(page);
    await expectSent(page);
    expect(await site.inbox()).toHaveLength(1);
    expect(await readRequests()).toMatchObject([{ relay_status: 'sent' }]);
  },
);

test('the relay gives no answer: after 10 seconds the visitor is told', { tag: '@wide' }, async ({ page, site }) => {
  await site.setFaults({ relay: 'no answer' });
  await page.clock.install();
  await openForm(page);
  await fillInPerson(page);
  await send(page);
  await expect(page.getByRole('button', { name: 'Verzenden...' })).toBeVisible();
  await passPausesUntil(page, page.getByText('Er is een fout opgetreden', { exact: true }));
});

test(
  'the store comes back while the page is open: the request is stored by itself',
  { tag: '@wide' },
  async ({ page, context }) => {
    await openForm(page);
    await fillInPerson(page);
    await page.route('**/rest/v1/contact_submissions*', (route) => route.abort());
    await send(page);
    await expectSent(page);
    await page.unroute('**/rest/v1/contact_submissions*');
    const stored = page.waitForResponse((response) => response.url().includes('/rest/v1/contact_submissions'));
    await context.setOffline(true);
    await context.setOffline(false);
    expect((await stored).status()).toBe(201);
  },
);

for (const [postcode, sentence, isPortal] of [
  ['9999 ZZ', 'Geen adres gevonden. Controleer de gegevens.', false],
  ['9999 AE', 'Waarschijnlijk vraagt dit netwerk eerst om in te loggen.', true],
] as const) {
  test(
    `the register has no answer for ${postcode}: the request can be sent all the same`,
    details(isPortal),
    async ({ page, site }) => {
      await openForm(page);
      await fillInAddress(page, postcode, '1');
      await expect(page.getByText(sentence)).toBeVisible();
      await page.getByLabel(/^Adres \(/).fill('Voorbeeldstraat 1, Soest');
      await fillInPerson(page);
      await send(page);
      await expectSent(page);
      expect(await site.inbox()).toMatchObject([
        { body: { address: 'Voorbeeldstraat 1, Soest', calculatedPrice: '' } },
      ]);
    },
  );
}

test(
  'a form that cannot be loaded stays readable, and the page says what to do',
  { tag: '@wide' },
  async ({ page }) => {
    const failed = page.getByRole('alert').filter({ hasText: 'Het formulier kon niet helemaal worden geladen' });
    await page.route('**/assets/request-form-*.js*', (route) => route.abort());
    await page.clock.install();
    await page.goto('/#contact');
    await passPausesUntil(page, failed);
    await expect(failed).toContainText('Met internet kunt u wel versturen. Probeer het opnieuw of bel');
    await expect(page.getByRole('heading', { level: 1, name: /Vanaf €285/ })).toBeVisible();
    await page.unroute('**/assets/request-form-*.js*');
    await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
    await expect(failed).toHaveCount(0);
    await page.getByLabel('Naam').fill('Sam');
    await expect(page.getByRole('button', { name: 'Formulier leegmaken' })).toBeVisible();
    await expect(failed).toHaveCount(0);
  },
);

test('when the code of a page cannot be loaded, the page stays and says how to ask for a label', async ({ page }) => {
  await page.route('**/assets/{main,home-page}-*.js*', (route) => route.abort());
  await page.goto('/#contact');
  await expect(page.getByRole('alert')).toContainText('Probeer het opnieuw of bel', { timeout: 30_000 });
  await expect(page.getByRole('heading', { level: 1, name: /Vanaf €285/ })).toBeVisible();
});

test(
  'when the questions of the label check cannot be loaded, their page says so and keeps the rules',
  { tag: '@wide' },
  async ({ page }) => {
    await page.route('**/assets/{main,label-check-page}-*.js*', (route) => route.abort());
    // The pauses are real: with a fake clock the page does not notice that it was reloaded, and reloads again.
    await page.goto('/heb-ik-een-energielabel-nodig');
    await expect(page.getByRole('alert')).toContainText('De vragen konden niet worden geladen', { timeout: 30_000 });
    await expect(page.getByRole('heading', { name: 'De regels in het kort' })).toBeVisible();
  },
);

test('who leaves a price card for the form gets there, also on a page that the browser drew', async ({ page }) => {
  await page.goto('/privacy-beleid');
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.getByRole('banner').getByRole('link').first().click();
  await page.locator('#pricing').getByRole('link').first().click();
  await expect(requestForm(page).getByLabel('Postcode')).toBeFocused();
});
