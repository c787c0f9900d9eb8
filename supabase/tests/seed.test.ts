import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { allCostsSlug } from '../../src/content/public/blog.ts';
import { classes, fines } from '../../src/content/legal/label-law.ts';
import { articleQuery, articlesQuery, relatedArticlesQuery } from '../../src/data/content/articles.ts';
import type { ContentQuery } from '../../src/data/content/content-query.ts';
import { heroQuery } from '../../src/data/content/hero.ts';
import { landingPageQuery } from '../../src/data/content/landing-page.ts';
import { publishedPagesQuery } from '../../src/data/content/published-pages.ts';
import { articleBlocks } from '../../src/domain/content/article-text.ts';
import { articleSlug } from '../../src/domain/content/page-path.ts';
import { calculatePrice, lowestPrice, rushPrice, stepPrice } from '../../src/domain/pricing/pricing.ts';
import { isoTimestamp } from '../../src/lib/iso-timestamp.ts';
import { articlePath } from '../../src/lib/paths.ts';
import { anonymous, startTestBackend, type Client, type TestBackend } from './backend.ts';

const allCosts = '/blog/alle-kosten-energielabel';
const keywords = ['isolatie', 'zonnepanelen', 'subsidie', 'energielabel-d-naar-b'];

let backend: TestBackend;
let visitor: Client;

// The pages ask the origin that serves them; here they ask the test backend.
vi.mock('../../src/lib/env.ts', () => ({
  env: {
    get supabaseUrl() {
      return backend.url;
    },
    supabaseKey: 'sb_publishable_test',
  },
}));

beforeAll(async () => {
  backend = await startTestBackend();
  visitor = anonymous(backend.url);
});
afterAll(() => backend.stop());

/** Everything that the blog could show, newest first. */
async function seededArticles() {
  const { data, error } = await visitor
    .from('website_content')
    .select()
    .eq('section_name', 'blog_article')
    .order('last_updated', { ascending: false });
  if (error) throw error;
  return data;
}

/** As a page does it. */
async function read<T>(query: ContentQuery<T>): Promise<T> {
  return query.fetch({ signal: new AbortController().signal });
}

async function textOf(pagePath: string): Promise<string> {
  const article = (await seededArticles()).find(({ page_path }) => page_path === pagePath);
  return article?.content ?? '';
}

describe('the seeded articles', () => {
  test('are at least nine, each with a path, a title and a summary of its own', async () => {
    const articles = await seededArticles();
    expect(articles.length).toBeGreaterThanOrEqual(9);
    for (const column of ['page_path', 'title', 'subtitle'] as const) {
      expect(new Set(articles.map((article) => article[column])).size, column).toBe(articles.length);
    }
    for (const { page_path, title, subtitle } of articles) {
      expect(articleSlug(page_path ?? ''), page_path ?? '').not.toBe('');
      expect(title).toMatch(/\S/);
      expect(subtitle).toMatch(/^\S.*[.]$/);
    }
  });

  test('have 520 words or more, headings, lists and a next step, and no mark that would show', async () => {
    for (const { page_path, content } of await seededArticles()) {
      const name = page_path ?? '';
      expect((content ?? '').split(/\s+/).length, name).toBeGreaterThanOrEqual(520);
      const blocks = articleBlocks(content ?? '');
      const headings = blocks.flatMap((block) => (block.kind === 'heading' ? block.text : []));
      expect(headings.length, name).toBeGreaterThanOrEqual(4);
      expect(headings.at(-1), name).toBe('Uw volgende stap');
      expect(new Set(headings).size, name).toBe(headings.length);
      expect(
        blocks.some(({ kind }) => kind === 'list'),
        name,
      ).toBe(true);
      const texts = blocks.flatMap((block) => (block.kind === 'list' ? block.items : block.text));
      expect(
        texts.filter((text) => /^(#|[-*] |\d+\. )|[*_<>]/.test(text)),
        name,
      ).toEqual([]);
    }
  });

  test.each(keywords)('hold one for the drawing of %s', async (keyword) => {
    const paths = (await seededArticles()).map(({ page_path }) => page_path ?? '');
    expect(paths.filter((path) => path.includes(keyword))).toHaveLength(1);
  });

  test('were changed on days of their own before the site opened', async () => {
    const moments = (await seededArticles()).map(({ last_updated }) => new Date(last_updated).getTime());
    expect(new Set(moments).size).toBe(moments.length);
    expect(Math.max(...moments)).toBeLessThan(Date.parse('2026-11-20T00:00:00Z'));
  });

  test('name the prices that the form calculates', async () => {
    const text = await textOf(allCosts);
    const amounts = [
      lowestPrice,
      rushPrice,
      stepPrice,
      calculatePrice({ propertyType: 'semi-detached', surfaceArea: 160, rushService: false }).total,
      calculatePrice({ propertyType: 'semi-detached', surfaceArea: 161, rushService: false }).total,
      calculatePrice({ propertyType: 'detached', surfaceArea: 200, rushService: false }).total,
      calculatePrice({ propertyType: 'detached', surfaceArea: 211, rushService: false }).total,
      calculatePrice({ propertyType: 'detached', surfaceArea: 250, rushService: true }).total,
    ];
    for (const amount of amounts) expect(text).toMatch(new RegExp(`€${amount}(?!\\d)`));
    const others = (await seededArticles()).map(({ content }) => content ?? '').join('\n');
    const named = new Set([...others.matchAll(/€(\d+)/g)].map((match) => Number(match[1])));
    // Five steps, and the costs of a visit in vain.
    const rest = [5 * stepPrice, fines.privateSeller, fines.company];
    expect([...named].filter((amount) => !amounts.includes(amount)).toSorted()).toEqual(rest.toSorted());
  });

  test('name the thresholds of the letters', async () => {
    const text = await textOf('/blog/wat-betekent-de-letter-van-uw-energielabel');
    const lines = text.split('\n').filter((line) => /^- [A-G]\+*: /.test(line));
    expect(lines.map((line) => line.replace(/: .*?(\d+)( of lager)?$/, ' $1').replace('- ', ''))).toEqual([
      ...Object.entries(classes.limits).map(([letter, limit]) => `${letter} ${limit}`),
      `G ${classes.limits.F}`,
    ]);
    const { A, B, C, D } = classes.limits;
    const steps = (await textOf('/blog/van-energielabel-d-naar-b')).match(/(?<=^- Label [BCD]: ).*$/gm);
    const limits = [
      [A, B],
      [B, C],
      [C, D],
    ];
    expect(steps).toEqual(limits.map(([above, to]) => `meer dan ${above} en niet meer dan ${to} kWh per m² per jaar.`));
  });

  test('date the fines', async () => {
    for (const { page_path, content } of await seededArticles()) {
      if (!content?.includes(`€${fines.privateSeller}`)) continue;
      expect(content, page_path ?? '').toContain(`sinds ${fines.since}`);
    }
  });
});

describe('what the pages read of the seed', () => {
  test('the list is everything but the all-costs article, newest first, in short', async () => {
    const articles = await read(articlesQuery());
    expect(articles.map(({ slug }) => articlePath(slug))).toEqual(
      (await seededArticles()).map(({ page_path }) => page_path).filter((path) => path !== allCosts),
    );
    for (const { excerpt } of articles) {
      expect(excerpt.length).toBeLessThanOrEqual(150);
      expect(excerpt).toMatch(/^[A-Z].{100,}…$/);
    }
  });

  test('each article, the all-costs article too, is read by its slug', async () => {
    for (const { page_path, id, content, published_at } of await seededArticles()) {
      expect(await read(articleQuery(articleSlug(page_path ?? '')))).toMatchObject({
        id,
        content,
        publishedAt: isoTimestamp(published_at ?? ''),
      });
    }
    expect((await read(articleQuery(allCostsSlug)))?.title).toContain('kosten');
  });

  // What no address of an article can be, its page does not ask for: see article-page.test.tsx.
  test.each(['bestaat-niet', 'Isolatie-En-Uw-Energielabel', '../hero', ''])(
    'no article is found by %j',
    async (slug) => {
      expect(await read(articleQuery(slug))).toBeNull();
    },
  );

  test('related are three others, never the article itself or the all-costs article', async () => {
    for (const { page_path } of await seededArticles()) {
      const own = articleSlug(page_path ?? '');
      const slugs = (await read(relatedArticlesQuery(own))).map(({ slug }) => slug);
      expect(new Set(slugs).size, own).toBe(3);
      expect(slugs).not.toContain(own);
      expect(slugs).not.toContain(allCostsSlug);
    }
  });

  test('the hero is the newest general block, also when there are older ones and landing pages', async () => {
    await backend.sql(`insert into public.website_content (section_name, title, page_path, last_updated)
      values ('hero', 'Oud', null, '2020-01-01'), ('hero', 'Zeist', '/energielabel-zeist', '2100-01-01')`);
    expect(await read(heroQuery())).toMatchObject({
      content: 'Innovatief energielabel voor moderne, duurzame woningen',
    });
  });

  test('a landing page has the blocks that stand at its path, and none is no page', async () => {
    await backend.sql(`insert into public.website_content (section_name, title, page_path)
      values ('hero', 'Baarn', '/energielabel-baarn'), ('other', 'Anders', '/energielabel-baarn')`);
    expect(await read(landingPageQuery('baarn'))).toMatchObject({
      hero: { title: 'Baarn', sectionName: 'hero' },
      intro: null,
      benefits: null,
    });
    expect(await read(landingPageQuery('nergens'))).toBeNull();
  });
});

describe('what the sitemaps read', () => {
  test('is every article, the all-costs article too, newest first', async () => {
    const articles = (await read(publishedPagesQuery())).filter(({ kind }) => kind === 'article');
    expect(articles.map(({ path: link }) => link)).toEqual((await seededArticles()).map(({ page_path }) => page_path));
  });

  test('is each landing page once, indexable with a text that somebody worked on', async () => {
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
    const indexable = landingPages.filter(({ isIndexable }) => isIndexable);
    expect(indexable.map(({ path: link }) => link).toSorted()).toEqual([
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

test('the seed holds no text twice', async () => {
  const seed = await readFile(path.join(import.meta.dirname, '../seed.sql'), 'utf8');
  const lines = seed.split('\n').filter((line) => line.length > 80 && !line.startsWith('insert'));
  const repeated = lines.filter((line, index) => lines.indexOf(line) !== index);
  expect(repeated).toEqual([]);
});
