import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { allCostsSlug } from '../../../src/content/public/all-costs.ts';
import { articleQuery, articlesQuery, relatedArticlesQuery } from '../../../src/data/content/articles.ts';
import type { ContentQuery } from '../../../src/data/content/content-query.ts';
import { heroQuery } from '../../../src/data/content/hero.ts';
import { landingPageQuery } from '../../../src/data/content/landing-page.ts';
import { publishedPagesQuery } from '../../../src/data/content/published-pages.ts';
import { readText } from '../../../src/data/content/read-text.ts';
import { pagePrices } from '../../../src/content/page-prices.ts';
import { articleSlug } from '../../../src/domain/content/page-path.ts';
import { fillPricePlaces } from '../../../src/domain/pricing/price-places.ts';
import { isoTimestamp } from '../../../src/lib/format/iso-timestamp.ts';
import { articlePath } from '../../../src/lib/paths.ts';
import { startTestBackend, type TestBackend } from '../setup/backend.ts';
import { readArticles } from '../setup/factories.ts';

let backend: TestBackend;

// The pages ask the origin that serves them; here they ask the test backend.
vi.mock('../../../src/lib/env.ts', () => ({
  env: {
    get supabaseUrl() {
      return backend.url;
    },
    supabaseKey: 'sb_publishable_test',
  },
}));

beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());

/** As a page does it. */
async function read<T>(query: ContentQuery<T>): Promise<T> {
  return query.fetch({ signal: new AbortController().signal });
}

describe('what the pages read of the seed', () => {
  test('the list is everything but the all-costs article, newest first, in short', async () => {
    const articles = await read(articlesQuery());
    expect(articles.map(({ slug }) => articlePath(slug))).toEqual(
      (await readArticles(backend.url))
        .map(({ page_path }) => page_path)
        .filter((path) => path !== articlePath(allCostsSlug)),
    );
    for (const { excerpt } of articles) {
      expect(excerpt.length).toBeLessThanOrEqual(150);
      expect(excerpt).toMatch(/^“?[A-Z].{75,}[.?!…]$/);
    }
  });

  test('each article, the all-costs article too, is read by its slug', async () => {
    for (const { page_path, id, content, published_at } of await readArticles(backend.url)) {
      expect(await read(articleQuery(articleSlug(page_path ?? '')))).toMatchObject({
        id,
        text: await readText(fillPricePlaces(content ?? '', pagePrices)),
        publishedAt: isoTimestamp(published_at ?? ''),
      });
    }
    expect((await read(articleQuery(allCostsSlug)))?.title).toContain('kosten');
  });

  // The page does not query what cannot be the path of an article: see article-page.test.tsx.
  test.each(['bestaat-niet', 'Isolatie-En-Uw-Energielabel', '../hero', ''])(
    'no article is found by %j',
    async (slug) => {
      expect(await read(articleQuery(slug))).toBeNull();
    },
  );

  test('related are three others, never the article itself or the all-costs article', async () => {
    for (const { page_path } of await readArticles(backend.url)) {
      const own = articleSlug(page_path ?? '');
      const slugs = (await read(relatedArticlesQuery(own))).map(({ slug }) => slug);
      expect(new Set(slugs).size, own).toBe(3);
      expect(slugs).not.toContain(own);
      expect(slugs).not.toContain(allCostsSlug);
    }
  });

  test('the hero is the newest general block, also when there are older ones and landing pages', async () => {
    await backend.sql(`insert into public.website_content (section_name, title, page_path, last_updated)
      values ('hero', 'Oud', null, '2020-01-01'), ('hero', 'Zeist', '/energielabel-zeist', '2099-01-01')`);
    expect(await read(heroQuery())).toMatchObject({
      content: 'Op uw label staat één letter, van A++++ (zeer zuinig) tot en met G',
    });
  });

  test('a landing page has the blocks that stand at its path, and none is no page', async () => {
    await backend.sql(`insert into public.website_content (section_name, title, page_path)
      values ('hero', 'Baarn', '/energielabel-baarn'), ('other', 'Anders', '/energielabel-baarn')`);
    expect(await read(landingPageQuery('baarn'))).toMatchObject({
      hero: { title: 'Baarn' },
      intro: null,
      benefits: null,
    });
    expect(await read(landingPageQuery('nergens'))).toBeNull();
  });
});

describe('what the sitemaps read', () => {
  test('is every article, the all-costs article too, newest first', async () => {
    const articles = (await read(publishedPagesQuery())).filter(({ kind }) => kind === 'article');
    expect(articles.map(({ path: link }) => link)).toEqual(
      (await readArticles(backend.url)).map(({ page_path }) => page_path),
    );
  });

  test('is each landing page once, indexed with a text that somebody worked on', async () => {
    const pages = [
      // Whichever of its texts it is.
      ...['hero', 'intro', 'benefits'].map((name) => [name, `/energielabel-met-${name}`, true]),
      ...['hero', 'intro', 'benefits'].map((name) => [name, '/energielabel-alle', true]),
      ['hero', '/energielabel-deels', false],
      ['intro', '/energielabel-deels', true],
      ...['hero', 'intro', 'benefits'].map((name) => [name, '/energielabel-niemand', false]),
      // None of these is a landing page: another text, another path, the page of a city.
      ['other', '/energielabel-anders', true],
      ['hero', '/elders', true],
      ['hero', '/energielabel-gouda-aanvragen', true],
    ];
    const values = pages.map(([name, path, isEdited]) => `('${name}', 'X', '${path}', ${isEdited})`);
    await backend.sql(`insert into public.website_content (section_name, title, page_path, is_edited)
      values ${values.join(', ')}`);
    const landingPages = (await read(publishedPagesQuery())).filter(({ kind }) => kind === 'landing-page');
    expect(landingPages.map(({ path: link }) => link)).toContain('/energielabel-niemand');
    const indexed = landingPages.filter(({ isIndexed }) => isIndexed);
    expect(indexed.map(({ path: link }) => link).toSorted()).toEqual([
      '/energielabel-alle',
      '/energielabel-deels',
      '/energielabel-met-benefits',
      '/energielabel-met-hero',
      '/energielabel-met-intro',
    ]);
  });

  test('is nothing that is not published yet', async () => {
    await backend.sql(`insert into public.website_content (section_name, title, page_path, is_edited, published_at)
      values ('hero', 'X', '/energielabel-straks', true, null), ('blog_article', 'X', '/blog/straks', true, null)`);
    const pages = await read(publishedPagesQuery());
    expect(pages.filter(({ path: link }) => link.includes('straks'))).toEqual([]);
  });
});
