import { ownPicture } from './allowed-urls.ts';
import { parseInline } from './parse-inline.ts';
import { maxListDepth, type Inline, type List, type QuotedBlock, type RichText } from './rich-text.ts';

const quoteLine = /^\s*>(?: (.*))?$/;
const headingLine = /^(##|###)\s+(.+)$/;
const itemLine = /^(?:-|(\d{1,2})\.)\s+(.+)$/;
const pictureLine = /^!\[((?:\\.|[^\]\\])*)\]\((\S+)\)$/;

/**
 * The Markdown of a text as blocks: `## ` and `### ` start a heading, `- ` and `1. ` an item of a list, `> ` a quote, a
 * line of its own shows a picture, an empty line ends a paragraph, and a line break stays one. All the rest is text,
 * HTML included. Never throws; the time it takes grows with the length of the text alone.
 */
export function parseMarkdown(markdown: string): RichText {
  const blocks: RichText = [];
  let group: { isQuote: boolean; lines: string[] } = { isQuote: false, lines: [] };

  function closeGroup() {
    const parsed = parseLines(group.lines);
    if (!group.isQuote) blocks.push(...parsed);
    else if (parsed.length > 0) blocks.push({ kind: 'quote', blocks: parsed });
  }

  for (const line of markdown.split(/\r\n?|\n/)) {
    const quote = quoteLine.exec(line);
    if (group.isQuote !== (quote !== null)) {
      closeGroup();
      group = { isQuote: quote !== null, lines: [] };
    }
    group.lines.push(quote ? (quote[1] ?? '') : line);
  }
  closeGroup();
  return blocks;
}

/** What the lines that follow may belong to. */
interface Target {
  text: Inline[];
}

interface OpenList {
  list: List;
  indent: number;
}

/** The blocks of lines without quotes in them. */
function parseLines(lines: readonly string[]): QuotedBlock[] {
  const blocks: QuotedBlock[] = [];
  const texts = new Map<Target, string[]>();
  /** The list that is being read, with those in it that its last item belongs to. */
  let lists: OpenList[] = [];
  let open: { target: Target; isItem: boolean } | null = null;

  for (const raw of lines) {
    const line = raw.trim();
    const indent = /^ */.exec(raw)?.[0].length ?? 0;
    const [, number, itemText] = itemLine.exec(line) ?? [];
    const block = toHeading(line) ?? toPicture(line);

    if (line === '') {
      open = null;
    } else if (itemText !== undefined) {
      const item = { text: [] };
      const list: List = { kind: 'list', isOrdered: number !== undefined, start: Number(number ?? 1), items: [item] };
      lists = addItem(lists, { list, indent });
      if (lists[0]?.list === list) blocks.push(list);
      texts.set(item, [itemText]);
      open = { target: item, isItem: true };
    } else if (block) {
      blocks.push(block);
      lists = [];
      open = null;
    } else if (open && (!open.isItem || indent >= 2)) {
      texts.get(open.target)?.push(line);
    } else {
      const paragraph = { kind: 'paragraph', text: [] } satisfies QuotedBlock;
      blocks.push(paragraph);
      texts.set(paragraph, [line]);
      lists = [];
      open = { target: paragraph, isItem: false };
    }
  }
  for (const [target, collected] of texts) target.text = parseInline(collected.join('\n'));
  return blocks;
}

/** The open lists after the one item of `added`: in a list that is open, in a new list under its last item, or alone. */
function addItem(open: readonly OpenList[], added: OpenList): OpenList[] {
  const { list, indent } = added;
  const around = open.filter((one, index) => index === 0 || one.indent <= indent);
  const last = around.at(-1);
  const parent = last?.list.items.at(-1);
  if (last && parent && indent >= last.indent + 2 && around.length < maxListDepth) {
    parent.list = list;
    return [...around, added];
  }
  if (last && (around.length > 1 || last.list.isOrdered === list.isOrdered)) {
    last.list.items.push(...list.items);
    return around;
  }
  return [added];
}

function toHeading(line: string): QuotedBlock | null {
  const [, signs, text] = headingLine.exec(line) ?? [];
  if (text === undefined) return null;
  return { kind: 'heading', level: signs === '##' ? 1 : 2, text: parseInline(text) };
}

function toPicture(line: string): QuotedBlock | null {
  const [, alt = '', url = ''] = pictureLine.exec(line) ?? [];
  const path = ownPicture(url);
  return path === null ? null : { kind: 'picture', path, alt: alt.replace(/\\([\\[\]])/g, '$1') };
}
