import { isAllowedHref, ownPicture, ownPictureUrl } from './allowed-urls.ts';
import {
  isLink,
  maxListDepth,
  textOf,
  type Inline,
  type List,
  type ListItem,
  type QuotedBlock,
  type RichText,
  type Run,
  type TextLink,
} from './rich-text.ts';

/**
 * A text as Markdown; parseMarkdown reads the same text back. What is empty is left out, and what is not allowed: of a
 * link its text stays, of a picture nothing.
 */
export function writeMarkdown(blocks: RichText): string {
  return blocks.map(writeBlock).filter(Boolean).join('\n\n');
}

function writeBlock(block: RichText[number]): string {
  switch (block.kind) {
    case 'quote':
      return writeMarkdown(block.blocks)
        .replace(/^(?=.)/gm, '> ')
        .replace(/^$/gm, '>')
        .replace(/^>$(?![\s\S])/, '');
    default:
      return writeQuotedBlock(block);
  }
}

function writeQuotedBlock(block: QuotedBlock): string {
  switch (block.kind) {
    case 'heading': {
      const text = writeInline(block.text).replaceAll('\n', ' ');
      return text && `${block.level === 1 ? '##' : '###'} ${text}`;
    }
    case 'paragraph':
      return escapeLineStarts(writeInline(block.text));
    case 'list':
      return writeList(block);
    case 'picture':
      return writePicture(block.path, block.alt);
  }
}

/** The parser reads no larger number, so that a year at the start of a line stays text. */
const largestNumber = 99;

function writeList({ isOrdered, start, items }: List, depth = 1): string {
  return shownItems(items, depth)
    .map(({ text, list }, index) => {
      const sign = isOrdered ? `${Math.min(start + index, largestNumber)}.` : '-';
      const lines = [escapeLineStarts(writeInline(text)), list ? writeList(list, depth + 1) : ''].filter(Boolean);
      return `${sign} ${lines.join('\n').replaceAll('\n', `\n${' '.repeat(sign.length + 1)}`)}`;
    })
    .join('\n');
}

/** Without items that have no text: what stands under them stands in their place, as what stands too deep does. */
function shownItems(items: readonly ListItem[], depth: number): ListItem[] {
  return items.flatMap(({ text, list }) => {
    const below = list?.items ?? [];
    if (writeInline(text) === '') return shownItems(below, depth);
    return depth < maxListDepth ? [{ text, ...(list && { list }) }] : [{ text }, ...shownItems(below, depth)];
  });
}

/** A line that begins as something else than text. */
function escapeLineStarts(text: string): string {
  return text.replace(/^(?=#{2,3}\s|-\s|>(?:\s|$))/gm, '\\').replace(/^(\d{1,2})(?=\.\s)/gm, '$1\\');
}

function writePicture(path: string, alt: string): string {
  const url = ownPictureUrl(path);
  const text = alt.replace(/\s+/g, ' ').replace(/[\\[\]]/g, String.raw`\$&`);
  return ownPicture(url) === null ? '' : `![${text}](${url})`;
}

interface StyledText {
  text: string;
  isBold: boolean;
  isItalic: boolean;
  /** '' outside of a link. */
  href: string;
}

const unstyled = { isBold: false, isItalic: false, href: '' };

function writeInline(inline: readonly Inline[]): string {
  const parts = inline.flatMap((one) =>
    isLink(one) ? one.runs.flatMap((run) => toStyled(run, hrefOf(one))) : toStyled(one, ''),
  );
  let written = '';
  let last: StyledText = { text: '', ...unstyled };
  for (const part of [...joinEqual(parts), { text: '', ...unstyled }]) {
    written += changeOfStyle(last, part, 'end');
    if (last.href !== part.href) written += (last.href && `](${last.href})`) + (part.href && '[');
    written += changeOfStyle(last, part, 'begin') + escapeText(part.text);
    last = part;
  }
  return written
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');
}

function joinEqual(parts: readonly StyledText[]): StyledText[] {
  const joined: StyledText[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    const isSame = last?.isBold === part.isBold && last.isItalic === part.isItalic && last.href === part.href;
    if (isSame) joined.splice(-1, 1, { ...last, text: last.text + part.text });
    else joined.push(part);
  }
  return joined;
}

/** '' where there is nothing to press, or nowhere to go. */
function hrefOf({ href, runs }: TextLink): string {
  return isAllowedHref(href) && runs.some((run) => textOf(run).trim() !== '') ? href : '';
}

/** A run in parts: white space at its ends has no style, because Markdown cannot begin or end one there. */
function toStyled(run: Run, href: string): StyledText[] {
  const plain = { ...unstyled, href };
  if (typeof run === 'string') return [{ text: run, ...plain }];
  const [, before = '', text = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(textOf(run)) ?? [];
  const styled = { text, isBold: run.isBold ?? false, isItalic: run.isItalic ?? false, href };
  return [{ text: before, ...plain }, styled, { text: after, ...plain }].filter((part) => part.text !== '');
}

function changeOfStyle(last: StyledText, next: StyledText, change: 'begin' | 'end'): string {
  const [from, to] = change === 'end' ? [last, next] : [next, last];
  return (from.isBold && !to.isBold ? '**' : '') + (from.isItalic && !to.isItalic ? '*' : '');
}

function escapeText(text: string): string {
  return (
    text
      .replace(/\\(?=[\\*[\]!#>.-]|$)/g, '\\\\')
      .replace(/[[\]]/g, String.raw`\$&`)
      // Between two spaces it is no sign.
      .replace(/\*(?!(?<=\s\*)\s)/g, String.raw`\*`)
  );
}
