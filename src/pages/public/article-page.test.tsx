// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { allCostsSlug } from '@/content/public/all-costs';
import { site } from '@/content/site';
import { phoneHref } from '@/domain/contact/phone';
import { DataError } from '@/data/errors';
import { paths } from '@/lib/paths';
import { answerContent, buildArticleRow, readContent } from '@/test/content';
import { fakeSupabase, laterAnswer } from '@/test/services/fake-supabase';
import { renderPage } from '@/test/render/render-page';
import { ArticlePage } from './article-page';

const rows = [
  buildArticleRow('een', 1),
  buildArticleRow('twee', 2),
  buildArticleRow('drie', 3, { subtitle: 'samenvatting '.repeat(20) }),
  buildArticleRow('vier', 4),
  buildArticleRow('vijf', 5),
  buildArticleRow(allCostsSlug, 18),
];

function openArticle(slug: string, stored = rows) {
  const calls = fakeSupabase({ [readContent]: (call) => answerContent(stored, call) });
  return { calls, ...renderPage('/blog/:slug', <ArticlePage />, `/blog/${slug}`) };
}

function title() {
  return screen.findByRole('heading', { level: 1 });
}

function robots() {
  return document.querySelector('meta[name=robots]')?.getAttribute('content') ?? null;
}

/** The structured data of the article as in the page; '' until it is there. */
function facts() {
  return document.querySelector('script[type="application/ld+json"]')?.innerHTML ?? '';
}

async function related() {
  const section = await screen.findByRole('region', { name: 'Lees ook' });
  return within(section).getAllByRole('listitem');
}

describe('an article', () => {
  test('shows its title, day, reading time, summary and text', async () => {
    openArticle('vijf');
    expect(await title()).toHaveTextContent('Over vijf');
    expect(screen.getByText('5 min leestijd')).toBeVisible();
    expect(screen.getByText('5 november 2026')).toHaveAttribute('datetime', '2026-11-05T08:00:00+00:00');
    expect(screen.getByText('Een uur zoeken in uw papieren kan een beter label opleveren.')).toBeVisible();
    const text = within(screen.getByRole('article'));
    expect(text.getByText('De adviseur telt mee wat u kunt bewijzen.').tagName).toBe('P');
    expect(text.getByRole('heading', { level: 2, name: 'Papieren' })).toBeVisible();
    expect(text.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Plattegronden', 'Facturen']);
    await related();
  });

  test('links the pages and sites that it names', async () => {
    const content = 'Lees “Voorbereiding op de opname”.\n\n- Zoek op ep-online.nl.';
    openArticle('zes', [buildArticleRow('zes', 6, { content })]);
    await title();
    const text = within(screen.getByRole('article'));
    expect(text.getByRole('link', { name: 'Voorbereiding op de opname' })).toHaveAttribute('href', paths.preparation);
    expect(text.getByRole('link', { name: 'ep-online.nl' })).toHaveAttribute('href', 'https://www.ep-online.nl');
    expect(text.getByRole('listitem')).toHaveTextContent('Zoek op ep-online.nl.');
  });

  test('shows HTML as text, wherever it stands', async () => {
    const html = '<script>alert(1)</script>';
    openArticle('een', [
      buildArticleRow('een', 1, { title: html, subtitle: html, content: `${html}\n\n## ${html}\n\n1. ${html}` }),
    ]);
    expect(await title()).toHaveTextContent(html);
    const article = screen.getByRole('article');
    expect(within(article).getAllByText(html)).toHaveLength(5);
    expect(article.querySelector('script')).toBeNull();
    await waitFor(() => expect(facts()).toContain('alert(1)'));
    expect(facts()).not.toContain('<');
  });

  test('sets its sources apart, as a list of their own', async () => {
    const content = 'Zo zit het.\n\n## Bronnen\n\n- De plicht: rvo.nl.\n- De boete: het nieuws.';
    openArticle('zes', [buildArticleRow('zes', 6, { content })]);
    await title();
    const sources = within(screen.getByRole('region', { name: 'Bronnen' }));
    expect(sources.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'De plicht: rvo.nl.',
      'De boete: het nieuws.',
    ]);
    expect(sources.getByRole('link', { name: 'rvo.nl' })).toBeVisible();
    expect(sources.queryByText('Zo zit het.')).toBeNull();
    expect(screen.getAllByText('Bronnen')).toHaveLength(1);
  });

  test('of sources followed by other parts leaves all in its text', async () => {
    openArticle('zes', [buildArticleRow('zes', 6, { content: '## Bronnen\n\nEen.\n\n## Daarna\n\nTwee.' })]);
    await title();
    expect(screen.queryByRole('region', { name: 'Bronnen' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Bronnen' })).toBeVisible();
  });

  test('of all costs has the table of prices, with what they include; no other has', async () => {
    openArticle(allCostsSlug);
    await title();
    const prices = screen.getByRole('table', { name: 'Prijzen incl. btw' });
    expect(within(prices).getByRole('row', { name: /^Vrijstaande woning/ })).toHaveTextContent('€350');
    expect(within(prices).getByRole('row', { name: /^Spoedservice/ })).toHaveTextContent('€95');
    expect(screen.getByText(/^Registratie bij RVO/)).toBeVisible();
    cleanup();
    openArticle('vijf');
    await title();
    expect(screen.queryByRole('table')).toBeNull();
  });

  test('counts on in a list that a text interrupts', async () => {
    openArticle('een', [buildArticleRow('een', 1, { content: '1. een\n\nUitleg.\n\n2. twee' })]);
    await title();
    const lists = within(screen.getByRole('article')).getAllByRole('list');
    expect(lists.map((list) => list.getAttribute('start'))).toEqual(['1', '2']);
  });

  test.each([
    ['isolatie-en-label', 'isolatie'],
    ['label-met-zonnepanelen', 'zonnepanelen'],
    ['subsidie', 'subsidie'],
    ['van-energielabel-d-naar-b', 'energielabel-d-naar-b'],
    ['iets-anders', 'artikel'],
  ])('%s has the drawing %s, with its size and a text', async (slug, drawing) => {
    openArticle(slug, [buildArticleRow(slug, 1)]);
    const image = await screen.findByRole('img');
    expect(image).toHaveAttribute('src', `/images/blog/${drawing}.svg`);
    expect(image).toHaveAttribute('width', '640');
    expect(image).toHaveAttribute('height', '360');
    expect(image).toHaveAccessibleName(/^Tekening van/);
  });

  test('leads to the request form, the phone and back to the blog', async () => {
    openArticle('vijf');
    await title();
    const action = within(await screen.findByRole('region', { name: 'Energielabel nodig?' }));
    expect(action.getByRole('link', { name: 'Direct aanvragen' })).toHaveAttribute('href', '/#contact');
    expect(action.getByRole('link', { name: site.phone })).toHaveAttribute('href', phoneHref(site.phone));
    expect(action.getByText(/vanaf €285 incl\. btw/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Terug naar de blog' })).toHaveAttribute('href', '/blog');
    await related();
  });

  test('has its own title, description, canonical URL and JSON-LD', async () => {
    openArticle('vijf');
    await title();
    await waitFor(() => expect(document.title).toBe('Over vijf | Blog'));
    expect(document.querySelector('link[rel=canonical]')).toHaveAttribute(
      'href',
      'https://woninglabel.example/blog/vijf',
    );
    expect(document.querySelector('meta[name=description]')).toHaveAttribute(
      'content',
      'Een uur zoeken in uw papieren kan een beter label opleveren.',
    );
    // Link previews read the prerendered HTML, see src/app/renderer.test.tsx.
    expect(document.querySelector('meta[property]')).toBeNull();
    expect(robots()).toBeNull();
    await waitFor(() => expect(facts()).not.toBe(''));
    expect(JSON.parse(facts())).toMatchObject({
      '@graph': [
        {
          '@type': 'BlogPosting',
          headline: 'Over vijf',
          datePublished: '2026-11-05T08:00:00+00:00',
          dateModified: '2026-11-05T08:00:00+00:00',
        },
        { '@type': 'BreadcrumbList' },
      ],
    });
  });

  test('can be the all-costs article, which no list shows', async () => {
    openArticle(allCostsSlug);
    expect(await title()).toHaveTextContent(`Over ${allCostsSlug}`);
    expect(await related()).toHaveLength(3);
  });
});

describe('related articles', () => {
  test('are the three newest others, never the all-costs article', async () => {
    openArticle('vier');
    const items = await related();
    expect(items.map((item) => within(item).getByRole('link').textContent)).toEqual([
      ...['Over vijf', 'Over drie', 'Over twee'],
    ]);
    expect(screen.getByRole('link', { name: 'Over vijf' })).toHaveAttribute('href', '/blog/vijf');
  });

  test('have a summary of at most 100 characters', async () => {
    openArticle('vier');
    const [, third] = await related();
    const summary = within(third ?? document.body).getByText(/^samenvatting/).textContent;
    expect(summary).toMatch(/samenvatting…$/);
    expect(summary.length).toBeLessThanOrEqual(100);
    expect(summary.length).toBeGreaterThan(85);
  });

  test('are left out when there are none', async () => {
    openArticle('een', [buildArticleRow('een', 1)]);
    await title();
    expect(screen.queryByText('Lees ook')).toBeNull();
  });

  test('that cannot be read leave the article as it is', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    fakeSupabase({
      [readContent]: (call) =>
        call.search.get('page_path')?.startsWith('not.')
          ? { status: 403, json: { code: '42501', message: 'refused' } }
          : answerContent(rows, call),
    });
    renderPage('/blog/:slug', <ArticlePage />, '/blog/een');
    expect(await title()).toHaveTextContent('Over een');
    await waitFor(() => expect(warn).toHaveBeenCalledWith('Error fetching related articles', expect.any(DataError)));
    expect(screen.queryByText('Lees ook')).toBeNull();
  });
});

describe('no article', () => {
  test('is shown as not found, with a way back and out of search engines', async () => {
    openArticle('bestaat-niet');
    expect(await title()).toHaveTextContent('Artikel niet gevonden');
    expect(screen.getByRole('link', { name: 'Terug naar de blog' })).toHaveAttribute('href', '/blog');
    expect(screen.queryByRole('button', { name: 'Opnieuw proberen' })).toBeNull();
    await waitFor(() => expect(robots()).toBe('noindex'));
  });

  test.each(['Een%20Twee', 'Een', 'a%00b', '..%2Fhero'])('is asked for at %s, an address of none', async (slug) => {
    const { calls } = openArticle(slug);
    expect(await title()).toHaveTextContent('Artikel niet gevonden');
    expect(calls).toEqual([]);
  });

  test('is there yet while it is read', async () => {
    const answer = laterAnswer();
    fakeSupabase({ [readContent]: () => answer.promise });
    renderPage('/blog/:slug', <ArticlePage />, '/blog/een');
    expect(await screen.findByRole('status')).toHaveTextContent('Artikel laden...');
    expect(screen.queryByText('Artikel niet gevonden')).toBeNull();
    answer.resolve({ status: 200, json: [] });
    expect(await title()).toHaveTextContent('Artikel niet gevonden');
  });

  test('could be read: the same text, logged, with a retry that works', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    let isBroken = true;
    fakeSupabase({
      [readContent]: (call) =>
        isBroken ? { status: 403, json: { code: '42501', message: 'refused' } } : answerContent(rows, call),
    });
    const { user } = renderPage('/blog/:slug', <ArticlePage />, '/blog/een');
    expect(await title()).toHaveTextContent('Artikel niet gevonden');
    expect(screen.getByRole('link', { name: 'Terug naar de blog' })).toHaveAttribute('href', '/blog');
    await waitFor(() => {
      expect(warn).toHaveBeenCalledExactlyOnceWith('Error fetching blog article', expect.any(DataError));
    });
    await waitFor(() => expect(robots()).toBe('noindex'));

    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Over een' })).toBeVisible();
    expect(document.activeElement).not.toBe(document.body);
    await waitFor(() => expect(robots()).toBeNull());
  });
});
