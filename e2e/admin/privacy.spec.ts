import { becomeAdmin } from '../support/admin.ts';
import { expect, test } from '../site.ts';

test.use({ seededRequests: 300 });

test('old requests are anonymised, orders are not due yet, and a person is erased but for what the law keeps', async ({
  page,
}) => {
  await becomeAdmin(page);
  await page.goto('/admin/beheer/privacy');
  const list = await page.context().newPage();
  await list.goto('/admin');
  const search = list.getByLabel('Zoeken', { exact: true });
  const erasure = page.getByRole('group').filter({ hasText: 'Gegevens van één persoon wissen' });
  await erasure.getByText('Gegevens van één persoon wissen').click();

  async function find(email: string) {
    await page.getByLabel('E-mailadres of telefoonnummer van wie om verwijdering vraagt').fill(email);
    await page.getByRole('button', { name: 'Bekijk wat er verdwijnt' }).click();
  }
  async function erase() {
    await page.getByRole('button', { name: 'Gegevens wissen' }).click();
    await page.getByRole('button', { name: 'Ja, wis de gegevens' }).click();
  }

  // A request that became no order is erased completely.
  await find('ANNA60020@example.org');
  await expect(page.getByRole('region', { name: /^1 aanvraag met/ })).toContainText(
    'Alles wat van deze persoon is, verdwijnt.',
  );
  await erase();
  await expect(erasure.getByText('1 aanvraag gewist.')).toBeVisible();
  await expect(erasure.getByText('Verwijder nu ook de mails over deze aanvragen.')).toBeVisible();
  await search.fill('anna60020@example.org');
  await expect(list.getByText('Geen aanvragen gevonden')).toBeVisible();
  await find('anna60020@example.org');
  await expect(erasure.getByText('Er is niets te wissen bij anna60020@example.org.')).toBeVisible();

  // The law requires to keep the customer and the address of an order, not the phone number.
  await find('frits60005@example.org');
  await expect(page.getByRole('region', { name: /^1 aanvraag met/ })).toContainText('De belastingwet vraagt');
  await erase();
  await expect(erasure.getByText('0 aanvragen gewist. 1 aanvraag bewaard, omdat de wet dat vraagt.')).toBeVisible();
  await search.fill('frits60005@example.org');
  await expect(list.getByText('1 van 1 aanvraag')).toBeVisible();
  await search.fill('06 00060005');
  await expect(list.getByText('Geen aanvragen gevonden')).toBeVisible();

  const retention = page.getByRole('group').filter({ hasText: 'Oude aanvragen anonimiseren' });
  await retention.getByText('Oude aanvragen anonimiseren').click();
  await page.getByRole('button', { name: 'Bekijk welke aanvragen' }).click();
  await page.getByRole('button', { name: /^Anonimiseer \d+ aanvragen$/ }).click();
  await page.getByRole('button', { name: 'Ja, anonimiseer' }).click();
  await expect(retention.getByText('Er zijn geen aanvragen om te anonimiseren')).toBeVisible();
  await expect(retention.getByRole('link', { name: 'Formspark' })).toBeVisible();

  const orders = page.getByRole('group').filter({ hasText: 'Oude opdrachten anonimiseren' });
  await orders.getByText('Oude opdrachten anonimiseren').click();
  await page.getByRole('button', { name: 'Bekijk welke opdrachten' }).click();
  await expect(orders.getByText('Er zijn geen aanvragen om te anonimiseren')).toBeVisible();
});

test('what is stored about a person is a page of its own on paper', async ({ page, expectAccessible }) => {
  await becomeAdmin(page);
  await page.goto('/admin/beheer/privacy#privacy');
  await page.getByText('Gegevens van één persoon opvragen').click();
  await page.getByLabel('E-mailadres of telefoonnummer van de persoon').fill('anna60020@example.org');
  await page.keyboard.press('Enter');
  const document = page.getByRole('dialog', { name: 'Gegevens van anna60020@example.org' });
  await expect(document.getByRole('term').filter({ hasText: /^Telefoon$/ })).toBeVisible();
  await expectAccessible('the data of a person', { part: '[role=dialog]' });

  await page.emulateMedia({ media: 'print' });
  await expect(document).toBeVisible();
  await expect(document.getByRole('button', { name: 'Afdrukken' })).toBeHidden();
  await expect(page.locator('#root')).toBeHidden();
  const pages = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g);
  // All fields of a request fill more than one.
  expect(pages?.length).toBe(2);

  await page.emulateMedia({ media: 'screen' });
  await document.getByRole('button', { name: 'Sluiten' }).click();
  await expect(document).toBeHidden();
  await expect(page.getByLabel('E-mailadres of telefoonnummer van de persoon')).toBeFocused();
});
