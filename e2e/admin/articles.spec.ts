import { becomeAdmin } from '../admin.ts';
import { expect as baseExpect, test } from '../site.ts';
import { textEditorIn } from '../write-text.ts';

// Build times are measured by the benchmark.
const expect = baseExpect.configure({ timeout: 40_000 });

const articlePath = '/blog/wat-telt-mee-voor-uw-label';

test('an article with a bold word and a link is written, published and seen in the HTML', async ({ page, request }) => {
  await becomeAdmin(page);
  await page.goto('/admin/teksten');
  await page.getByRole('button', { name: 'Nieuw artikel schrijven' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nieuw artikel schrijven' });
  await dialog.getByLabel('Titel *', { exact: true }).fill('Wat telt mee voor uw label?');
  await textEditorIn(dialog).click();
  await page.keyboard.type('Isolatie telt ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('zwaar');
  await page.keyboard.press('Control+b');
  await page.keyboard.type(' mee. Kijk ook bij ');
  await page.keyboard.press('Control+k');
  await dialog.getByLabel('Pagina van de website').selectOption({ label: 'Energielabel Gouda' });
  await dialog.getByRole('button', { name: 'Link maken' }).click();
  await expect(textEditorIn(dialog)).toBeFocused();
  await page.keyboard.type('.');
  await dialog.getByRole('button', { name: 'Artikel opslaan' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/^Artikel opgeslagen\. Dit is een concept/)).toBeVisible();
  expect((await request.get(articlePath)).status()).toBe(404);

  const publication = page.getByRole('group', { name: 'Publicatie' });
  await publication.getByRole('button', { name: 'Publiceren', exact: true }).click();
  await expect(publication.getByText('Staat online')).toBeVisible();
  await expect.poll(async () => (await request.get(articlePath)).status(), { timeout: 40_000 }).toBe(200);
  // React separates two texts by a comment.
  const html = (await (await request.get(articlePath)).text()).replaceAll('<!-- -->', '');
  // A long page would hide what is missing in it.
  expect(html.includes('Isolatie telt <strong>zwaar</strong> mee. Kijk ook bij <a ')).toBe(true);
  expect(/<a [^>]*href="\/energielabel-gouda-aanvragen"[^>]*>Energielabel Gouda<\/a>\./.test(html)).toBe(true);
});
