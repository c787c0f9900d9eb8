/** A run of text in one style; a plain one is only its text. A line feed in it is a line break. */
export type Run = string | { text: string; isBold?: true; isItalic?: true };

export interface TextLink {
  /** A URL that isAllowedHref accepts. */
  href: string;
  runs: Run[];
}

export type Inline = Run | TextLink;

interface Heading {
  kind: 'heading';
  /** 1 is the largest heading in a text, 2 a heading under it. */
  level: 1 | 2;
  text: Inline[];
}

interface Paragraph {
  kind: 'paragraph';
  text: Inline[];
}

export interface ListItem {
  text: Inline[];
  list?: List;
}

export interface List {
  kind: 'list';
  isOrdered: boolean;
  /** Number of the first item of an ordered list. */
  start: number;
  items: ListItem[];
}

interface Picture {
  kind: 'picture';
  /** Its path in our own storage, which holds its size. */
  path: string;
  /** Alternative text. */
  alt: string;
}

interface Quote {
  kind: 'quote';
  blocks: QuotedBlock[];
}

export type QuotedBlock = Heading | Paragraph | List | Picture;
export type RichTextBlock = QuotedBlock | Quote;

/** A text with headings, lists, links and so on; what Markdown is parsed to, and can be written as JSON. */
export type RichText = RichTextBlock[];

export function isLink(inline: Inline): inline is TextLink {
  return typeof inline === 'object' && 'href' in inline;
}

/** The text of a run without its style. */
export function textOf(run: Run): string {
  return typeof run === 'string' ? run : run.text;
}

/** All that can be read of a text, on one line. Pictures are not read. */
export function plainText(blocks: RichText): string {
  return blocks.map(readBlock).join(' ').replace(/\s+/g, ' ').trim();
}

function readBlock(block: RichTextBlock): string {
  switch (block.kind) {
    case 'quote':
      return plainText(block.blocks);
    case 'list':
      return block.items.map(({ text, list }) => `${readInline(text)} ${list ? readBlock(list) : ''}`).join(' ');
    case 'picture':
      return '';
    default:
      return readInline(block.text);
  }
}

function readInline(text: readonly Inline[]): string {
  return text.map((inline) => (isLink(inline) ? inline.runs.map(textOf).join('') : textOf(inline))).join('');
}
