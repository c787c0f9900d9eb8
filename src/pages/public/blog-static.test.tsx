import { renderToString } from 'react-dom/server';
import { HelmetProvider } from 'react-helmet-async';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { parseArticles, parseListedArticles } from '@/data/content/article';
import { articleQuery, articlesQuery } from '@/data/content/queries';
import { queryClient } from '@/data/query-client';
import { buildArticleRow } from '@/test/content';
import { ArticlePage } from './article-page';
import { BlogPage } from './blog-page';

afterEach(() => queryClient.clear());

/** As the build does it: in Node, where there is no window. */
function render(address: string): string {
  expect(typeof window).toBe('undefined');
  return renderToString(
    <HelmetProvider>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route path="/blog" element={<BlogPage />} />
          <Route path="/blog/:slug" element={<ArticlePage />} />
        </Routes>
      </MemoryRouter>
    </HelmetProvider>,
  );
}

test('the blog and an article become HTML without a browser', () => {
  const row = buildArticleRow('een', 1);
  expect(render('/blog')).toContain('Artikelen laden...');
  expect(render('/blog/een')).toContain('Artikel laden...');
  queryClient.setQueryData(articlesQuery().queryKey, parseListedArticles([row]));
  queryClient.setQueryData(articleQuery('een').queryKey, parseArticles([row])[0] ?? null);
  expect(render('/blog')).toContain('Over een');
  expect(render('/blog/een')).toContain('De adviseur telt mee wat u kunt bewijzen.');
});

test('no markup carries a style of its own, which the policy of the site would block', () => {
  queryClient.setQueryData(articleQuery('een').queryKey, parseArticles([buildArticleRow('een', 1)])[0] ?? null);
  for (const address of ['/blog', '/blog/een']) expect(render(address)).not.toContain(' style=');
});
