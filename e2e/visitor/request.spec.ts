import { emptyRequestFields } from '../../src/domain/request/request.ts';
import { roleFields } from '../../src/domain/request/roles.ts';
import { expect, test } from '../site.ts';
import {
  expectSent,
  fillInAddress,
  fillInPerson,
  openForm,
  requestForm,
  send,
  storedRequests,
} from '../support/request-steps.ts';
import { tabTo } from '../support/tab-to.ts';

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
  await tabTo(page, page.getByLabel('Naam'));
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
    .locator('#contactForm [name]:not([aria-hidden] *, [type=hidden])')
    .evaluateAll((fields) => fields.map((field) => field.getAttribute('name')));
  const inTheForm = Object.keys(emptyRequestFields).filter((name) => !roleFields.some((field) => field === name));
  expect(names.toSorted()).toEqual(inTheForm.toSorted());
  const reliedOn = ['address', 'email', 'houseNumber', 'houseNumberAddition', 'message', 'name', 'phone', 'postcode'];
  expect(names).toEqual(expect.arrayContaining([...reliedOn, 'propertyType', 'rushService']));
  await expect(page.locator('section#contact-section > div#contact form#contactForm')).toBeVisible();
});

test('the focus never falls to the top of the page', async ({ page }) => {
  await openForm(page);
  const form = requestForm(page);
  await fillInAddress(page, '3551CB', '340');
  await page.getByRole('button', { name: /340-B/ }).click();
  await expect(form.getByRole('status').filter({ hasText: 'Adres succesvol gevonden!' })).toBeFocused();
  await form.getByRole('button', { name: 'Wijzigen' }).click();
  await expect(form.getByLabel('Straat')).toBeFocused();
  await form.getByRole('button', { name: 'Annuleren' }).click();
  await expect(form.getByRole('button', { name: 'Wijzigen' })).toBeFocused();
  await form.getByRole('button', { name: 'Wijzigen' }).click();
  await form.getByLabel('Oppervlakte in m²').fill('160');
  await form.getByRole('button', { name: 'Toepassen' }).click();
  await expect(form.getByText('Oppervlakte bijgewerkt naar 160m²')).toBeVisible();
  await expect(form.getByRole('button', { name: 'Wijzigen' })).toBeFocused();
  await form.getByRole('button', { name: 'Formulier leegmaken' }).click();
  await expect(form.getByLabel('Postcode')).toBeFocused();
  await fillInPerson(page);
  await send(page);
  await expectSent(page);
  await page.getByRole('button', { name: 'Nieuwe aanvraag' }).click();
  await expect(form.getByLabel('Postcode')).toBeFocused();
});

test('no field is called wrong before something was', async ({ page }) => {
  await openForm(page);
  const wrong = requestForm(page).locator('[aria-invalid=true]');
  await expect(requestForm(page).locator('[aria-invalid=false]').first()).toBeVisible();
  await expect(wrong).toHaveCount(0);
  await send(page);
  await expect(wrong).toHaveCount(3);
});

test('the success screen stands for the whole section and prints alone, on one page', async ({ page }) => {
  await openForm(page);
  await fillInAddress(page, '3818eb', '210');
  await expect(page.getByText('Adres succesvol gevonden!')).toBeVisible();
  await fillInPerson(page);
  await send(page);
  await expectSent(page);
  await expect(page.getByRole('heading', { name: 'Vraag uw energielabel aan' })).toBeHidden();
  await expect(page.getByText('Utrechtseweg 210, 3818 EB Amersfoort')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Leg alvast klaar' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeHidden();
  await expect(page.getByRole('contentinfo', { includeHidden: true })).toBeHidden();
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});
