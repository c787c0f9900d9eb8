import { shareImageSize } from '../../src/content/public/images/share-image.ts';
import type { ShareCard } from './cards.ts';
import { fitText, lineHeight, type FittedText } from './fit-text.ts';

interface Drawing {
  /** Source of one of our SVG drawings. */
  drawing: string;
  brand: string;
  colour: (token: string) => string;
  /** Width in pixels at a font size of 1. */
  measure: (text: string, weight: Weight) => number;
}

/** Those of the fonts in `fonts`. */
export type Weight = 500 | 800;

/** The name that the font files give themselves. */
export const fontFamily = 'Figtree Light';

const { width, height } = shareImageSize;
const bars = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
const skyOfDrawings = '#f4eddd';

/** Left edge and width of the texts. */
const column = { x: 168, width: 456 };
const frames = {
  side: { x: 680, y: 0, width: 520, height },
  ground: { x: 680, y: 150, width: 520, height: 480 },
  frame: { x: 648, y: 160, width: 552, height: 310 },
} as const;

/** A share image as SVG: the bars of the energy label as its spine, the texts beside it, the drawing at the right. */
export function cardSvg(card: ShareCard, { drawing, brand, colour, measure }: Drawing): string {
  function fit(text: string, weight: Weight, space: Parameters<typeof fitText>[1]) {
    return fitText(text, space, (part) => measure(part, weight));
  }
  const title = fit(card.title, 800, {
    width: column.width,
    height: card.price === null ? 300 : 170,
    sizes: [68, 62, 56, 50, 44],
  });
  const brandName = fit(brand, 800, { width: column.width, height: 40, sizes: [30, 26, 22] });
  const note = fit(card.note, 500, { width: column.width - 60, height: 64, sizes: [28] });
  const titleHeight = title.lines.length * title.size * lineHeight;
  const priceHeight = card.price === null ? 0 : 112;
  const titleTop = 318 - (titleHeight + priceHeight) / 2;
  const noteTop = 574 - note.lines.length * note.size * lineHeight;
  const { x: left, y: top, ...size } = frames[card.place];

  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${fontFamily}">`,
    `<path fill="${colour('ground')}" d="M0 0H${width}V${height}H0z"/>`,
    ...bars.map((bar, index) => spineBar(index, colour(`label-${bar}`))),
    card.place === 'ground' ? `<path fill="${skyOfDrawings}" d="M${left} 0H${width}V${height}H${left}z"/>` : '',
    placed(drawing, { x: left, y: top, ...size }),
    textLines(brandName, 800, 78, colour('primary')),
    textLines(title, 800, titleTop, colour('ink')),
    card.price === null ? '' : priceTag(card.price, titleTop + titleHeight + 24, measure(card.price, 800), colour),
    textLines(note, 500, noteTop, colour('ink-muted')),
    '</svg>',
  ].join('');
}

function spineBar(index: number, fill: string): string {
  return `<path fill="${fill}" d="M0 ${index * 90 + 4}h${28 + index * 11}l22 41-22 41H0z"/>`;
}

function priceTag(price: string, top: number, widthAtOne: number, colour: Drawing['colour']): string {
  const size = 38;
  const length = Math.round(widthAtOne * size) + 44;
  return [
    `<path fill="${colour('accent')}" d="M${column.x} ${top}h${length}l30 38-30 38h-${length}z"/>`,
    text(price, { x: column.x + 26, y: top + 51, size, weight: 800, fill: colour('on-accent') }),
  ].join('');
}

/** `top` is that of the first line's box; the baseline is at about four fifths of it. */
function textLines({ lines, size }: FittedText, weight: Weight, top: number, fill: string): string {
  return lines
    .map((line, index) => text(line, { x: column.x, y: top + (index * lineHeight + 0.83) * size, size, weight, fill }))
    .join('');
}

function text(content: string, place: { x: number; y: number; size: number; weight: Weight; fill: string }): string {
  const { x, y, size, weight, fill } = place;
  return `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}">${escapeXml(content)}</text>`;
}

/** A drawing of ours inside another one, in its light colours, standing on the lower edge of its frame. */
function placed(drawing: string, frame: { x: number; y: number; width: number; height: number }): string {
  const place = Object.entries({ ...frame, preserveAspectRatio: 'xMidYMax slice' })
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ');
  return drawing.replace(/<style>.*?<\/style>/s, '').replace(/(<svg [^>]*?)width="\d+" height="\d+"/, `$1${place}`);
}

/** XML text may not contain control characters and `]]>`, and the font has no emoji. */
export function escapeXml(content: string): string {
  return content
    .replace(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]|\p{Emoji_Presentation}/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
