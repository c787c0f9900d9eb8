import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { site } from '../../src/content/site.ts';
import { readPriceList, specificationList } from '../../src/domain/pricing/price-list.ts';
import { lowestPriceIn } from '../../src/domain/pricing/pricing.ts';
import { cardSvg, escapeXml, fontFamily, type Weight } from './card-svg.ts';
import { shareCards, type ShareCard, type SharedPage } from './cards.ts';
import { readTokens } from './tokens.ts';

interface ShareImageOptions {
  /** The built site; the pictures go to its folder `share`. */
  folder: string;
  pages: readonly SharedPage[];
  /** The price list of the pages (writePriceList). */
  prices: string;
  /** The content of the pictures that are already in that folder, by path; updated to that of all pictures. */
  drawn?: Record<string, string>;
}

const publicFolder = path.resolve(import.meta.dirname, '../../public');
const font = {
  fontFiles: ['figtree-500.ttf', 'figtree-800.ttf'].map((file) => path.join(import.meta.dirname, 'fonts', file)),
  loadSystemFonts: false,
};

/**
 * Draws the share images of a site, each a PNG of 1200 by 630 pixels, from its own drawings, font and colours. An
 * earlier one is kept when nothing on it changed, and removed with its page.
 */
export function drawShareImages({ folder, pages, prices, drawn = {} }: ShareImageOptions): void {
  const cards = shareCards(pages, lowestPriceIn(readPriceList(prices) ?? specificationList));
  const gone = Object.keys(drawn).filter((image) => cards.every((card) => card.path !== image));
  for (const image of gone) rmSync(path.join(folder, image));
  for (const card of cards) {
    const content = JSON.stringify(card);
    if (drawn[card.path] === content) continue;
    const file = path.join(folder, card.path);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, drawCard(card));
    drawn[card.path] = content;
  }
}

export function drawCard(card: ShareCard): Uint8Array {
  const drawing = readFileSync(path.join(publicFolder, card.drawing), 'utf8');
  const svg = cardSvg(card, { drawing, brand: site.brand, colour: readTokens(), measure });
  return new Resvg(svg, { font }).render().asPng();
}

/** Width of a text in pixels at a font size of 1, as measured by the renderer itself. */
export function measure(text: string, weight: Weight): number {
  const size = 100;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><text y="${size}" font-family="${fontFamily}" font-size="${size}" font-weight="${weight}">${escapeXml(text)}</text></svg>`;
  return (new Resvg(svg, { font }).getBBox()?.width ?? 0) / size;
}
