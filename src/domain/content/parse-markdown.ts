import type { Token } from 'markdown-it';
import { isAllowedHref, ownPicture, ownPictureUrl } from './allowed-urls.ts';
import { escapeUnsupportedMarkup, reader } from './markdown-reader.ts';
import {
  plainText,
  textOf,
  type Inline,
  type List,
  type ListItem,
  type QuotedBlock,
  type RichText,
  type TextLink,
} from './rich-text.ts';

/**
 * The Markdown of a text as blocks: `## ` and `### ` start a heading, `- ` and `1. ` an item of a list, `> ` a quote,
 * an empty line ends a paragraph, and a line break stays one. All the rest is text, HTML included. Never throws; the
 * time it takes grows with the length of the text alone.
 */
export function parseMarkdown(markdown: string): RichText {
  return readBlocks(reader.parse(escapeUnsupportedMarkup(markdown.replace(/\r\n?/g, '\n')), {}).values());
}

/** The blocks up to the end of the one that contains them. */
function readBlocks(tokens: Iterator<Token, undefined>): RichText {
  const blocks: RichText = [];
  for (let token = tokens.next().value; token && token.nesting >= 0; token = tokens.next().value) {
    switch (token.type) {
      case 'heading_open':
        blocks.push({ kind: 'heading', level: token.tag === 'h2' ? 1 : 2, text: readInline(readText(tokens)) });
        break;
      case 'paragraph_open':
        blocks.push(...readParagraph(readText(tokens)));
        break;
      case 'blockquote_open': {
        const quoted = readBlocks(tokens).flatMap((block) => (block.kind === 'quote' ? block.blocks : [block]));
        if (quoted.length > 0) blocks.push({ kind: 'quote', blocks: quoted });
        break;
      }
      default: {
        const isOrdered = token.type === 'ordered_list_open';
        blocks.push({ kind: 'list', isOrdered, start: Number(token.attrGet('start') ?? 1), items: readItems(tokens) });
      }
    }
  }
  return blocks;
}

/** The inline tokens of a heading or paragraph whose opening token was read. */
function readText(tokens: Iterator<Token, undefined>): readonly Token[] {
  const children = tokens.next().value?.children ?? [];
  tokens.next();
  return children;
}

function readItems(tokens: Iterator<Token, undefined>): ListItem[] {
  const items: ListItem[] = [];
  while (tokens.next().value?.type === 'list_item_open') items.push(toItem(readBlocks(tokens)));
  return items;
}

/** An item holds lines of text and one list under them. */
function toItem(blocks: RichText): ListItem {
  const text: Inline[] = [];
  const lists: List[] = [];
  for (const block of blocks.flatMap((one) => (one.kind === 'quote' ? one.blocks : [one]))) {
    if (block.kind === 'list') {
      lists.push(block);
      continue;
    }
    if (text.length > 0) append(text, '\n');
    if (block.kind === 'picture') append(text, `![${block.alt}](${ownPictureUrl(block.path)})`);
    else text.push(...block.text);
  }
  const [first] = lists;
  return { text, ...(first && { list: { ...first, items: lists.flatMap(({ items }) => items) } }) };
}

/** A picture in a paragraph is a block of its own. */
function readParagraph(tokens: readonly Token[]): QuotedBlock[] {
  const blocks: QuotedBlock[] = [];
  let line: Token[] = [];

  function closeText() {
    const text = readInline(line);
    if (hasText(text)) blocks.push({ kind: 'paragraph', text });
    line = [];
  }

  for (const token of tokens) {
    const path = token.type === 'image' && token.level === 0 ? ownPicture(attributeOf(token, 'src')) : null;
    if (path !== null) {
      if (line.at(-1)?.type === 'softbreak') line.pop();
      closeText();
      blocks.push({ kind: 'picture', path, alt: altOf(token) });
    } else if (token.type !== 'softbreak' || line.length > 0) {
      line.push(token);
    }
  }
  closeText();
  return blocks;
}

function attributeOf(token: Token, name: string): string {
  return String(token.attrGet(name) ?? '');
}

function altOf({ children }: Token): string {
  return (children ?? []).map(({ type, content }) => (type === 'softbreak' ? ' ' : content)).join('');
}

function readInline(tokens: readonly Token[]): Inline[] {
  const inline: Inline[] = [];
  let link: TextLink | null = null;
  let bold = 0;
  let italic = 0;

  for (const token of tokens) {
    switch (token.type) {
      case 'strong_open':
      case 'strong_close':
        bold += token.nesting;
        break;
      case 'em_open':
      case 'em_close':
        italic += token.nesting;
        break;
      case 'link_open': {
        const href = attributeOf(token, 'href');
        // validateLink is not called for an empty one.
        if (isAllowedHref(href)) link = { href, runs: [] };
        break;
      }
      case 'link_close':
        if (link && hasText([link])) inline.push(link);
        else if (link) append(inline, link.runs.map(textOf).join('') || `[](${link.href})`);
        link = null;
        break;
      default:
        append(link?.runs ?? inline, textOfToken(token), bold > 0, italic > 0);
    }
  }
  return inline;
}

function hasText(inline: readonly Inline[]): boolean {
  return plainText([{ kind: 'paragraph', text: [...inline] }]) !== '';
}

function textOfToken(token: Token): string {
  if (token.type === 'softbreak' || token.type === 'hardbreak') return '\n';
  return token.type === 'image' ? `![${altOf(token)}](${attributeOf(token, 'src')})` : token.content;
}

/** Adds to the last run when it has the same style. */
function append(runs: Inline[], text: string, isBold = false, isItalic = false): void {
  if (text === '') return;
  const last = runs.at(-1);
  if (!isBold && !isItalic) {
    if (typeof last === 'string') runs[runs.length - 1] = last + text;
    else runs.push(text);
  } else if (
    typeof last === 'object' &&
    'text' in last &&
    (last.isBold ?? false) === isBold &&
    (last.isItalic ?? false) === isItalic
  ) {
    last.text += text;
  } else {
    runs.push({ text, ...(isBold && { isBold }), ...(isItalic && { isItalic }) });
  }
}
