import { isAllowedHref } from '@/domain/content/allowed-urls';
import { CleanHtml, type BlockTag } from './clean-html';
import { decodeEntities, readHtml, type StartTag } from './read-html';

/** Characters of HTML above which a paste is taken as plain text. */
export const maxPastedHtml = 2_000_000;

/** Elements within each other; what is deeper is read as text of the element around it. */
const maxDepth = 200;

const emptyElements = ['br', 'img', 'hr', 'meta', 'link', 'input', 'col', 'wbr', 'source', 'area', 'base'];
/** Elements that end where the next of them begins. */
const endedByNext = ['p', 'li', 'dt', 'dd', 'tr', 'td', 'th'];

/** Elements whose text is a paragraph of its own. */
const paragraphs = new Set([
  ...['p', 'div', 'section', 'article', 'main', 'aside', 'header', 'footer', 'nav', 'address', 'pre', 'center'],
  ...['dl', 'dt', 'dd', 'table', 'caption', 'tr', 'figure', 'figcaption', 'details', 'summary', 'form', 'fieldset'],
  ...['legend', 'hr'],
]);
const blocks: Partial<Record<string, BlockTag>> = {
  ...{ ul: 'ul', ol: 'ol', li: 'li', blockquote: 'blockquote' },
  ...{ h1: 'h2', h2: 'h2', h3: 'h3', h4: 'h3', h5: 'h3', h6: 'h3' },
};
const marks: Partial<Record<string, 'strong' | 'em' | 'none'>> = {
  ...{ strong: 'strong', b: 'strong', em: 'em', i: 'em', span: 'none' },
};

/** An element that is open, and what is to be done at its end. */
interface OpenElement {
  name: string;
  /** Word's bullet or number, as text. */
  isMarker: boolean;
  end: () => void;
}

/**
 * Pasted HTML of Word, Google Docs or a web page, reduced to the tags that the editor supports. Works on text: when a
 * browser parses it, every `style` and `on…` of the original would be reported as a policy violation.
 */
export function cleanPastedHtml(html: string): string {
  if (html.length > maxPastedHtml) return '';
  const clean = new CleanHtml();
  const open: OpenElement[] = [];
  for (const token of readHtml(html)) {
    if (token.kind === 'text') {
      if (open.some(({ isMarker }) => isMarker)) clean.addMarker(token.html);
      else clean.addText(token.html);
    } else if (token.kind === 'end') {
      const index = open.findLastIndex(({ name }) => name === token.name);
      if (index !== -1) open.splice(index, 1)[0]?.end();
    } else {
      if (endedByNext.includes(token.name) && open.at(-1)?.name === token.name) open.pop()?.end();
      const element = startOf(clean, token);
      if (!emptyElements.includes(token.name) && open.length < maxDepth) open.push(element);
    }
  }
  for (const { end } of open.toReversed()) end();
  clean.end();
  return clean.toString();
}

/** Writes the start of an element. */
function startOf(clean: CleanHtml, { name, attributes }: StartTag): OpenElement {
  const style = decodeEntities(attributes.get('style') ?? '');
  const isMarker = /mso-list:\s*ignore/i.test(style);
  return { name, isMarker, end: isMarker ? () => undefined : writeStart(clean, name, attributes, style) };
}

function writeStart(clean: CleanHtml, name: string, attributes: Map<string, string>, style: string): () => void {
  if (paragraphs.has(name)) {
    const level = /mso-list:\s*l\d{1,5}\s{1,5}level(\d)/i.exec(style)?.[1];
    if (level === undefined) clean.startParagraph();
    else clean.startWordItem(Number(level));
    return () => clean.endParagraph();
  }
  const block = blocks[name];
  if (block !== undefined) return clean.startBlock(block);
  const mark = marks[name];
  if (mark !== undefined) return writeMarks(clean, mark, style);
  switch (name) {
    case 'a': {
      const href = valueOf(attributes, 'href');
      return isAllowedHref(href) ? writeInline(clean, `<a href="${escapeValue(href)}">`, '</a>') : () => undefined;
    }
    case 'img': {
      const picture = valueOf(attributes, 'data-picture').replace(/[^\w./-]/g, '');
      const alt = escapeValue(valueOf(attributes, 'alt'));
      return writeInline(clean, picture === '' ? '' : `<img data-picture="${picture}" alt="${alt}">`, '');
    }
    case 'td':
    case 'th':
      // The cells of a row are words of one paragraph.
      clean.addText(' ');
      return () => undefined;
    default:
      return writeInline(clean, name === 'br' ? '<br>' : '', '');
  }
}

/** Google Docs wraps everything in a <b> that is not bold, and marks bold by the style of a <span>. */
function writeMarks(clean: CleanHtml, mark: 'strong' | 'em' | 'none', style: string): () => void {
  const weight = /(?:^|;)\s*font-weight:\s*(\w+)/i.exec(style)?.[1] ?? '';
  const isBold = weight === '' ? mark === 'strong' : /^(bold|bolder|[6-9]00)$/i.test(weight);
  const slant = /(?:^|;)\s*font-style:\s*(\w+)/i.exec(style)?.[1] ?? '';
  const isItalic = slant === '' ? mark === 'em' : slant.toLowerCase() === 'italic';
  return writeInline(
    clean,
    `${isBold ? '<strong>' : ''}${isItalic ? '<em>' : ''}`,
    `${isItalic ? '</em>' : ''}${isBold ? '</strong>' : ''}`,
  );
}

function writeInline(clean: CleanHtml, start: string, end: string): () => void {
  clean.addInline(start);
  return () => clean.addInline(end);
}

function valueOf(attributes: Map<string, string>, name: string): string {
  return decodeEntities(attributes.get(name) ?? '').trim();
}

function escapeValue(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}
