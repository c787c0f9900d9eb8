import type { Locator } from '@playwright/test';
import { becomeAdmin } from '../admin.ts';
import { expect as baseExpect, test } from '../site.ts';
import { textEditorIn } from '../write-text.ts';

// Build times are measured by the benchmark.
const expect = baseExpect.configure({ timeout: 40_000 });

const articlePath = '/blog/wat-telt-mee-voor-uw-label';

/** As Word puts a paragraph, a list within a list and a table on the clipboard. */
const fromWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- p.MsoNormal {margin:0} --></style></head>
<body lang=NL style='tab-interval:35.4pt'><!--StartFragment-->
<p class=MsoNormal style='margin:0'>Dit <b style='mso-bidi-font-weight:normal'>telt</b> mee:<o:p></o:p></p>
${wordItem(1, 'Ramen')}
${wordItem(2, 'Dubbel glas')}
<table><tr><td>Kosten</td><td>285 euro</td></tr></table>
<!--EndFragment--></body></html>`;

function wordItem(level: number, text: string): string {
  return `<p class=MsoListParagraph style='text-indent:-18pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7pt "Times New Roman"'>&nbsp;</span></span></span><![endif]>${text}<o:p></o:p></p>`;
}

async function pasteHtml(editor: Locator, html: string) {
  await editor.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', pasted);
    clipboardData.setData('text/plain', 'Uit Word');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}

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
  await page.keyboard.press('Enter');
  await pasteHtml(textEditorIn(dialog), fromWord);
  await expect(textEditorIn(dialog).locator('ul ul').getByText('Dubbel glas')).toBeVisible();
  await expect(textEditorIn(dialog).getByText('·')).toBeHidden();
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
  expect(html.includes('Kosten 285 euro')).toBe(true);
  expect(/Ramen<ul[^>]*><li[^>]*>Dubbel glas<\/li>/.test(html)).toBe(true);
  expect(/mso-|MsoNormal|MsoList/.test(html)).toBe(false);
  expect(/<a [^>]*href="\/energielabel-gouda-aanvragen"[^>]*>Energielabel Gouda<\/a>\./.test(html)).toBe(true);
});
