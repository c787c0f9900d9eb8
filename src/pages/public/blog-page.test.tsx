// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { allCostsSlug } from '@/content/public/all-costs';
import { whatsappUrl } from '@/content/site';
import { DataError } from '@/data/errors';
import { answerContent, buildArticleRow, buildContentRow, readContent } from '@/test/content';
import { fakeSupabase, laterAnswer } from '@/test/services/fake-supabase';
import { renderPage } from '@/test/render/render-page';
import { BlogPage } from './blog-page';

const rows = [
  buildArticleRow('oudste', 1),
  buildArticleRow('nieuwste', 17),
  buildArticleRow('middelste', 9),
  buildArticleRow(allCostsSlug, 18),
  buildContentRow({ id: 'hero', section_name: 'hero', page_path: null, title: 'Geen artikel' }),
];

function openBlog(stored = rows) {
  const calls = fakeSupabase({ [readContent]: (call) => answerContent(stored, call) });
  return { calls, ...renderPage('/blog', <BlogPage />) };
}

async function shownArticles() {
  await screen.findAllByRole('link', { name: /^Lees artikel/ });
  return within(screen.getByRole('region', { name: 'Artikelen' })).getAllByRole('listitem');
}

test('while the list is read, it says so', async () => {
  const answer = laterAnswer();
  fakeSupabase({ [readContent]: () => answer.promise });
  renderPage('/blog', <BlogPage />);
  expect(await screen.findByRole('status')).toHaveTextContent('Artikelen laden...');
  expect(screen.queryByText('Geen artikelen gevonden')).toBeNull();
  answer.resolve({ status: 200, json: [] });
  expect(await screen.findByText('Geen artikelen gevonden')).toBeVisible();
  expect(screen.queryByText('Artikelen laden...')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Opnieuw proberen' })).toBeNull();
});

test('articles stand newest first, without the all-costs article', async () => {
  const { calls } = openBlog();
  const titles = (await shownArticles()).map((item) => within(item).getByRole('heading', { level: 2 }).textContent);
  expect(titles).toEqual(['Over nieuwste', 'Over middelste', 'Over oudste']);
  const [call] = calls;
  expect(Object.fromEntries(call?.search ?? [])).toMatchObject({
    section_name: 'eq.blog_article',
    page_path: `neq./blog/${allCostsSlug}`,
    order: 'last_updated.desc',
    limit: '100',
  });
});

test('only the newest is marked as new', async () => {
  openBlog();
  const [newest, ...others] = await shownArticles();
  expect(newest).toHaveTextContent('Nieuw');
  expect(others).toHaveLength(2);
  others.forEach((item) => expect(item).not.toHaveTextContent('Nieuw'));
});

test('each article shows its day and a link that names it', async () => {
  openBlog();
  const [newest] = await shownArticles();
  expect(newest).toHaveTextContent('17 november 2026');
  expect(screen.getByRole('link', { name: 'Lees artikel: Over nieuwste' })).toHaveAttribute('href', '/blog/nieuwste');
  expect(screen.getAllByRole('link', { name: /^Lees artikel/ })).toHaveLength(3);
});

test('a long text is cut at 150 characters, between two words', async () => {
  openBlog([buildArticleRow('lang', 1, { content: `## Kop\n${'woord '.repeat(60)}` })]);
  const [item] = await shownArticles();
  const text = within(item ?? document.body).getByText(/^Kop woord/).textContent;
  expect(text).toMatch(/woord…$/);
  expect(text.length).toBeLessThanOrEqual(150);
  expect(text.length).toBeGreaterThan(144);
});

test('HTML in a title or a text is shown as it was typed', async () => {
  openBlog([buildArticleRow('a', 1, { title: '<b>Titel</b>', content: '<script>alert(1)</script> en tekst' })]);
  const [item] = await shownArticles();
  expect(item).toHaveTextContent('<b>Titel</b>');
  expect(item).toHaveTextContent('<script>alert(1)</script> en tekst');
  expect(item?.querySelector('b, script')).toBeNull();
});

test('a list that cannot be read says so, is logged and can be asked for again', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  let isBroken = true;
  fakeSupabase({
    [readContent]: (call) =>
      isBroken ? { status: 403, json: { code: '42501', message: 'refused' } } : answerContent(rows, call),
  });
  const { user } = renderPage('/blog', <BlogPage />);
  expect(await screen.findByText('Geen artikelen gevonden')).toBeVisible();
  const retry = screen.getByRole('button', { name: 'Opnieuw proberen' });
  await waitFor(() => {
    expect(warn).toHaveBeenCalledExactlyOnceWith('Error fetching blog articles', expect.any(DataError));
  });

  isBroken = false;
  await user.click(retry);
  expect(screen.getByRole('region', { name: 'Artikelen' })).toHaveFocus();
  expect(await shownArticles()).toHaveLength(3);
  expect(screen.queryByText('Geen artikelen gevonden')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Opnieuw proberen' })).toBeNull();
});

test('without a network the page is not blank either', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  fakeSupabase({ [readContent]: () => 'network error' });
  renderPage('/blog', <BlogPage />);
  expect(await screen.findByRole('button', { name: 'Opnieuw proberen' })).toBeVisible();
  expect(screen.getByText('Geen artikelen gevonden')).toBeVisible();
});

test('the questions, the request form and WhatsApp are one step away', async () => {
  openBlog();
  await shownArticles();
  const next = within(screen.getByRole('region', { name: 'Staat uw vraag er niet bij?' }));
  expect(next.getByRole('link', { name: 'Veelgestelde vragen' })).toHaveAttribute('href', '/#faq');
  expect(next.getByRole('link', { name: 'Direct aanvragen' })).toHaveAttribute('href', '/#contact');
  expect(next.getByRole('link', { name: /^Chat via WhatsApp/ })).toHaveAttribute('href', whatsappUrl);
  expect(next.getByText(/binnen 5 werkdagen \(hele procedure\)/)).toBeVisible();
});
