import type PDFDocument from 'pdfkit';
import { chooseFonts, isPlain, printed } from './choose-fonts.ts';
import { letterFonts } from './fonts.ts';
import { linesOf, type Line, type Run } from './lines.ts';

type Doc = InstanceType<typeof PDFDocument>;

/** Figtree has two weights, the other letters one. */
interface Style {
  weight: 'regular' | 'bold';
  /** In points. */
  size: number;
}

/** Where a text begins, how wide it may be, and to which side of that it is set; in points. */
interface Place {
  left: number;
  top: number;
  width: number;
  align?: 'left' | 'right';
}

/** Of Figtree, as a part of the size: how far below the top of a line its letters stand. */
const ascent = 0.95;

/** Adds to a document the fonts that these texts need beside Figtree. */
export async function addLetterFonts(doc: Doc, texts: readonly string[]): Promise<void> {
  const needed = new Set(texts.flatMap((text) => chooseFonts(printed(text)).map(({ font }) => font)));
  for (const name of needed) {
    if (name !== 'figtree') doc.registerFont(name, await unpacked((await letterFonts[name]()).font));
  }
}

/** By the platform: the writer of PDF files takes a second for the Chinese one. */
async function unpacked(base64: string): Promise<Uint8Array> {
  const stream = new Blob([bytesOf(base64)]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

export function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0));
}

/** Writes text in any script, in the colour of the document, and moves `doc.y` below it. */
export function writeLetters(doc: Doc, text: string, style: Style, { left, top, width, align = 'left' }: Place): void {
  doc.font(style.weight).fontSize(style.size);
  if (isPlain(text)) {
    doc.text(text, left, top, { width, align });
    return;
  }
  const height = doc.currentLineHeight(true);
  const lines = layOut(doc, text, style, width);
  for (const [index, line] of lines.entries()) {
    const across = line.runs.reduce((sum, run) => sum + widthOf(doc, run, style), 0);
    let x = align === 'right' ? left + width - across : left;
    for (const run of line.runs) {
      setFont(doc, run, style);
      doc.text(glyphOrder(run), x, top + index * height + ascent * style.size, {
        ...{ lineBreak: false, baseline: 'alphabetic', features: [] },
      });
      x += widthOf(doc, run, style);
    }
  }
  doc.x = left;
  doc.y = top + lines.length * height;
}

/** How high that text becomes, in points. */
export function heightOfLetters(doc: Doc, text: string, style: Style, width: number): number {
  doc.font(style.weight).fontSize(style.size);
  if (isPlain(text)) return doc.heightOfString(text, { width });
  return doc.currentLineHeight(true) * layOut(doc, text, style, width).length;
}

function layOut(doc: Doc, text: string, style: Style, width: number): Line[] {
  return text.split('\n').flatMap((paragraph) => linesOf(paragraph, width, (run) => widthOf(doc, run, style)));
}

function widthOf(doc: Doc, run: Run, style: Style): number {
  setFont(doc, run, style);
  return doc.widthOfString(glyphOrder(run), { features: [] });
}

function setFont(doc: Doc, { font }: Run, { weight, size }: Style): void {
  doc.font(font === 'figtree' ? weight : font).fontSize(size);
}

/** The writer of fonts turns Hebrew and Arabic around by itself, and nothing else. */
function glyphOrder({ text, isRightToLeft }: Run): string {
  const isTurned = /[\p{Script=Hebrew}\p{Script=Arabic}]/u.test(text);
  return isTurned === isRightToLeft ? text : Array.from(text).toReversed().join('');
}
