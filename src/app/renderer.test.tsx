import { describe, expect, test } from 'vitest';
import { allCostsSlug } from '@/content/public/all-costs';
import { cities } from '@/content/cities/cities';
import { promises, registerPromise } from '@/content/public/promises';
import { site } from '@/content/site';
import { articlesQuery } from '@/data/content/articles';
import { heroQuery } from '@/data/content/hero';
import { cityPath, paths } from '@/lib/paths';
import { attribute, html, openRendered, pages, rows } from '@/test/render/rendered-page';
import { pathsOf } from './page-registry';
import { renderPage, renderShell } from './renderer';

// This file runs in Node: there is no window, no document and no device.

test('there is no browser here', () => {
  expect(typeof window).toBe('undefined');
  expect(typeof document).toBe('undefined');
});

test('every address of the site is a page once', () => {
  const all = pages.map(({ path }) => path);
  expect(all).toEqual([...new Set(all)]);
  expect(all.toSorted()).toEqual(
    [
      ...[...pathsOf('page', 'not-indexed'), '/404'],
      ...cities.map(({ slug }) => cityPath(slug)),
      ...['/blog/een', '/blog/twee', '/blog/drie', `/blog/${allCostsSlug}`],
      ...['/energielabel-soest', '/energielabel-baarn'],
    ].toSorted(),
  );
});

describe.each(pages.map(({ path, isIndexed }) => ({ path, isIndexed })))('$path', ({ path, isIndexed }) => {
  test('is whole, tells what it is, and holds nothing that the policy of the site would block', async () => {
    const { head, body, results, known, document } = await openRendered(path);

    // Complete: no pending Suspense boundary, and no part that a script would move into place.
    expect(body).toContain('</footer>');
    expect(body).not.toMatch(/<template|<!--\$[?!]-->|<!--\$~-->| hidden id="S:/);
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    expect(document.querySelector('h1')?.textContent).toMatch(/\S/);

    // In the head are the tags for it and nothing else; in the body are none of them, and what search engines read.
    const headTags = ['TITLE', 'META', 'LINK'];
    expect(document.head.querySelectorAll('*')).not.toHaveLength(0);
    for (const element of document.head.querySelectorAll('*')) expect(headTags).toContain(element.tagName);
    expect(document.body.querySelector('title:not(svg title), meta, link')).toBeNull();
    expect(head.match(/<title>/g)).toHaveLength(1);
    expect(document.title).toMatch(/^\S.{9,}\S$/);
    const [description, ...otherDescriptions] = attribute(document, 'meta[name=description]', 'content');
    expect(description).toMatch(/^\S.{10,}\S$/);
    expect(otherDescriptions).toEqual([]);
    const address = `https://woninglabel.example${path}`;
    const isNamed = !['/404', ...pathsOf('not-indexed')].includes(path);
    expect(attribute(document, 'link[rel=canonical]', 'href')).toEqual(isNamed ? [address] : []);
    expect(attribute(document, 'meta[name=robots]', 'content')).toEqual(isIndexed ? [] : ['noindex']);

    // For shared links.
    expect(attribute(document, 'meta[property="og:title"]', 'content')).toEqual([document.title]);
    expect(attribute(document, 'meta[property="og:description"]', 'content')).toEqual([description]);
    expect(attribute(document, 'meta[property="og:url"]', 'content')).toEqual(isNamed ? [address] : []);
    const [image] = attribute(document, 'meta[property="og:image"]', 'content');
    expect(image).toMatch(/^https:\/\/woninglabel\.example\/share\/.+\.png$/);

    expect(document.querySelectorAll('[style], style')).toHaveLength(0);
    for (const script of document.querySelectorAll('script')) {
      expect(script.type).toBe('application/ld+json');
      expect(script.textContent).not.toContain('<');
      expect(JSON.parse(script.textContent)).toMatchObject({ '@context': 'https://schema.org' });
    }
    const handlers = [...document.querySelectorAll('*')].flatMap((element) =>
      element.getAttributeNames().filter((name) => name.startsWith('on')),
    );
    expect(handlers).toEqual([]);

    // Nothing in the data block can end it early, and it parses to the known results.
    expect(results).not.toContain('<');
    expect(JSON.parse(results)).toEqual([...known]);
  });

  test('has an outline without gaps and no id twice', async () => {
    const { document } = await openRendered(path);
    const levels = [...document.querySelectorAll('h1,h2,h3,h4,h5,h6')].map(({ tagName }) => Number(tagName.slice(1)));
    for (const [index, level] of levels.entries()) expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
    const ids = attribute(document, '[id]', 'id');
    expect(ids).toEqual([...new Set(ids)]);
  });
});

test('no two pages have the same title or description', async () => {
  const heads = await Promise.all(pages.map(({ path }) => openRendered(path)));
  const titles = heads.map(({ document }) => document.title);
  expect(titles).toEqual([...new Set(titles)]);
  const descriptions = heads
    .map(({ document }) => attribute(document, 'meta[name=description]', 'content')[0])
    // The rows above share descriptions, unlike real ones.
    .filter((text) => text !== html && text !== rows[1]?.subtitle);
  expect(descriptions.length).toBeGreaterThan(25);
  expect(descriptions).toEqual([...new Set(descriptions)]);
});

test.each([
  [paths.home, 'Opgeslagen tekst'],
  [paths.sitemap, 'Werkgebied Apeldoorn'],
  [paths.sitemap, 'Energielabel Soest'],
  [paths.sitemap, `Over ${allCostsSlug}`],
  [paths.blog, 'Over een'],
  ['/blog/een', 'De adviseur telt mee wat u kunt bewijzen.'],
  ['/blog/een', 'Lees ook'],
  ['/blog/een', 'Over drie'],
  ['/energielabel-baarn', 'De adviseur telt mee wat u kunt bewijzen.'],
])('%s holds: %s', async (path, text) => {
  const { main } = await openRendered(path);
  expect(main).toContain(text);
});

test.each([
  [paths.sitemap, 'Energielabel Baarn'],
  [paths.blog, `Over ${allCostsSlug}`],
  ['/blog/een', `Over ${allCostsSlug}`],
])('%s does not hold: %s', async (path, text) => {
  expect((await openRendered(path)).main).not.toContain(text);
});

test.each(cities.map(({ name, slug }) => [name, slug]))('the page of %s is about it', async (name, slug) => {
  const { document, main } = await openRendered(cityPath(slug));
  expect(document.querySelector('h1')?.textContent).toBe(`Energielabel aanvragen in ${name}`);
  const order = [
    ...[
      `Energielabels in ${name}`,
      `Uw opname in ${name}`,
      site.advisers[0]?.name ?? '',
      'Zo werkt het',
      `in ${name} voor ons te kiezen`,
    ],
    ...[
      'Prijzen incl. btw',
      ...(main.includes('“') ? ['“'] : []),
      'Ook populair in de buurt',
      `Vraag uw energielabel in ${name} aan`,
    ],
  ].map((text) => main.indexOf(text, main.indexOf('Energielabels in')));
  expect(order).not.toContain(-1);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  const top = main.slice(0, main.indexOf('Energielabels in'));
  for (const promise of ['Vanaf €285 incl. btw', promises[0], promises[1], registerPromise])
    expect(top).toContain(promise);
  expect(document.querySelector('form')).not.toBeNull();
});

/** The sentences between header and footer, without those of the request form, its fallbacks and scripts. */
function sentences(document: Document, name: string): string[] {
  const main = document.querySelector('main')?.cloneNode(true);
  if (!isElement(main)) throw new Error('no main');
  for (const other of main.querySelectorAll('form, noscript, script, [data-unscripted], [data-waiting]'))
    other.remove();
  return [...main.querySelectorAll('h1, h2, h3, p, li, th, td, blockquote, figcaption')]
    .filter((element) => element.querySelector('p, li, h3') === null)
    .flatMap((element) => element.textContent.replaceAll(name, 'STAD').split(/(?<=[.?!])\s+/u))
    .filter((sentence) => /[.?!]$/.test(sentence) && sentence.split(/\s+/u).length >= 4);
}

function isElement(node: Node | undefined): node is Element {
  return node?.nodeType === 1;
}

test('the pages of the cities share few sentences', async () => {
  const all = await Promise.all(
    cities.map(async ({ name, slug }) => new Set(sentences((await openRendered(cityPath(slug))).document, name))),
  );
  const [first = new Set(), ...others] = all;
  const shared = [...first].filter((sentence) => others.every((page) => page.has(sentence)));
  expect(first.size).toBeGreaterThan(shared.length + 10);
  expect(shared.length).toBeGreaterThan(0);
  // Together with the eleven of the request form at most 14.
  expect(shared.length, shared.join('\n')).toBeLessThanOrEqual(3);
});

test('the list of the blog brings the beginning of its articles only', async () => {
  const { results } = await openRendered(paths.blog);
  expect(results).toContain(articlesQuery().key);
  expect(results.length).toBeLessThan(5000);
});

test('a page that cannot be drawn fails by its name, with the reason', async () => {
  const [home] = pages;
  if (!home) throw new Error('no pages');
  const results = new Map([[heroQuery().key, { subtitle: { no: 'text' } }]]);
  await expect(renderPage(home, results)).rejects.toMatchObject({
    message: '/ could not be made',
    cause: { name: 'Error' },
  });
});

test('the page without content says that it loads, and knows nothing', async () => {
  const { head, body, results } = await renderShell();
  expect(head).toBe('<title>Energielabel aanvragen</title>');
  expect(body).toContain('Bezig met laden...');
  expect(body).toMatch(/<noscript>.*Deze pagina kan niet worden getoond/);
  expect(body).not.toContain(' style=');
  expect(JSON.parse(results)).toEqual([]);
});
