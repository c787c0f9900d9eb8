// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HelmetProvider } from 'react-helmet-async';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { queryClient } from '@/data/query-client';
import { fakeSupabase, type FakeAnswer, type FakeCall } from '@/test/fake-supabase';
import { SitemapPage } from './sitemap-page';

const read = 'GET /rest/v1/website_content';

afterEach(() => {
  queryClient.clear();
});

const article = {
  id: 'a1',
  section_name: 'blog_article',
  title: 'Wat doet isolatie met uw label?',
  subtitle: 'Over isolatie',
  content: 'Veel.',
  page_path: '/blog/isolatie-en-uw-label',
  last_updated: '2026-11-20T08:00:00+00:00',
};

interface Stored {
  allCosts?: () => FakeAnswer;
  articles?: () => FakeAnswer;
  landingPages?: () => FakeAnswer;
}

function nothing(): FakeAnswer {
  return { status: 200, json: [] };
}

function refused(): FakeAnswer {
  return { status: 403, json: { code: '42501', message: 'permission denied' } };
}

function open({ articles = nothing, allCosts = nothing, landingPages = nothing }: Stored = {}): FakeCall[] {
  const calls = fakeSupabase({
    [read]: ({ search }) => {
      if (search.get('page_path') === 'eq./blog/alle-kosten-energielabel') return allCosts();
      return search.get('section_name') === 'eq.hero' ? landingPages() : articles();
    },
  });
  render(
    <HelmetProvider>
      <MemoryRouter>
        <SitemapPage />
      </MemoryRouter>
    </HelmetProvider>,
  );
  return calls;
}

function linksOf(region: string): (string | null)[] {
  return within(screen.getByRole('region', { name: region }))
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href'));
}

test('the main pages, the sections of the home page and the cities are there before anything is read', () => {
  open();
  expect(linksOf('Hoofdpagina’s')).toEqual([
    '/',
    '/werkgebieden',
    '/heb-ik-een-energielabel-nodig',
    '/voorbereiding-opname',
    '/blog',
    '/privacy-beleid',
    '/algemene-voorwaarden',
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
  open({ articles: () => ({ status: 200, json: [article] }) });
  await screen.findByRole('link', { name: article.title });
  const main = screen.getByRole('main');
  const names = within(main)
    .getAllByRole('link')
    .map((link) => link.textContent);
  expect(new Set(names).size).toBe(names.length);
});

test('articles and landing pages come from the database; what is no landing page is left out', async () => {
  const calls = open({
    articles: () => ({ status: 200, json: [article] }),
    landingPages: () => ({
      status: 200,
      json: ['/energielabel-amersfoort-aanvragen', '/energielabel-soest', '/energielabel-bunnik-zuid'].map(
        (page_path) => ({ page_path }),
      ),
    }),
  });
  expect(await screen.findByRole('link', { name: article.title })).toHaveAttribute('href', article.page_path);
  expect(await screen.findByRole('link', { name: 'Energielabel Bunnik zuid' })).toBeVisible();
  expect(linksOf('Energielabel in andere plaatsen')).toEqual(['/energielabel-soest', '/energielabel-bunnik-zuid']);
  const search = calls.find((call) => call.search.get('section_name') === 'eq.hero')?.search;
  expect(search?.get('page_path')).toMatch(/^like\.\/energielabel-[%*]$/);
});

test('without landing pages there is no empty group of them, and without articles that is said', async () => {
  open();
  expect(await screen.findByText('Er staan nog geen artikelen op de blog.')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Energielabel in andere plaatsen' })).not.toBeInTheDocument();
});

test('a failed read can be tried again; the other links stay', async () => {
  const answers = [refused(), { status: 200, json: [article] }];
  open({ articles: () => answers.shift() ?? nothing(), landingPages: refused });
  const articles = await screen.findByRole('region', { name: 'Artikelen' });
  expect(await within(articles).findByRole('alert')).toHaveTextContent(
    'De lijst met artikelen kon niet worden geladen.',
  );
  expect(await screen.findByText('De lijst met andere plaatsen kon niet worden geladen.')).toBeVisible();
  expect(linksOf('Energielabel per stad')).toHaveLength(21);

  await userEvent.click(within(articles).getByRole('button', { name: 'Opnieuw proberen' }));
  expect(await screen.findByRole('link', { name: article.title })).toBeVisible();
  expect(within(articles).queryByRole('alert')).not.toBeInTheDocument();
});

test('rows of another shape are a failed read', async () => {
  open({ landingPages: () => ({ status: 200, json: [{ page_path: 3 }] }) });
  expect(
    await screen.findByText('De lijst met andere plaatsen kon niet worden geladen.', undefined, { timeout: 4000 }),
  ).toBeVisible();
});

test('the article that the blog does not list is here all the same', async () => {
  const allCosts = { ...article, id: 'a2', title: 'Alle kosten', page_path: '/blog/alle-kosten-energielabel' };
  open({ allCosts: () => ({ status: 200, json: [allCosts] }) });
  expect(await screen.findByRole('link', { name: 'Alle kosten' })).toHaveAttribute('href', allCosts.page_path);
});
