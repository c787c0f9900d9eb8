import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cancelFree, noObligation } from '../../../src/content/legal/agreements.ts';
import { classes, fines } from '../../../src/content/legal/label-law.ts';
import { article as texts } from '../../../src/content/public/blog.ts';
import { rushTime, rushTimeMeaning } from '../../../src/content/public/rush-hours.ts';
import { namedPieces } from '../../../src/content/public/named-pages.ts';
import { parseMarkdown } from '../../../src/domain/content/parse-markdown.ts';
import { plainText } from '../../../src/domain/content/rich-text.ts';
import { articleSlug } from '../../../src/domain/content/page-path.ts';
import { specificationList } from '../../../src/domain/pricing/price-list.ts';
import { fillPricePlaces, unknownPlaces } from '../../../src/domain/pricing/price-places.ts';
import { calculatePrice } from '../../../src/domain/pricing/pricing.ts';
import { startTestBackend, type TestBackend } from '../setup/backend.ts';
import { readArticles } from '../setup/factories.ts';

const allCosts = '/blog/alle-kosten-energielabel';
const keywords = ['isolatie', 'zonnepanelen', 'subsidie', 'energielabel-d-naar-b'];

let backend: TestBackend;

beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());

async function textOf(pagePath: string): Promise<string> {
  const article = (await readArticles(backend.url)).find(({ page_path }) => page_path === pagePath);
  return article?.content ?? '';
}

describe('the seeded articles', () => {
  test('are at least nine, each with a path, a title and a summary of its own', async () => {
    const articles = await readArticles(backend.url);
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
    for (const { page_path, content } of await readArticles(backend.url)) {
      const name = page_path ?? '';
      expect((content ?? '').split(/\s+/).length, name).toBeGreaterThanOrEqual(520);
      const blocks = parseMarkdown(content ?? '');
      const headings = blocks.flatMap((block) => (block.kind === 'heading' ? plainText([block]) : []));
      expect(headings.length, name).toBeGreaterThanOrEqual(4);
      expect(headings.filter((heading, at) => heading !== texts.sources || at < headings.length - 1).at(-1), name).toBe(
        'Uw volgende stap',
      );
      expect(new Set(headings).size, name).toBe(headings.length);
      expect(
        blocks.some(({ kind }) => kind === 'list'),
        name,
      ).toBe(true);
      expect(plainText(blocks), name).not.toMatch(/[*_<>#]/);
    }
  });

  test.each(keywords)('hold one for the drawing of %s', async (keyword) => {
    const paths = (await readArticles(backend.url)).map(({ page_path }) => page_path ?? '');
    expect(paths.filter((path) => path.includes(keyword))).toHaveLength(1);
  });

  test('were changed at moments of their own before the site opened, and no earlier than their facts were checked', async () => {
    const articles = await readArticles(backend.url);
    const moments = articles.map(({ last_updated }) => new Date(last_updated).getTime());
    expect(new Set(moments).size).toBe(moments.length);
    expect(Math.max(...moments)).toBeLessThan(Date.parse('2026-11-28T12:00:00Z'));
    const dated = articles.flatMap(({ page_path, last_updated, content }) =>
      [...(content?.split(`\n## ${texts.sources}\n`)[1] ?? '').matchAll(/op (\d+) november/g)].map(([, day = '']) => ({
        page_path,
        isAfter: new Date(last_updated) >= new Date(`2026-11-${day}T00:00:00Z`),
      })),
    );
    expect(dated.length).toBeGreaterThan(12);
    expect(dated.filter(({ isAfter }) => !isAfter)).toEqual([]);
  });

  test('say of rush and of cancelling what the site says', async () => {
    const all = await readArticles(backend.url);
    for (const { page_path, content } of all) {
      if (!content?.includes('spoedservice')) continue;
      expect(
        [rushTime, rushTimeMeaning].some((sentence) => content.includes(sentence.replaceAll('\u00A0', ' '))),
        page_path ?? '',
      ).toBe(true);
    }
    const costs = await textOf(allCosts);
    for (const sentence of [rushTimeMeaning, cancelFree, noObligation])
      expect(costs).toContain(sentence.replaceAll('\u00A0', ' '));
  });

  test('name the prices that the form calculates', async () => {
    const text = fillPricePlaces(await textOf(allCosts), specificationList);
    const { otherPrice, rushPrice, stepPrice } = specificationList;
    const amounts = [
      ...[otherPrice, rushPrice, stepPrice],
      calculatePrice({ propertyType: 'semi-detached', surfaceArea: 160, rushService: false }, specificationList).total,
      calculatePrice({ propertyType: 'semi-detached', surfaceArea: 161, rushService: false }, specificationList).total,
      calculatePrice({ propertyType: 'detached', surfaceArea: 200, rushService: false }, specificationList).total,
      calculatePrice({ propertyType: 'detached', surfaceArea: 211, rushService: false }, specificationList).total,
      calculatePrice({ propertyType: 'detached', surfaceArea: 250, rushService: true }, specificationList).total,
    ];
    for (const amount of amounts) expect(text).toMatch(new RegExp(`€${amount}(?!\\d)`));
    const others = (await readArticles(backend.url)).map(({ content }) => content ?? '').join('\n');
    expect(unknownPlaces(others)).toEqual([]);
    const named = new Set([...others.matchAll(/€(\d+)/g)].map((match) => Number(match[1])));
    // Five steps, and the costs of an appointment in vain.
    const rest = [5 * stepPrice, fines.privateSeller, fines.company];
    expect([...named].filter((amount) => !amounts.includes(amount)).toSorted()).toEqual(rest.toSorted());
  });

  test('lead to every page that they name', async () => {
    const all = (await readArticles(backend.url)).map(({ content }) => content ?? '').join('\n');
    const named = new Set(
      all.match(/(?<=pagina “)[^”]+|Bekijk uw prijs|(?:onze|de) (?:voorpagina|veelgestelde vragen)|\b[\w-]+\.nl\b/g),
    );
    expect(named.size).toBeGreaterThanOrEqual(5);
    for (const name of named) {
      const pieces = namedPieces(name);
      expect(
        pieces.map(({ text }) => text),
        name,
      ).toEqual([name]);
      expect(pieces[0]?.href, name).toMatch(/^(?:\/|https:)/);
    }
  });

  test('set no sources in a paragraph of their own', async () => {
    for (const { page_path, content } of await readArticles(backend.url))
      expect(content, page_path ?? '').not.toMatch(/^\*?Bron/m);
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
    for (const { page_path, content } of await readArticles(backend.url)) {
      if (!content?.includes(`€${fines.privateSeller}`)) continue;
      expect(content, page_path ?? '').toContain(`sinds ${fines.since}`);
    }
  });
});

test('the seed holds no text twice', async () => {
  const seed = await readFile(path.join(import.meta.dirname, '../../seed.sql'), 'utf8');
  const lines = seed.split('\n').filter((line) => line.length > 80 && !line.startsWith('insert'));
  const repeated = lines.filter((line, index) => lines.indexOf(line) !== index);
  expect(repeated).toEqual([]);
});
