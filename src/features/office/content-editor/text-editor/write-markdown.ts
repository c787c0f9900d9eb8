import { Fragment, type Node } from '@tiptap/pm/model';
import { MarkdownSerializer, type MarkdownSerializerState } from 'prosemirror-markdown';
import { linkHref, ownPicture, ownPictureUrl } from '@/domain/content/allowed-urls';

/** The document of the editor as Markdown; toDocument reads the same document back. What is empty is left out. */
export function writeMarkdown(document: Node): string {
  return serializer.serialize(document, { tightLists: true });
}

/** The reader takes a larger number for a year. */
const largestNumber = 99;

const serializer = new MarkdownSerializer(
  {
    heading(state, node) {
      if (isEmpty(node)) return;
      state.write(`${'#'.repeat(Number(node.attrs['level']))} `);
      state.renderInline(trimmed(node));
      state.closeBlock(node);
    },
    paragraph(state, node) {
      if (isEmpty(node)) return;
      state.renderInline(trimmed(node));
      state.closeBlock(node);
    },
    blockquote(state, node, parent, index) {
      if (isEmpty(node)) return;
      separate(state, node, parent, index);
      state.wrapBlock('> ', null, node, () => state.renderContent(node));
    },
    bulletList(state, node, parent, index) {
      if (isEmpty(node)) return;
      separate(state, node, parent, index);
      state.renderList(withoutEmptyItems(node), '  ', () => '- ');
    },
    orderedList(state, node, parent, index) {
      if (isEmpty(node)) return;
      separate(state, node, parent, index);
      const start = Number(node.attrs['start']);
      // Without an empty line before it only a list from 1 begins under a text.
      if (start !== 1) state.write();
      const list = withoutEmptyItems(node);
      const indent = ' '.repeat(start + list.childCount > 10 ? 4 : 3);
      state.renderList(list, indent, (item) => `${Math.min(start + item, largestNumber)}. `);
    },
    listItem: (state, node) => state.renderContent(node),
    picture(state, node) {
      const url = ownPictureUrl(String(node.attrs['path']));
      if (ownPicture(url) === null) return;
      state.write(`![${escape(String(node.attrs['alt']).replace(/\s+/g, ' '))}](${url})`);
      state.closeBlock(node);
    },
    hardBreak(state, _, parent, index) {
      if (isHeading(parent)) state.write(' ');
      else state.write(isAtLineStart(parent, index) ? '\\\n' : '\n');
    },
    text(state, node, parent, index) {
      let text = escape((node.text ?? '').replace(/[\r\n]+/g, ' '));
      if (isHeading(parent)) text = text.replace(/(^|\s)#/g, '$1\\#');
      else if (isAtLineStart(parent, index)) text = escapeLineStart(text);
      // Before a link it would make a picture.
      const isBeforeOther = index + 1 < parent.childCount;
      state.text(isBeforeOther ? text.replace(/!$/, String.raw`\!`) : text, false);
    },
  },
  {
    bold: { open: '**', close: '**', mixable: true, expelEnclosingWhitespace: true },
    italic: { open: '*', close: '*', mixable: true, expelEnclosingWhitespace: true },
    link: {
      open: (_, { attrs }) => (linkHref(String(attrs['href'])) === null ? '' : '['),
      close(_, { attrs }) {
        const href = linkHref(String(attrs['href']));
        return href === null ? '' : `](${href})`;
      },
    },
  },
  { hardBreakNodeName: 'hardBreak' },
);

function isHeading({ type }: Node): boolean {
  return type.name === 'heading';
}

function isEmpty(node: Node): boolean {
  return node.isText ? !/\S/.test(node.text ?? '') : node.type.name !== 'picture' && node.children.every(isEmpty);
}

/** Its lines without white space at their ends, which would separate a delimiter from its text. */
function trimmed(node: Node): Node {
  const lines: Node[][] = [[]];
  for (const child of node.children) {
    if (child.isText) lines.at(-1)?.push(child);
    else lines.push([]);
  }
  const shown = lines.map((line) => trimmedLine(withReadableStyles(line)));
  const first = shown.findIndex(({ size }) => size > 0);
  const last = shown.findLastIndex(({ size }) => size > 0);
  const lineBreak = node.type.schema.node('hardBreak');
  return node.copy(
    Fragment.from(
      shown.slice(first, last + 1).flatMap(({ content }, index) => (index === 0 ? content : [lineBreak, ...content])),
    ),
  );
}

function trimmedLine(line: readonly Node[]): Fragment {
  const text = line.map((node) => node.text).join('');
  return Fragment.from(line).cut(text.length - text.trimStart().length, text.trimEnd().length);
}

/**
 * Removes styles that stars cannot express: on white space, italic that begins or ends between two digits, and italic
 * of bold text that follows two other styles in the same word.
 */
function withReadableStyles(line: readonly Node[]): Node[] {
  let styles: string[] = [];
  return line.map((node, index) => {
    const text = node.text ?? '';
    const before = line[index - 1]?.text ?? '';
    const after = line[index + 1]?.text ?? '';
    const style = node.marks
      .map(({ type }) => type.name)
      .filter((name) => name !== 'link')
      .join(' ');
    if (style === '') styles = [];
    else if (style !== styles.at(-1)) styles.push(style);

    const isThird = style === 'bold italic' && styles.length > 2 && /\S$/.test(before) && /^\S/.test(text);
    const isBetweenDigits = /\d\n\d/.test(`${before}\n${text}`) || /\d\n\d/.test(`${text}\n${after}`);
    const unsaid = !/\S/.test(text) ? ['bold', 'italic'] : isThird || isBetweenDigits ? ['italic'] : [];
    return node.mark(node.marks.filter(({ type }) => !unsaid.includes(type.name)));
  });
}

function isAtLineStart(parent: Node, index: number): boolean {
  return !(parent.maybeChild(index - 1)?.isText ?? false);
}

/** An empty paragraph, which the reader leaves out, between two lists or quotes that would be read as one. */
function separate(state: MarkdownSerializerState, node: Node, parent: Node, index: number): void {
  let before = index - 1;
  while (before >= 0 && isEmpty(parent.child(before))) before -= 1;
  if (parent.maybeChild(before)?.type !== node.type) return;
  state.write('\u00a0');
  state.closeBlock(parent);
}

/** Replaces items without text by the items under them. */
function withoutEmptyItems(list: Node): Node {
  return list.copy(Fragment.from(shownItems(list)));
}

function shownItems(list: Node): Node[] {
  return list.children.flatMap((item) => {
    const [text, below] = item.children;
    if (text && !isEmpty(text)) return item;
    return below ? shownItems(below) : [];
  });
}

function escape(text: string): string {
  return text.replace(/[\\*[\]]/g, String.raw`\$&`);
}

/** Escapes a line start that would be read as markup. */
function escapeLineStart(text: string): string {
  return text.replace(/^(?=[#>+-])/, '\\').replace(/^\d+(?=[.)])/, '$&\\');
}
