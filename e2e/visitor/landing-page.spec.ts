import type { Page } from '@playwright/test';
import { anchors } from '../../src/lib/paths.ts';
import { becomeAdmin } from '../support/admin.ts';
import { requestForm } from '../support/request-steps.ts';
import { expect, test } from '../site.ts';

const path = '/energielabel-bergen-op-zoom';

/** Calls the data API with the session of the page, as the back-office does. */
async function askAsAdmin(page: Page, method: string, address: string, body: unknown): Promise<number> {
  return page.evaluate(
    async ([verb, url, data]) => {
      const key = Object.keys(window.localStorage).find((name) => name.endsWith('-auth-token')) ?? '';
      const session = window.localStorage.getItem(key) ?? '';
      const token = /"access_token":"([^"]+)"/.exec(session)?.[1] ?? '';
      const answer = await fetch(url, {
        method: verb,
        headers: { apikey: 'local', Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        body: data,
      });
      return answer.status;
    },
    [method, address, JSON.stringify(body)] as const,
  );
}

test.describe('made after the build', () => {
  // Until the next build its URL returns 404, with the app that shows it.
  test.use({ expectedErrors: /Failed to load resource.*404/ });

  test('a landing page lives at its path, and is kept from search engines until somebody worked on it', async ({
    page,
  }) => {
    await becomeAdmin(page);
    const blocks = [
      {
        section_name: 'hero',
        page_path: path,
        title: 'Energielabel in Bergen op Zoom',
        subtitle: 'Snel geregeld.',
        content: null,
      },
      {
        section_name: 'intro',
        page_path: path,
        title: 'Wonen in de vestingstad',
        subtitle: null,
        content: '<b>Tekst</b> van de beheerder',
      },
      {
        section_name: 'benefits',
        page_path: path,
        title: 'Voordelen',
        subtitle: null,
        content: '- Snelle service\n- 10 jaar geldig',
      },
    ];
    expect(await askAsAdmin(page, 'POST', '/rest/v1/website_content', blocks)).toBe(201);

    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'Energielabel in Bergen op Zoom' })).toBeVisible();
    await expect(page.getByText('<b>Tekst</b> van de beheerder')).toBeVisible();
    await expect(
      page.getByRole('main').getByRole('listitem').filter({ hasText: '10 jaar geldig' }).first(),
    ).toBeVisible();
    await page.locator(`#${anchors.contactSection}`).scrollIntoViewIfNeeded();
    await expect(page.getByLabel(/^Bericht/)).toHaveValue('Aanvraag energielabel in Bergen op Zoom');
    await expect(page.getByRole('navigation', { name: 'Kruimelpad' })).toContainText('Bergen op Zoom');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');

    // Also when rendered by the browser, it passes the address on to the request form when the price does not load.
    await page.route('**/assets/price-answer-*.js', (route) => route.fulfill({ status: 404 }));
    const priceForm = page.getByRole('form', { name: 'Bekijk mijn prijs' });
    await priceForm.getByLabel('Postcode').fill('3818EB');
    await priceForm.getByLabel('Huisnummer').fill('210');
    await priceForm.getByRole('button', { name: 'Bekijk mijn prijs' }).click();
    await expect(requestForm(page)).toContainText('Utrechtseweg 210, 3818 EB Amersfoort');
    await expect(requestForm(page).getByLabel('Huisnummer')).toHaveValue('210');
    await expect(page).toHaveURL(`${path}#${anchors.contact}`);

    const edit = { content: 'Een eigen tekst' };
    expect(
      await askAsAdmin(page, 'PATCH', `/rest/v1/website_content?page_path=eq.${path}&section_name=eq.intro`, edit),
    ).toBe(204);
    await page.goto(path);
    await expect(page.getByText('Een eigen tekst')).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${path}$`));
  });
});

test.describe('when the texts cannot be read', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test('the page says so, and tries again when asked', async ({ page }) => {
    await page.route('**/rest/v1/website_content*', (route) => route.abort());
    await page.goto('/energielabel-soest');
    await expect(page.getByRole('alert')).toContainText('probeer het nog een keer');
    await page.unroute('**/rest/v1/website_content*');
    await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
    await expect(page.getByRole('heading', { name: '404' })).toBeVisible();
  });
});
