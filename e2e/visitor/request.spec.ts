import { expect, test } from '../site.ts';
import {
  expectSent,
  fillInAddress,
  fillInPerson,
  openForm,
  requestForm,
  send,
  storedRequests,
} from '../request-form.ts';

test('a visitor sees the price and sends a request, which is mailed', async ({ page, site }) => {
  await openForm(page);
  await fillInAddress(page, '3818eb', '210');
  await expect(page.getByText('Adres succesvol gevonden!')).toBeVisible();
  await fillInPerson(page);
  await page.getByLabel(/Spoedservice/).check();
  await expect(page.getByRole('region', { name: 'Uw prijs' })).toContainText('€580');
  await send(page);
  await expectSent(page);
  await expect(page.getByText('Aanvraag succesvol verzonden!')).toBeVisible();
  expect(await site.inbox()).toMatchObject([
    {
      kind: 'mail',
      body: {
        name: 'Jo de Vries',
        address: 'Utrechtseweg 210, 3818 EB Amersfoort',
        rushService: 'Ja',
        calculatedPrice: 580,
      },
    },
  ]);
  const [row] = await storedRequests(site);
  expect(row?.['construction_year']).toBeGreaterThan(1900);
  expect(await site.inbox()).toMatchObject([
    { body: { constructionYear: row?.['construction_year'], rdX: row?.['rd_x'], rdY: row?.['rd_y'] } },
  ]);
});

test('a double click is one request', async ({ page, site }) => {
  const inserts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/rest/v1/contact_submissions')) inserts.push(request.method());
  });
  await openForm(page);
  await fillInPerson(page);
  await page.getByRole('button', { name: 'Aanvraag versturen' }).dblclick();
  await expectSent(page);
  expect(await site.inbox()).toHaveLength(1);
  expect(inserts).toEqual(['POST']);
});

test('what was typed survives a reload and can be thrown away', async ({ page }) => {
  await openForm(page);
  await fillInPerson(page);
  await page.reload();
  await expect(page.getByLabel('Naam')).toHaveValue('Jo de Vries');
  await page.getByRole('button', { name: 'Formulier leegmaken' }).click();
  await expect(page.getByLabel('Naam')).toHaveValue('');
  await page.reload();
  await expect(page.getByLabel('Naam')).toHaveValue('');
});

test('everything works with the keyboard alone', async ({ page, site }) => {
  await openForm(page);
  await requestForm(page).getByLabel('Postcode').focus();
  await page.keyboard.type('3551CB');
  await page.keyboard.press('Tab');
  await page.keyboard.type('340');
  await expect(page.getByRole('group', { name: 'Kies uw adres' })).toBeVisible();
  for (let tabs = 0; tabs < 2; tabs++) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Adres', { exact: true })).toHaveText('Amsterdamsestraatweg 340-A, 3551 CB Utrecht');
  await page.getByLabel('Type woning').focus();
  await page.keyboard.type('App');
  for (let tabs = 0; tabs < 3; tabs++) await page.keyboard.press('Tab');
  await page.keyboard.type('Jo de Vries');
  await page.keyboard.press('Tab');
  await page.keyboard.type('jo@example.org');
  await page.keyboard.press('Enter');
  await expectSent(page);
  expect(await site.inbox()).toMatchObject([{ body: { propertyType: 'Appartement', houseNumberAddition: 'A' } }]);
});

test('the form has the field names that other tools rely on', async ({ page }) => {
  await openForm(page);
  const names = await page
    .locator('#contactForm [name]:not([aria-hidden] *)')
    .evaluateAll((fields) => fields.map((field) => field.getAttribute('name')));
  expect(names.toSorted()).toEqual([
    'address',
    'email',
    'houseNumber',
    'houseNumberAddition',
    'message',
    'name',
    'phone',
    'postcode',
    'propertyType',
    'rushService',
  ]);
  await expect(page.locator('section#contact-section > div#contact form#contactForm')).toBeVisible();
});
