import { PastedBlocks, escapeValue } from './pasted-blocks';
import { contextIn, isBlock, outermost, type PastedContext } from './pasted-context';
import { writeBlocks } from './pasted-html';
import { decodeEntities, readHtml, type StartTag } from './read-html';

/** Characters of HTML above which a paste is taken as plain text. */
export const maxPastedHtml = 2_000_000;

/** Elements within each other; what is deeper is read as text of the element around it. */
const maxDepth = 200;

const emptyElements = ['br', 'img', 'hr', 'meta', 'link', 'input', 'col', 'wbr', 'source', 'area', 'base'];
/** The elements at which one that was not ended ends; a paragraph does at any block. */
const endedAt: Partial<Record<string, readonly string[]>> = {
  ...{ li: ['li'], dt: ['dt', 'dd'], dd: ['dt', 'dd'], tr: ['tr'], td: ['td', 'th', 'tr'], th: ['td', 'th', 'tr'] },
};

interface OpenElement {
  tag: StartTag;
  context: PastedContext;
}

/**
 * Pasted HTML of Word, LibreOffice, Google Docs or a web page, reduced to what the editor supports, without what its
 * readers do not see. Works on text: when a browser parses it, every `style` and `on…` of the original would be
 * reported as a policy violation. `toHref` gives the target of a link as a text may hold it; null for what is no link.
 */
export function cleanPastedHtml(html: string, toHref: (href: string) => string | null): string {
  if (html.length > maxPastedHtml) return '';
  const text = new PastedBlocks();
  const open: OpenElement[] = [];

  function current(): PastedContext {
    return open.at(-1)?.context ?? outermost;
  }

  /** Ends the elements from this one on. */
  function endFrom(index: number) {
    if (open.splice(index).some(({ tag }) => isBlock(tag.name))) text.end();
  }

  /** Ends what was not ended and cannot hold this block. */
  function makeWay(next: string) {
    for (;;) {
      const index = open.findLastIndex(({ tag }) => isBlock(tag.name));
      const name = open[index]?.tag.name;
      if (name === undefined || (name !== 'p' && endedAt[name]?.includes(next) !== true)) break;
      endFrom(index);
    }
    text.end();
  }

  function start(tag: StartTag) {
    if (isBlock(tag.name)) makeWay(tag.name);
    if (tag.name === 'br') text.addBreak(current());
    else if (tag.name === 'img') addPicture(text, tag, current());
    else if (!emptyElements.includes(tag.name) && open.length < maxDepth) {
      open.push({ tag, context: contextIn(current(), tag, toHref) });
    }
  }

  function end(name: string) {
    const index = open.findLastIndex(({ tag }) => tag.name === name);
    if (index === -1) return;
    const inside = open.slice(index + 1);
    const hasBlock = inside.some(({ tag }) => isBlock(tag.name));
    if (isBlock(name) && (name !== 'p' || !hasBlock)) {
      endFrom(index);
      return;
    }
    open.splice(index, 1);
    if (hasBlock) return;
    // Styles that cross: those that go on no longer have this one.
    for (const [place, { tag }] of open.slice(index).entries()) {
      const around = open[index + place - 1]?.context ?? outermost;
      open[index + place] = { tag, context: contextIn(around, tag, toHref) };
    }
  }

  for (const token of readHtml(html)) {
    if (token.kind === 'text') text.addText(token.html, current());
    else if (token.kind === 'end') end(token.name);
    else start(token);
  }
  text.end();
  return writeBlocks(text.blocks);
}

/** A picture of our own storage, copied in the editor. */
function addPicture(text: PastedBlocks, { attributes }: StartTag, context: PastedContext) {
  const picture = decodeEntities(attributes.get('data-picture') ?? '').replace(/[^\w./-]/g, '');
  const alt = escapeValue(decodeEntities(attributes.get('alt') ?? '').trim());
  if (picture !== '') text.addPicture(`<img data-picture="${picture}" alt="${alt}">`, context);
}
