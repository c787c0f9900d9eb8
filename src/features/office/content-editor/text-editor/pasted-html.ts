import type { PastedBlock } from './pasted-blocks';
import type { PastedItem } from './pasted-context';

interface OpenList {
  tag: 'ul' | 'ol';
  level: number;
  /** Number of the next item. */
  next: number;
}

/** The blocks of a pasted text as HTML: items within lists, rows of a table as a line each, quotes. */
export function writeBlocks(blocks: readonly PastedBlock[]): string {
  const parts: string[] = [];
  /** The lists that are open, the outermost first; each has an open item. */
  const lists: OpenList[] = [];
  let quote: object | null = null;

  function endList() {
    const list = lists.pop();
    if (list) parts.push(`</li></${list.tag}>`);
  }

  function startItem(item: PastedItem) {
    const { tag, number } = kindOf(item);
    while ((lists.at(-1)?.level ?? 0) > item.level) endList();
    // An item holds one list, so that only the outermost one may be followed by another.
    const [outer] = lists;
    const goesOn = outer?.tag === tag && (number === null || number === outer.next);
    if (lists.length === 1 && outer?.level === item.level && !goesOn) endList();
    let list = lists.at(-1);
    if (list?.level === item.level) parts.push('</li>');
    else {
      list = { tag, level: item.level, next: number ?? 1 };
      lists.push(list);
      parts.push(list.next === 1 ? `<${tag}>` : `<${tag} start="${list.next}">`);
    }
    list.next += 1;
    parts.push('<li>');
  }

  for (const [index, block] of joinRows(blocks).entries()) {
    if (block.item === null || block.quote !== quote) while (lists.length > 0) endList();
    if (block.quote !== quote) {
      if (quote) parts.push('</blockquote>');
      if (block.quote) parts.push('<blockquote>');
      quote = block.quote;
    }
    if (block.item) startItem(block.item);
    if (block.kind === 'picture' || (block.kind === 'loose' && index === 0)) parts.push(block.html);
    else {
      const tag = block.item || block.kind === 'loose' ? 'p' : block.kind;
      parts.push(`<${tag}>${block.html}</${tag}>`);
    }
  }
  while (lists.length > 0) endList();
  if (quote) parts.push('</blockquote>');
  return parts.join('');
}

/** Whether an item is numbered, and with what; null where that cannot be known. */
function kindOf({ list, sign }: PastedItem): { tag: 'ul' | 'ol'; number: number | null } {
  if (list) return { tag: list.isOrdered ? 'ol' : 'ul', number: list.isOrdered ? list.number : null };
  if (!/^\s*(?:\d{1,3}|[a-z]{1,4})[.)]/i.test(sign)) return { tag: 'ul', number: null };
  // Of a number such as 1.2 the last part counts.
  const number = Number(/(\d{1,2})[.)]?\s*$/.exec(sign)?.[1] ?? Number.NaN);
  return { tag: 'ol', number: Number.isNaN(number) ? null : number };
}

/** A row whose cells hold paragraphs alone becomes one line. A row with one cell places what is in it. */
function joinRows(blocks: readonly PastedBlock[]): PastedBlock[] {
  const joined: PastedBlock[] = [];
  let start = 0;
  while (start < blocks.length) {
    const row = blocks[start]?.cell?.row;
    let end = start + 1;
    while (row && blocks[end]?.cell?.row === row) end += 1;
    const parts = blocks.slice(start, end);
    const [first] = parts;
    const isLine =
      new Set(parts.map(({ cell }) => cell)).size > 1 && parts.every(({ kind, item }) => kind === 'p' && item === null);
    if (first && isLine) joined.push({ ...first, html: parts.map(({ html }) => html).join(' ') });
    else joined.push(...parts);
    start = end;
  }
  return joined;
}
