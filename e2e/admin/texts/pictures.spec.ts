import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { becomeAdmin } from '../../support/admin.ts';
import { describeAndSave, hiddenPlace, takePhoto } from '../../support/photos.ts';
import { expect as baseExpect, test } from '../../site.ts';

// Rebuilding the pages takes a while.
const expect = baseExpect.configure({ timeout: 40_000 });

const articlePath = '/blog/isolatie-en-uw-energielabel';
const alt = 'Adviseur meet een raam op';

/** Every stored file, by its name. */
async function storedFiles(dataFolder: string): Promise<Map<string, Buffer>> {
  const folder = path.join(dataFolder, 'storage/pictures');
  const names = (await readdir(folder, { recursive: true })).filter((name) => /\.\w+$/.test(name));
  return new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(path.join(folder, name))] as const)),
  );
}

test('an article gets a picture of its own, which is live without the place where it was taken', async ({
  page,
  request,
  site,
}) => {
  await becomeAdmin(page);
  await page.goto(`/admin/teksten?pagina=${articlePath}`);
  const own = page.getByRole('group', { name: 'Foto bij dit artikel' });
  await own.getByRole('button', { name: 'Eigen foto kiezen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Foto kiezen' });
  const buffer = await takePhoto(page, 2000, 1500);
  await dialog.getByLabel('Foto kiezen').setInputFiles({ name: 'DSC01.jpg', mimeType: 'image/jpeg', buffer });
  await dialog.getByRole('button', { name: 'Foto bewaren' }).click();
  await expect(dialog.getByText('Beschrijf in een paar woorden')).toBeVisible();
  await describeAndSave(dialog, alt);
  await expect(own.getByRole('img', { name: alt })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Publicatie' }).getByText('Staat online')).toBeVisible();

  const files = await storedFiles(site.dataFolder);
  const names = [...files.keys()].map((name) => path.basename(name)).toSorted();
  expect(names).toEqual(['1600x1200.webp', '800x600.webp', 'share.jpg']);
  expect(buffer.includes(hiddenPlace)).toBe(true);
  for (const [name, file] of files) expect(file.includes('Exif') || file.includes(hiddenPlace), name).toBe(false);

  const html = await (await request.get(articlePath)).text();
  const [, id = ''] = /\/pictures\/([\w-]{36})\/1600x1200\.webp/.exec(html) ?? [];
  const folder = `/storage/v1/object/public/pictures/${id}`;
  expect(html).toContain(`srcSet="${folder}/800x600.webp 800w, ${folder}/1600x1200.webp 1600w"`);
  expect(html).toContain(`<meta property="og:image" content="https://woninglabel.example${folder}/share.jpg"`);
  expect((await request.get(`${folder}/share.jpg`)).headers()['content-type']).toBe('image/jpeg');

  await page.goto(articlePath);
  const picture = page.getByRole('img', { name: alt });
  await expect(picture).toHaveJSProperty('complete', true);
  // Cropped where it would push the text out of view.
  expect(await picture.evaluate((img: HTMLImageElement) => [img.naturalWidth > 0, img.height])).toEqual([true, 480]);
  await page.goto('/blog');
  await expect(page.locator(`img[src^="${folder}"]`).first()).toBeVisible();
});

test('a picture is dropped or pasted, found among those that stand nowhere, and deleted', async ({
  page,
  site,
  expectAccessible,
}) => {
  await becomeAdmin(page);
  await page.goto('/admin/teksten');
  await expect(page.getByText('Er zijn nog geen foto’s.')).toBeVisible();
  const photos = { drop: await takePhoto(page, 640, 480), paste: await takePhoto(page, 900, 600) };
  for (const [kind, photo] of Object.entries(photos)) {
    await page.evaluate(
      ({ type, base64 }) => {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        const data = new DataTransfer();
        data.items.add(new File([bytes], 'foto.jpg', { type: 'image/jpeg' }));
        const event =
          type === 'drop'
            ? new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true })
            : new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
        document.body.dispatchEvent(event);
      },
      { type: kind, base64: photo.toString('base64') },
    );
    await describeAndSave(page, `Foto die kwam door ${kind}`);
    await expect(page.getByRole('img', { name: `Foto die kwam door ${kind}` })).toBeVisible();
  }
  await expectAccessible('the library of pictures');
  await page.getByRole('checkbox', { name: /nergens staan \(2\)/ }).check();
  await page.getByRole('button', { name: /^Verwijderen.*door drop$/ }).click();
  await page.getByRole('button', { name: 'Ja, verwijder' }).click();
  await expect(page.getByRole('img', { name: 'Foto die kwam door drop' })).toBeHidden();
  await expect(page.getByText('(1)')).toBeVisible();
  expect([...(await storedFiles(site.dataFolder)).keys()].map((name) => path.basename(name)).toSorted()).toEqual([
    '800x533.webp',
    '900x600.webp',
    'share.jpg',
  ]);
});

test.describe('with a storage that gives no answer', () => {
  test.use({ expectedErrors: /net::ERR_FAILED/ });

  test('what is no picture is refused in words, and a failed upload keeps what was typed', async ({ page }) => {
    await becomeAdmin(page);
    await page.goto('/admin/teksten');
    const chooser = page.getByLabel('Foto kiezen');
    await chooser.setInputFiles({ name: 'brief.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
    await expect(page.getByText('Je browser kan dit bestand niet als foto lezen.')).toBeVisible();
    await chooser.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: await takePhoto(page, 100, 80) });
    await expect(page.getByText('Deze foto is te klein')).toBeVisible();
    await chooser.setInputFiles({ name: 'b.jpg', mimeType: 'image/jpeg', buffer: await takePhoto(page, 700, 500) });
    await page.route('**/storage/v1/object/**', (route) => route.abort());
    await describeAndSave(page, alt);
    await expect(page.getByText('Kon de foto niet bewaren')).toBeVisible();
    await expect(page.getByLabel('Wat is er te zien?')).toHaveValue(alt);
    await page.unroute('**/storage/v1/object/**');
    await page.getByRole('button', { name: 'Foto bewaren' }).click();
    await expect(page.getByRole('img', { name: alt })).toBeVisible();
  });
});
