import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { indexNowKey } from '#shared/index-now.ts';
import { becomeAdmin } from '../../support/admin.ts';
import { expect as baseExpect, test } from '../../site.ts';
import { writeText } from '../../support/write-text.ts';

// Build times are measured by the benchmark.
const expect = baseExpect.configure({ timeout: 40_000 });

const articlePath = '/blog/een-proef-met-publiceren';
const title = 'Een proef met publiceren';

/** What a search engine sees of the article. */
async function seen(request: APIRequestContext) {
  async function holds(page: string, text: string): Promise<boolean> {
    return (await (await request.get(page)).text()).includes(text);
  }
  const own = await request.get(articlePath);
  return {
    status: own.status(),
    text: (await own.text()).includes('Een alinea die er eerst niet was.'),
    blog: await holds('/blog', articlePath),
    sitemapXml: await holds('/sitemap.xml', articlePath),
    sitemap: await holds('/sitemap', articlePath),
    feed: await holds('/feed.xml', `<title>${title}</title>`),
    related: await holds('/blog/energielabel-bij-verhuur', articlePath),
    shareImage: (await request.get(`/share${articlePath}.png`)).status(),
  };
}

const online = {
  status: 200,
  text: true,
  blog: true,
  sitemapXml: true,
  sitemap: true,
  feed: true,
  related: true,
  shareImage: 200,
};
const offline = {
  status: 404,
  text: false,
  blog: false,
  sitemapXml: false,
  sitemap: false,
  feed: false,
  related: false,
  shareImage: 404,
};

async function writeArticle(page: Page): Promise<void> {
  await page.goto('/admin/teksten');
  await page.getByRole('button', { name: 'Nieuw artikel schrijven' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nieuw artikel schrijven' });
  await dialog.getByLabel('Titel *', { exact: true }).fill(title);
  await writeText(dialog, 'Een alinea die er eerst niet was.');
  await dialog.getByRole('button', { name: 'Artikel opslaan' }).click();
  await expect(dialog).toBeHidden();
}

test('an article is in the built pages once it is published, and gone after it was withdrawn', async ({
  page,
  request,
  site,
}) => {
  await becomeAdmin(page);
  await writeArticle(page);
  const publication = page.getByRole('group', { name: 'Publicatie' });
  await publication.getByRole('button', { name: 'Publiceren', exact: true }).click();
  await expect(publication.getByText('Staat online')).toBeVisible();
  await expect.poll(() => seen(request), { timeout: 40_000 }).toEqual(online);

  // The stand-in accepts them only with the key of this site, which the site serves in a file.
  await expect
    .poll(async () => (await site.offeredPages()).flatMap(({ body }) => body))
    .toContain(`https://woninglabel.example${articlePath}`);
  const key = await indexNowKey('https://woninglabel.example');
  expect(await (await request.get(`/${key}.txt`)).text()).toBe(key);

  const card = page.getByRole('article', { name: 'Artikel op de blog' });
  await card.getByRole('button', { name: 'Bewerken' }).click();
  await card.getByLabel('Titel', { exact: true }).fill('Een andere titel');
  await card.getByRole('button', { name: 'Opslaan' }).click();
  await expect
    .poll(async () => (await request.get(articlePath)).text(), { timeout: 40_000 })
    .toContain('Een andere titel');
  await expect(publication.getByText('Staat online')).toBeVisible();

  await publication.getByRole('button', { name: 'Niet meer publiceren' }).click();
  await expect(publication.getByText('Niet gepubliceerd')).toBeVisible();
  await expect.poll(() => seen(request), { timeout: 40_000 }).toEqual(offline);
});

test('search engines that take nothing do no harm, are counted, and are asked again', async ({ page, site }) => {
  await becomeAdmin(page);
  await writeArticle(page);
  await site.setFaults({ indexnow: 'status 429' });
  const publication = page.getByRole('group', { name: 'Publicatie' });
  await publication.getByRole('button', { name: 'Publiceren', exact: true }).click();
  await expect(publication.getByText('Staat online')).toBeVisible();
  await expect(async () => {
    await page.goto('/admin/beheer/automatisering');
    await page.getByText('Laatste meldingen').first().click();
    await expect(page.getByText('indexnow 429')).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 40_000 });
  expect(await site.offeredPages()).toEqual([]);

  await site.setFaults({ indexnow: 'none' });
  await page.goto(`/admin/teksten?pagina=${articlePath}`);
  await publication.getByRole('button', { name: 'Niet meer publiceren' }).click();
  await publication.getByRole('button', { name: 'Publiceren', exact: true }).click();
  await expect
    .poll(async () => (await site.offeredPages()).flatMap(({ body }) => body))
    .toContain(`https://woninglabel.example${articlePath}`);
});

test('a build that fails leaves the site as it was, and is shown', async ({ page, request, site }) => {
  await becomeAdmin(page);
  await writeArticle(page);
  const before = await (await request.get('/blog')).text();
  // A file in the place of the folder for the rebuilt pages.
  const obstacle = path.join(site.dataFolder, 'site');
  await writeFile(obstacle, '');
  const publication = page.getByRole('group', { name: 'Publicatie' });
  await publication.getByRole('button', { name: 'Publiceren', exact: true }).click();
  const retry = publication.getByRole('button', { name: 'opnieuw proberen' });
  await expect(retry).toBeVisible();
  expect(await (await request.get('/blog')).text()).toBe(before);
  await rm(obstacle);
  await retry.click();
  await expect(publication.getByText('Staat online')).toBeVisible();
  await expect.poll(() => seen(request), { timeout: 40_000 }).toEqual(online);
});
