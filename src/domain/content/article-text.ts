interface HeadingBlock {
  kind: 'heading';
  text: string;
}

interface ParagraphBlock {
  kind: 'paragraph';
  /** With line feeds between lines that were typed under each other. */
  text: string;
}

interface ListBlock {
  kind: 'list';
  isOrdered: boolean;
  /** Number of the first item of an ordered list. */
  start: number;
  items: string[];
}

export type ArticleBlock = HeadingBlock | ParagraphBlock | ListBlock;

/** Characters that the blog shows of an article in its list, the ellipsis included. */
export const excerptLength = 150;
/** Characters of the summary of an article under another article. */
export const relatedExcerptLength = 100;

const headingLine = /^##\s+(.+)$/;
const bulletLine = /^-\s+(.+)$/;
const numberedLine = /^(\d{1,2})\.\s+(.+)$/;

/**
 * The plain text of an article as blocks: `## ` starts a heading, `- ` and `1. ` an item of a list, an empty line ends a
 * paragraph. All the rest is text, HTML included.
 */
export function articleBlocks(text: string): ArticleBlock[] {
  const blocks: ArticleBlock[] = [];
  let isParagraphOpen = false;
  for (const line of text.split(/\r\n?|\n/).map((raw) => raw.trim())) {
    const last = blocks.at(-1);
    const next = line === '' ? null : blockOfLine(line);
    if (next?.kind === 'paragraph' && last?.kind === 'paragraph' && isParagraphOpen) {
      last.text += `\n${next.text}`;
    } else if (next?.kind === 'list' && last?.kind === 'list' && next.isOrdered === last.isOrdered) {
      last.items.push(...next.items);
    } else if (next) {
      blocks.push(next);
    }
    isParagraphOpen = next?.kind === 'paragraph';
  }
  return blocks;
}

function blockOfLine(line: string): ArticleBlock {
  const heading = headingLine.exec(line)?.[1];
  if (heading !== undefined) return { kind: 'heading', text: heading };
  const bullet = bulletLine.exec(line)?.[1];
  if (bullet !== undefined) return { kind: 'list', isOrdered: false, start: 1, items: [bullet] };
  const [, number, item] = numberedLine.exec(line) ?? [];
  if (item !== undefined) return { kind: 'list', isOrdered: true, start: Number(number), items: [item] };
  return { kind: 'paragraph', text: line };
}

/**
 * The beginning of a text on one line, without the signs of headings and lists, and never longer than `limit` characters:
 * the sentences that fit when they fill half of it, otherwise cut between two words, with an ellipsis.
 */
export function excerpt(text: string, limit: number): string {
  const plain = articleBlocks(text)
    .flatMap((block) => (block.kind === 'list' ? block.items : block.text))
    .join(' ')
    .replace(/\s+/g, ' ');
  if (plain.length <= limit) return plain;
  if (limit < 1) return '';
  const sentences = /^.*[.?!](?= )/.exec(plain.slice(0, limit + 1))?.[0] ?? '';
  if (sentences.length > limit / 2) return sentences;
  // One character more than fits shows whether a word ends right there.
  const lastSpace = plain.slice(0, limit).lastIndexOf(' ');
  // A word that is longer than the whole excerpt is cut, but not in the middle of a character.
  const cut = lastSpace > 0 ? plain.slice(0, lastSpace) : plain.slice(0, limit - 1).replace(/[\ud800-\udbff]$/, '');
  return `${cut.replace(/[\s.,;:–-]+$/, '')}…`;
}
