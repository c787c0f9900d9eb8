import type { Locator, Page } from '@playwright/test';
import { becomeAdmin } from '../../support/admin.ts';
import { describeAndSave, takePhoto } from '../../support/photos.ts';
import { expect as baseExpect, test } from '../../site.ts';
import { textEditorIn } from '../../support/write-text.ts';

// Build times are measured by the benchmark.
const expect = baseExpect.configure({ timeout: 40_000 });

const title = 'Wat telt mee voor uw label?';
const articlePath = '/blog/wat-telt-mee-voor-uw-label';
const alt = 'Adviseur meet een raam op';

/** A paragraph, a nested list and a table as Word puts them on the clipboard. */
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

/** The layout shift of the page since it began to load. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let moved = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved += Number(Reflect.get(entry, 'value'));
      document.documentElement.dataset['moved'] = String(moved);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset['moved'] ?? 0));
}

async function addPhoto(page: Page, part: Locator): Promise<void> {
  await part.getByRole('button', { name: 'Foto', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Foto kiezen' });
  const buffer = await takePhoto(page, 1200, 800);
  await dialog.getByLabel('Foto kiezen').setInputFiles({ name: 'DSC02.jpg', mimeType: 'image/jpeg', buffer });
  await describeAndSave(dialog, alt);
  await expect(textEditorIn(part).getByRole('img', { name: alt })).toBeVisible();
}

test('an article is written with a link, a picture and a part from Word, previewed, published and found', async ({
  page,
  request,
}) => {
  await becomeAdmin(page);
  await page.goto('/admin/teksten');
  await page.getByRole('button', { name: 'Nieuw artikel schrijven' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nieuw artikel schrijven' });
  await dialog.getByLabel('Titel *', { exact: true }).fill(title);
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
  await page.keyboard.press('Control+End');
  await addPhoto(page, dialog);
  // Only the form of the photo was sent.
  await expect(dialog).toBeVisible();

  await dialog.getByRole('button', { name: 'Voorbeeld bekijken' }).click();
  const preview = dialog.getByRole('article', { name: title });
  await expect(preview.getByRole('link', { name: 'Energielabel Gouda' })).toBeVisible();
  await expect(preview.getByRole('img', { name: alt })).toBeVisible();
  await expect(
    dialog.getByRole('group', { name: 'Zo wordt het artikel gevonden' }).getByText(`${title} | Blog`),
  ).toHaveCount(2);
  await dialog.getByRole('button', { name: 'Artikel opslaan' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/^Artikel opgeslagen\. Dit is een concept/)).toBeVisible();
  expect((await request.get(articlePath)).status()).toBe(404);

  const publication = page.getByRole('group', { name: 'Publicatie' });
  await publication.getByRole('button', { name: 'Publiceren', exact: true }).click();
  await expect(publication.getByText('Staat online')).toBeVisible();
  await expect.poll(async () => (await request.get(articlePath)).status(), { timeout: 40_000 }).toBe(200);
  // React separates two texts by an HTML comment.
  const html = (await (await request.get(articlePath)).text()).replaceAll('<!-- -->', '');
  // Not `toContain`, which would print the whole page on failure.
  expect(html.includes('Isolatie telt <strong>zwaar</strong> mee. Kijk ook bij <a ')).toBe(true);
  expect(html.includes('Kosten 285 euro')).toBe(true);
  expect(/Ramen<ul[^>]*><li[^>]*>Dubbel glas<\/li>/.test(html)).toBe(true);
  expect(/mso-|MsoNormal|MsoList/.test(html)).toBe(false);
  expect(/<a [^>]*href="\/energielabel-gouda-aanvragen"[^>]*>Energielabel Gouda<\/a>\./.test(html)).toBe(true);
  for (const place of ['/blog', '/sitemap.xml', '/feed.xml']) {
    expect((await (await request.get(place)).text()).includes(articlePath), place).toBe(true);
  }
  expect((await request.get(`/share${articlePath}.png`)).headers()['content-type']).toBe('image/png');

  const shifts = await watchShifts(page);
  await page.goto(articlePath);
  const picture = page.getByRole('img', { name: alt });
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveJSProperty('complete', true);
  await expect(picture).toHaveAttribute('width', '1200');
  await expect(picture).toHaveAttribute('height', '800');
  // Another font would move words; a picture without a size would move the text below.
  expect(await shifts()).toBeLessThan(0.001);
});
