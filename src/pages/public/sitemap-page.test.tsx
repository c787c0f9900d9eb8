// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sitemapLinks } from '@/app/page-registry';
import { publishedPagesQuery } from '@/data/content/published-pages';
import { buildArticleRow, buildContentRow, readContent } from '@/test/content';
import { fetchFrom } from '@/test/content-table';
import { fakeSupabase, laterAnswer, type FakeAnswer } from '@/test/services/fake-supabase';
import { renderPage } from '@/test/render/render-page';
import { SitemapPage } from './sitemap-page';

const sitemap = <SitemapPage sitemapLinks={sitemapLinks} />;

const article = buildArticleRow('isolatie-en-uw-label', 20, { title: 'Wat doet isolatie met uw label?' });

function landingRow(page_path: string, section_name = 'hero') {
  return buildContentRow({ id: `${page_path} ${section_name}`, section_name, page_path, is_edited: true });
}

function open(answer: () => FakeAnswer) {
  const calls = fakeSupabase({ [readContent]: answer });
  return { calls, ...renderPage('/sitemap', sitemap, '/sitemap', new Map([['has-reviews', true]])) };
}

function linksOf(region: string): (string | null)[] {
  return within(screen.getByRole('region', { name: region }))
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href'));
}

test('the main pages, the sections of the home page and the cities are there before anything is read', async () => {
  open(() => laterAnswer().promise);
  await screen.findByRole('region', { name: 'Hoofdpagina’s' });
  expect(screen.getByRole('status')).toHaveTextContent('Artikelen laden...');
  expect(linksOf('Hoofdpagina’s')).toEqual([
    '/',
    '/werkgebieden',
    '/heb-ik-een-energielabel-nodig',
    '/voorbereiding-opname',
    '/blog',
    '/privacy-beleid',
    '/algemene-voorwaarden',
    '/herroepen',
    '/sitemap',
  ]);
  expect(linksOf('Op de voorpagina')).toEqual([
    '/#features',
    '/#process',
    '/#pricing',
    '/#service-area',
    '/#about',
    '/#testimonials',
    '/#faq',
    '/#contact',
  ]);
  const stated =
    'amersfoort amsterdam amstelveen apeldoorn arnhem den-haag hilversum nijmegen rotterdam utrecht zwolle';
  expect(linksOf('Werkgebieden')).toEqual(stated.split(' ').map((slug) => `/werkgebieden/${slug}`));
  const pages = linksOf('Energielabel per stad');
  expect(pages).toHaveLength(21);
  expect(pages).toContain('/energielabel-den-haag-aanvragen');
});

test('no two links have the same name', async () => {
  open(() => ({ status: 200, json: [article, landingRow('/energielabel-soest')] }));
  await screen.findByRole('link', { name: 'Wat doet isolatie met uw label?' });
  await screen.findByRole('link', { name: 'Energielabel Gouda' });
  const names = within(screen.getByRole('main'))
    .getAllByRole('link')
    .map((link) => link.textContent);
  expect(new Set(names).size).toBe(names.length);
});

test('articles and landing pages come from the database in one question', async () => {
  const paths = ['/energielabel-soest', '/energielabel-amersfoort-aanvragen', '/energielabel-bunnik-zuid', '/elders'];
  const { calls } = open(() => ({ status: 200, json: [article, ...paths.map((path) => landingRow(path))] }));
  expect(await screen.findByRole('link', { name: 'Wat doet isolatie met uw label?' })).toHaveAttribute(
    'href',
    '/blog/isolatie-en-uw-label',
  );
  expect(screen.getByRole('link', { name: 'Energielabel Bunnik Zuid' })).toBeVisible();
  // What is no landing page is left out.
  expect(linksOf('Energielabel in andere plaatsen')).toEqual(['/energielabel-bunnik-zuid', '/energielabel-soest']);
  expect(calls.map(({ search }) => search.toString())).toEqual([publishedPagesQuery().key]);
});

test('a landing page is one link, however many of its texts somebody worked on', async () => {
  const rows = ['benefits', 'hero', 'intro'].map((name) => landingRow('/energielabel-soest', name));
  open(() => ({ status: 200, json: rows }));
  await screen.findByRole('region', { name: 'Energielabel in andere plaatsen' });
  expect(linksOf('Energielabel in andere plaatsen')).toEqual(['/energielabel-soest']);
});

test('without landing pages there is no empty group of them, and without articles that is said', async () => {
  open(() => ({ status: 200, json: [] }));
  expect(await screen.findByText('Er staan nog geen artikelen op de blog.')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Energielabel in andere plaatsen' })).not.toBeInTheDocument();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('what is known already is shown at once, and stays when it cannot be asked again', async () => {
  fakeSupabase({ [readContent]: () => 'network error' });
  const rows = [article, landingRow('/energielabel-soest')];
  const query = publishedPagesQuery();
  const known = await query.fetch({ send: fetchFrom(rows), signal: new AbortController().signal });
  renderPage('/sitemap', sitemap, '/sitemap', new Map([[query.key, known]]));
  expect(await screen.findByRole('link', { name: 'Wat doet isolatie met uw label?' })).toBeVisible();
  expect(linksOf('Energielabel in andere plaatsen')).toEqual(['/energielabel-soest']);
  await screen.findByRole('region', { name: 'Energielabel per stad' });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a failed fetch is reported once and can be retried; the other links stay', async () => {
  const answers: FakeAnswer[] = [
    { status: 403, json: { code: '42501', message: 'permission denied' } },
    { status: 200, json: [article, landingRow('/energielabel-soest')] },
  ];
  const { user } = open(() => answers.shift() ?? 'network error');
  const articles = await screen.findByRole('region', { name: 'Artikelen' });
  expect(await within(articles).findByRole('alert')).toHaveTextContent(
    'De lijst met artikelen kon niet worden geladen.',
  );
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  await screen.findByRole('region', { name: 'Energielabel per stad' });
  expect(linksOf('Energielabel per stad')).toHaveLength(21);

  await user.click(within(articles).getByRole('button', { name: 'Opnieuw proberen' }));
  // The button is gone, and the focus stays in this part of the page.
  expect(document.activeElement).toContainElement(screen.getByRole('region', { name: 'Artikelen' }));
  expect(document.body).not.toHaveFocus();
  expect(await screen.findByRole('link', { name: 'Wat doet isolatie met uw label?' })).toBeVisible();
  expect(linksOf('Energielabel in andere plaatsen')).toEqual(['/energielabel-soest']);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('rows of another shape are a failed read', async () => {
  open(() => ({ status: 200, json: [{ ...article, page_path: 3 }] }));
  expect(await screen.findByText('De lijst met artikelen kon niet worden geladen.')).toBeVisible();
});

test('the article that the blog does not list is here all the same', async () => {
  const allCosts = buildArticleRow('alle-kosten-energielabel', 1, { title: 'Alle kosten' });
  open(() => ({ status: 200, json: [allCosts] }));
  expect(await screen.findByRole('link', { name: 'Alle kosten' })).toHaveAttribute(
    'href',
    '/blog/alle-kosten-energielabel',
  );
});
