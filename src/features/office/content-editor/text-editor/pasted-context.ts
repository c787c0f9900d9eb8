import { decodeEntities, type StartTag } from './read-html';
import { isBoldStyle, isItalicStyle, isUnseen, raisedBy, readStyle, type Raised } from './pasted-style';

/** Deeper lists are not stored. */
const maxLevel = 6;
/** The reader of a text takes a larger number for a year. */
const maxNumber = 99;

/** An item of a list. */
export interface PastedItem {
  /** From 1. */
  level: number;
  /** What `li` is in; null for a paragraph of Word, whose bullet or number is text. */
  list: { isOrdered: boolean; number: number } | null;
  /** That text. */
  sign: string;
}

export interface PastedCell {
  /** The same object for all cells of a row. */
  row: object;
}

/** What the elements around a text make of it. */
export interface PastedContext {
  reads: 'text' | 'sign' | 'nothing';
  /** `loose` is text outside any block. */
  block: 'loose' | 'p' | 'h2' | 'h3';
  isBold: boolean;
  isItalic: boolean;
  href: string | null;
  raised: Raised;
  /** Quotes within a quote are a part of it. */
  quote: object | null;
  list: { isOrdered: boolean; next: number; hasStart: boolean } | null;
  /** Lists within each other. */
  depth: number;
  item: PastedItem | null;
  row: object | null;
  cell: PastedCell | null;
}

export const outermost: PastedContext = {
  ...{ reads: 'text', block: 'loose', isBold: false, isItalic: false, href: null, raised: null, quote: null },
  ...{ list: null, depth: 0, item: null, row: null, cell: null },
};

/** Elements whose text is a paragraph of its own. */
const paragraphs = [
  ...['p', 'div', 'section', 'article', 'main', 'aside', 'header', 'footer', 'nav', 'address', 'pre', 'center'],
  ...['dl', 'dt', 'dd', 'table', 'caption', 'figure', 'figcaption', 'details', 'summary', 'form', 'fieldset'],
  ...['legend', 'hr'],
];
const headings: Partial<Record<string, 'h2' | 'h3'>> = {
  ...{ h1: 'h2', h2: 'h2', h3: 'h3', h4: 'h3', h5: 'h3', h6: 'h3' },
};
const blocks = new Set([...paragraphs, ...Object.keys(headings), 'ul', 'ol', 'li', 'blockquote', 'tr', 'td', 'th']);

/** Whether the text of this element stands apart from the text around it. */
export function isBlock(name: string): boolean {
  return blocks.has(name);
}

/** What an element makes of the text in it, beside what those around it do. `toHref` gives null for what is no link. */
export function contextIn(
  around: PastedContext,
  { name, attributes }: StartTag,
  toHref: (href: string) => string | null,
): PastedContext {
  if (around.reads === 'nothing') return around;
  const style = readStyle(decodeEntities(attributes.get('style') ?? ''));
  if (isUnseen(name, attributes, style)) return { ...around, reads: 'nothing' };
  if (style.get('mso-list')?.startsWith('ignore') === true) return { ...around, reads: 'sign' };
  if (isBlock(name)) return { ...around, ...placeOf(around, name, attributes, style) };

  const raised = raisedBy(name, style);
  // Google Docs wraps everything in a <b> that is not bold.
  const isBold = isBoldStyle(style) ?? (['b', 'strong'].includes(name) ? true : undefined);
  const isItalic = isItalicStyle(style) ?? (['i', 'em'].includes(name) ? true : undefined);
  const href = name === 'a' ? toHref(decodeEntities(attributes.get('href') ?? '').trim()) : null;
  return {
    ...around,
    ...(isBold !== undefined && { isBold }),
    ...(isItalic !== undefined && { isItalic }),
    ...(raised !== undefined && { raised }),
    ...(href !== null && { href }),
  };
}

/** The place of the text in a block. */
function placeOf(
  around: PastedContext,
  name: string,
  attributes: Map<string, string>,
  style: ReadonlyMap<string, string>,
): Partial<PastedContext> {
  switch (name) {
    case 'ul':
    case 'ol': {
      const start = numberIn(attributes, 'start');
      return {
        list: { isOrdered: name === 'ol', next: start ?? 1, hasStart: start !== null },
        depth: around.depth + 1,
      };
    }
    case 'li':
      return { block: 'p', item: itemOf(around, attributes) };
    case 'blockquote':
      return { block: 'p', ...(around.item === null && { quote: around.quote ?? {} }) };
    case 'tr':
      return { block: 'p', row: {} };
    case 'td':
    case 'th':
      return { block: 'p', list: null, depth: 0, item: null, cell: around.row && { row: around.row } };
    default: {
      const heading = attributes.get('role') === 'heading' ? headingAt(attributes) : headings[name];
      if (heading) return { block: heading };
      if (around.block.startsWith('h')) return {};
      const level = /^l\d{1,5}\s{1,5}level(\d)/.exec(style.get('mso-list') ?? '')?.[1];
      const isItem = level !== undefined && around.item === null;
      return { block: 'p', ...(isItem && { item: { level: bounded(Number(level)), list: null, sign: '' } }) };
    }
  }
}

function headingAt(attributes: Map<string, string>): 'h2' | 'h3' {
  return (numberIn(attributes, 'aria-level') ?? 2) > 2 ? 'h3' : 'h2';
}

/** Word for the web writes each item as a list of its own, with the level and the number as attributes. */
function itemOf({ list, depth }: PastedContext, attributes: Map<string, string>): PastedItem {
  const level = numberIn(attributes, 'aria-level') ?? numberIn(attributes, 'data-aria-level') ?? depth;
  if (!list?.isOrdered) return { level: bounded(level), list: { isOrdered: false, number: 1 }, sign: '' };
  const position = numberIn(attributes, 'aria-posinset') ?? numberIn(attributes, 'data-aria-posinset');
  const number = numberIn(attributes, 'value') ?? (list.hasStart ? null : position) ?? list.next;
  list.next = number + 1;
  return { level: bounded(level), list: { isOrdered: true, number }, sign: '' };
}

function bounded(level: number): number {
  return Math.min(Math.max(level, 1), maxLevel);
}

function numberIn(attributes: Map<string, string>, name: string): number | null {
  const text = attributes.get(name)?.trim() ?? '';
  return /^\d{1,2}$/.test(text) && Number(text) <= maxNumber ? Number(text) : null;
}
