import type { Page } from '@playwright/test';
import { pathsOf } from '../../src/app/page-registry.ts';
import { cities } from '../../src/content/cities/cities.ts';
import { site as business } from '../../src/content/site.ts';
import { openRoles } from '../../src/content/public/request/open-roles.ts';
import { emptyRequestFields } from '../../src/domain/request/request.ts';
import { roleFields } from '../../src/domain/request/roles.ts';
import { articlePath, cityPath, paths } from '../../src/lib/paths.ts';
import { passPausesUntil } from '../support/pauses.ts';
import { openForm, requestForm } from '../support/request-steps.ts';
import { expect, readOnlyTest as test, test as storingTest } from '../site.ts';

// Every page without JavaScript: complete, styled, and with links that work.

test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

const { home, serviceAreas } = paths;
/** Without script one field takes their place. */
const roleNames = new Set<string>(roleFields);

const pages = [
  ...pathsOf('page', 'not-indexed'),
  ...cities.map(({ slug }) => cityPath(slug)),
  articlePath('isolatie-en-uw-energielabel'),
];

test('every page is whole and styled', async ({ page }) => {
  for (const path of pages) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    expect((await page.getByRole('main').innerText()).length, path).toBeGreaterThan(400);
    await expect(page.getByText(/laden\.\.\./).filter({ visible: true }), path).toHaveCount(0);
    await expect(page.getByRole('contentinfo'), path).toContainText(business.phone);
    // Styled with its own colour, and within the viewport.
    const { background, overflow } = await page.locator('html').evaluate((element) => ({
      background: getComputedStyle(element).backgroundColor,
      overflow: element.scrollWidth - window.innerWidth,
    }));
    expect(background, path).not.toBe('rgba(0, 0, 0, 0)');
    expect(overflow, path).toBeLessThanOrEqual(0);
  }
});

test.describe('a page that is not found', () => {
  test.use({ expectedErrors: /status of 404/ });

  for (const path of ['/bestaat-niet', articlePath('bestaat-niet'), '/energielabel-bestaat-niet']) {
    test(`leads on from ${path}`, async ({ page }) => {
      expect((await page.goto(path))?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(/laden\.\.\./).filter({ visible: true })).toHaveCount(0);
      await page.getByRole('main').getByRole('link', { name: 'Werkgebieden' }).click();
      await expect(page).toHaveURL(serviceAreas);
    });
  }
});

test('the menu opens, its links lead on, and the form says what a label costs', async ({ page }) => {
  await page.goto(home);
  const menu = page.getByRole('banner').locator('details');
  await expect(menu.getByRole('link', { name: 'FAQ' })).toBeHidden();
  await menu.locator('summary').click();
  await menu.getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/#faq');
  await expect(page.locator('#faq')).toBeInViewport();
  for (const answer of await page.locator('#faq [data-item]').all())
    await expect(answer.locator('p').first()).toBeVisible();
  await expect(page.getByText('Met internet kunt u wel versturen', { exact: false }).first()).toBeVisible();
  await expect(priceList(page).getByRole('row')).toHaveText([/€285$/, /€350$/, /\+ €15$/, /\+ €95$/]);
  await page.locator('#pricing').getByRole('link').first().click();
  await expect(page.locator('#contactForm')).toBeInViewport();
});

function priceList(page: Page) {
  return page.getByRole('table', { name: 'Prijzen incl. btw' });
}

async function fillIn(page: Page): Promise<void> {
  const form = requestForm(page);
  await form.getByLabel('Type woning').selectOption('Hoekwoning');
  await form.getByLabel(/Spoedservice/).check();
  await form.getByLabel(/Bericht/).fill('Liefst ’s ochtends & snel');
  await form.getByLabel('Naam', { exact: true }).fill('Jo de Vries');
  await form.getByLabel('E-mailadres', { exact: true }).fill('jo@example.org');
}

async function send(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Aanvraag versturen' }).click();
  await expect(page).toHaveURL(paths.thanks);
  await expect(page.getByRole('heading', { level: 1, name: 'Bedankt voor uw aanvraag' })).toBeVisible();
  await expect(page.getByText('Uw aanvraag is naar ons gemaild.')).toBeVisible();
}

/** The mail that results from `fillIn`, with what else is typed. */
function mail(typed: Record<string, string>) {
  return {
    kind: 'mail',
    subject: 'Nieuwe energielabel aanvraag',
    body: {
      ...Object.fromEntries(Object.entries(emptyRequestFields).filter(([name]) => !roleNames.has(name))),
      propertyType: 'Hoekwoning',
      rushService: 'Ja',
      message: 'Liefst ’s ochtends & snel',
      name: 'Jo de Vries',
      email: 'jo@example.org',
      _redirect: '/bedankt',
      _email: { subject: 'Nieuwe energielabel aanvraag', from: 'Website energielabel' },
      ...typed,
    },
  };
}

storingTest('the form is checked and sent by the browser itself', async ({ page, site }) => {
  await page.goto(cityPath('gouda'));
  const submit = page.getByRole('button', { name: 'Aanvraag versturen' });
  await submit.click();
  await expect(page.getByLabel('Type woning')).toBeFocused();
  await fillIn(page);
  await page.getByLabel('E-mailadres', { exact: true }).fill('jo');
  await submit.click();
  await expect(page.getByLabel('E-mailadres', { exact: true })).toBeFocused();
  expect(new URL(page.url()).pathname).toBe(cityPath('gouda'));
  expect(await site.inbox()).toEqual([]);
  await page.getByLabel('E-mailadres', { exact: true }).fill('jo@example.org');
  await requestForm(page).getByLabel('Postcode', { exact: true }).fill('3811AA');
  await requestForm(page).getByLabel('Huisnummer', { exact: true }).fill('12');
  await page.getByText('Adres zelf invullen').click();
  await page.getByLabel(/^Adres \(/).fill('Langestraat 12, Amersfoort');
  await send(page);
  expect(await site.inbox()).toMatchObject([
    mail({ postcode: '3811AA', houseNumber: '12', address: 'Langestraat 12, Amersfoort' }),
  ]);
});

storingTest('who orders for somebody else says so in the same mail', async ({ page, site }) => {
  await page.goto(cityPath('gouda'));
  await fillIn(page);
  await page.getByText(openRoles.title).click();
  await page.getByLabel(openRoles.native).fill('Piet Bakker, 06 87654321');
  await send(page);
  expect(await site.inbox()).toMatchObject([mail({ roles: 'Piet Bakker, 06 87654321' })]);
});

storingTest(
  'the price form leads to the prices and the form, and what was typed goes along',
  async ({ page, site }) => {
    await page.goto(home);
    await expect(page.getByRole('form', { name: 'Bekijk mijn prijs' })).toBeHidden();
    const hero = page.getByRole('group', { name: 'Naar de prijzen en het formulier' });
    await hero.getByLabel('Postcode').fill('3811AA');
    await hero.getByLabel('Huisnummer').fill('12');
    await hero.getByRole('link').click();
    await expect(page).toHaveURL('/#contact');
    await expect(priceList(page)).toBeInViewport();
    await fillIn(page);
    await send(page);
    expect(await site.inbox()).toMatchObject([mail({ pricePostcode: '3811AA', priceHouseNumber: '12' })]);
  },
);

for (const [fault, files] of [
  ['every script fails', '**/*.js*'],
  ['the code of the form fails', '**/request-form-*.js*'],
] as const) {
  storingTest.describe(`when ${fault}`, () => {
    storingTest.use({ javaScriptEnabled: true, expectedErrors: /ERR_FAILED/ });

    storingTest('the browser sends the form, beside the prices', async ({ page, site }) => {
      await page.route(files, (route) => route.abort());
      await page.clock.install();
      await page.goto('/#contact');
      await fillIn(page);
      await requestForm(page).getByLabel('Postcode', { exact: true }).fill('3811AA');
      await passPausesUntil(page, priceList(page));
      await send(page);
      expect(await site.inbox()).toMatchObject([mail({ postcode: '3811AA' })]);
    });
  });
}

storingTest.describe('when the code of the form fails', () => {
  storingTest.use({ javaScriptEnabled: true, expectedErrors: /ERR_FAILED/ });

  storingTest('what was typed for a price stands in the form, and is sent', async ({ page, site }) => {
    await page.route('**/request-form-*.js*', (route) => route.abort());
    await page.clock.install();
    await page.goto(home);
    const price = page.getByRole('form', { name: 'Bekijk mijn prijs' });
    await price.getByLabel('Postcode').fill('3818EB');
    await expect(page.locator('[data-waiting]', { has: price })).toHaveCount(0);
    await price.getByLabel('Huisnummer').fill('210');
    await price.getByRole('button').click();
    await page.getByRole('link', { name: 'Vraag dit label aan' }).click();
    // The link to the form waits for its code, and is left to the browser when that fails.
    await passPausesUntil(page, page.locator('html[data-failed]'));
    await expect(requestForm(page)).toBeInViewport();
    await expect(requestForm(page).getByLabel('Huisnummer', { exact: true })).toHaveValue('210');
    await expect(requestForm(page).getByLabel('Type woning')).not.toHaveValue('');
    await fillIn(page);
    await send(page);
    expect(await site.inbox()).toMatchObject([mail({ postcode: '3818EB', houseNumber: '210' })]);
  });
});

storingTest.describe('when the form breaks', () => {
  storingTest.use({
    javaScriptEnabled: true,
    expectedErrors: /Part of the page failed|NotFoundError|HierarchyRequest/,
  });

  storingTest('it stays as HTML with what was typed, and the browser sends it', async ({ page, site }) => {
    await openForm(page);
    await requestForm(page).getByLabel('Postcode', { exact: true }).fill('3551CB');
    await requestForm(page).getByLabel('Huisnummer', { exact: true }).fill('340');
    await fillIn(page);
    const choices = requestForm(page).getByRole('group', { name: 'Kies uw adres' });
    await expect(choices).toBeVisible();
    // As an extension of the browser may do.
    await choices.evaluate((element) => element.remove());
    await requestForm(page).getByLabel('Huisnummer', { exact: true }).fill('341');
    await expect(priceList(page)).toBeVisible();
    await expect(requestForm(page).getByRole('button')).toHaveText(['Aanvraag versturen']);
    await requestForm(page).getByLabel('Huisnummer', { exact: true }).fill('340');
    await page.getByLabel('Naam', { exact: true }).fill('');
    await page.getByRole('button', { name: 'Aanvraag versturen' }).click();
    await expect(page.getByLabel('Naam', { exact: true })).toBeFocused();
    await page.getByLabel('Naam', { exact: true }).fill('Jo de Vries');
    await send(page);
    expect(await site.inbox()).toMatchObject([mail({ postcode: '3551CB', houseNumber: '340' })]);
  });
});
