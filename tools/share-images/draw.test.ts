import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cities } from '../../src/content/cities/cities.ts';
import { shareImage, shareImageSize } from '../../src/content/public/images/share-image.ts';
import { specificationList, writePriceList } from '../../src/domain/pricing/price-list.ts';
import { articlePath, cityPath, paths } from '../../src/lib/paths.ts';
import { cardSvg } from './card-svg.ts';
import { shareCards } from './cards.ts';
import { drawCard, drawShareImages, measure } from './draw.ts';
import { readTokens } from './tokens.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'share-images-'));
const pages = [paths.home, paths.privacy, paths.blog, ...cities.map(({ slug }) => cityPath(slug))].map((page) => ({
  path: page,
  title: '',
}));
const prices = writePriceList(specificationList);
const article = { path: articlePath('isolatie'), title: 'Welke isolatie telt mee?' };

beforeAll(() => drawShareImages({ folder, prices, pages: [...pages, article] }), 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

/** Width and height as a PNG states them after its signature. */
function pngSize(png: Uint8Array): { width: number; height: number } {
  const view = new DataView(png.buffer, png.byteOffset);
  expect(view.getBigUint64(0)).toBe(0x89504e470d0a1a0an);
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

test.each([paths.home, paths.privacy, articlePath('isolatie'), ...cities.map(({ slug }) => cityPath(slug))])(
  'the picture that %s shares is there, in its size and not too heavy',
  (page) => {
    const png = readFileSync(path.join(folder, shareImage(page).path));
    expect(pngSize(png)).toEqual(shareImageSize);
    expect(png.length).toBeGreaterThan(20_000);
    expect(png.length).toBeLessThan(150_000);
  },
);

test('home, each city and each article have a picture of their own, and the others one together', () => {
  expect(shareCards([...pages, article], 285)).toHaveLength(1 + cities.length + 1 + 1);
});

test.each([
  '',
  'A & <b>B</b> "C"',
  ']]>',
  'tekst\u0000\u0007\uD800',
  '🏠 huis',
  'x'.repeat(50_000),
  'woord '.repeat(5000),
])('a picture with the title %j can be drawn', (title) => {
  const card = shareCards([{ path: articlePath('x'), title }], 285)[0];
  if (!card) throw new Error('no card');
  expect(pngSize(drawCard(card))).toEqual(shareImageSize);
});

test('the text is drawn in our own font, of which the heavy one is wider', () => {
  expect(measure('Energielabel', 800)).toBeGreaterThan(measure('Energielabel', 500) * 1.02);
  expect(measure('Energielabel Energielabel', 500)).toBeGreaterThan(measure('Energielabel', 500) * 2);
  expect(measure('', 500)).toBe(0);
});

test('a card is drawn in the light colours of the pages', () => {
  const [card] = shareCards(pages, 285);
  if (!card) throw new Error('no card');
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4" viewBox="0 0 4 4"><style>@media(x){}</style></svg>';
  const svg = cardSvg(card, { drawing, brand: 'a & b', colour: (token) => `[${token}]`, measure });
  expect(svg).toContain('a &amp; b');
  expect(svg).not.toContain('<style>');
  for (const token of ['ground', 'ink', 'accent', 'label-a', 'label-g']) expect(svg).toContain(`"[${token}]"`);
  expect(readTokens()('primary')).toBe('#17573a');
  expect(() => readTokens()('missing')).toThrow('no colour --missing');
});
