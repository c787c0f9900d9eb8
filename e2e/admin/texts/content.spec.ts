import { becomeAdmin } from '../../support/admin.ts';
import { expect, test } from '../../site.ts';
import { writeText } from '../../support/write-text.ts';

const path = '/energielabel-bergen-op-zoom';

// A page that is newer than the build has this status, and is rendered by the browser.
test.use({ expectedErrors: /status of 404/ });

test('a landing page is made as a concept, published, seen at its path, and taken from the website again', async ({
  page,
  browser,
}) => {
  await becomeAdmin(page);
  await page.goto('/admin/teksten');
  await page.getByRole('button', { name: 'Nieuwe landingspagina aanmaken' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nieuwe landingspagina aanmaken' });
  await dialog.getByLabel('Plaatsnaam').fill('Bergen op Zoom');
  await expect(dialog.getByText(path)).toBeVisible();
  await dialog.getByRole('button', { name: 'Landingspagina aanmaken' }).click();
  await expect(dialog.getByText(/ligt ongeveer 106 km van Amersfoort/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Ja, pagina maken' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/aangemaakt\. Dit is een concept/)).toBeVisible();
  const publication = page.getByRole('group', { name: 'Publicatie' });
  await publication.getByRole('button', { name: 'Publiceren', exact: true }).click();
  await expect(publication.getByText('Gepubliceerd sinds')).toBeVisible();

  const visitor = await (await browser.newContext()).newPage();
  const address = new URL(path, page.url()).href;
  await visitor.goto(address);
  await expect(
    visitor.getByRole('heading', { level: 1, name: 'Energielabel aanvragen in Bergen op Zoom' }),
  ).toBeVisible();
  await expect(visitor.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  // None of the cities with a page is near.
  await expect(visitor.getByRole('region', { name: 'Ook populair in de buurt' })).toBeHidden();

  await publication.getByRole('button', { name: 'Niet meer publiceren' }).click();
  await expect(publication.getByText('Niet gepubliceerd')).toBeVisible();
  await visitor.goto(address);
  await expect(visitor.getByRole('heading', { name: '404' })).toBeVisible();

  await publication.getByRole('button', { name: 'Publiceren', exact: true }).click();
  await expect(publication.getByText('Gepubliceerd sinds')).toBeVisible();
  await visitor.goto(address);
  await expect(visitor.getByRole('heading', { level: 1, name: /Bergen op Zoom/ })).toBeVisible();
  await visitor.context().close();
});

test('an article is a concept until it gets a day', async ({ page, browser }) => {
  await becomeAdmin(page);
  await page.goto('/admin/teksten');
  await page.getByRole('button', { name: 'Nieuw artikel schrijven' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nieuw artikel schrijven' });
  await dialog.getByLabel('Titel *', { exact: true }).fill('Wat doet een adviseur?');
  await writeText(dialog, '## De opname', 'De adviseur bekijkt elke ruimte.');
  await dialog.getByRole('button', { name: 'Voorbeeld bekijken' }).click();
  await expect(dialog.getByRole('heading', { name: 'De opname' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Artikel opslaan' }).click();
  await expect(dialog).toBeHidden();

  const visitor = await (await browser.newContext()).newPage();
  const address = new URL('/blog/wat-doet-een-adviseur', page.url()).href;
  await visitor.goto(address);
  await expect(visitor.getByText('Artikel niet gevonden')).toBeVisible();

  const publication = page.getByRole('group', { name: 'Publicatie' });
  await publication.getByLabel('Publicatiedatum').fill('2026-01-02');
  await publication.getByRole('button', { name: 'Datum opslaan' }).click();
  await expect(publication.getByText('Gepubliceerd sinds 2 januari 2026')).toBeVisible();
  await visitor.goto(address);
  await expect(visitor.getByRole('heading', { level: 1, name: 'Wat doet een adviseur?' })).toBeVisible();
  await visitor.context().close();
});
