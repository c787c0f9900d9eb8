import type { JSONContent } from '@tiptap/core';
import {
  isLink,
  textOf,
  type Inline,
  type List,
  type ListItem,
  type RichText,
  type RichTextBlock,
  type Run,
} from '@/domain/content/rich-text';

/** A text as the document of the editor. */
export function toDocument(blocks: RichText): JSONContent {
  return { type: 'doc', content: blocks.length === 0 ? [{ type: 'paragraph' }] : blocks.map(toNode) };
}

function toNode(block: RichTextBlock): JSONContent {
  switch (block.kind) {
    case 'heading':
      return { type: 'heading', attrs: { level: block.level + 1 }, content: toInlineNodes(block.text) };
    case 'paragraph':
      return { type: 'paragraph', content: toInlineNodes(block.text) };
    case 'list':
      return toListNode(block);
    case 'quote':
      return { type: 'blockquote', content: block.blocks.map(toNode) };
    case 'picture':
      return { type: 'picture', attrs: { path: block.path, alt: block.alt } };
  }
}

function toListNode({ isOrdered, start, items }: List): JSONContent {
  const content = items.map(({ text, list }) => ({
    type: 'listItem',
    content: [{ type: 'paragraph', content: toInlineNodes(text) }, ...(list ? [toListNode(list)] : [])],
  }));
  return isOrdered ? { type: 'orderedList', attrs: { start }, content } : { type: 'bulletList', content };
}

function toInlineNodes(text: readonly Inline[]): JSONContent[] {
  return text.flatMap((inline) => {
    if (!isLink(inline)) return toTextNodes(inline, []);
    const marks = [{ type: 'link', attrs: { href: inline.href } }];
    return inline.runs.flatMap((run) => toTextNodes(run, marks));
  });
}

function toTextNodes(run: Run, around: NonNullable<JSONContent['marks']>): JSONContent[] {
  const { isBold = false, isItalic = false } = typeof run === 'string' ? {} : run;
  const marks = [...around, ...(isBold ? [{ type: 'bold' }] : []), ...(isItalic ? [{ type: 'italic' }] : [])];
  return textOf(run)
    .split(/(\n)/)
    .filter((part) => part !== '')
    .map((part) => (part === '\n' ? { type: 'hardBreak' } : { type: 'text', text: part, marks }));
}

/** The document of the editor as a text. What the schema of the editor does not know is left out. */
export function fromDocument(document: JSONContent): RichText {
  return (document.content ?? []).flatMap(fromNode);
}

function fromNode({ type, attrs, content = [] }: JSONContent): RichTextBlock[] {
  switch (type) {
    case 'heading':
      return [{ kind: 'heading', level: attrs?.['level'] === 3 ? 2 : 1, text: fromInlineNodes(content) }];
    case 'paragraph':
      return [{ kind: 'paragraph', text: fromInlineNodes(content) }];
    case 'bulletList':
    case 'orderedList':
      return [fromListNode({ type, ...(attrs && { attrs }), content })];
    case 'blockquote':
      return [
        {
          kind: 'quote',
          blocks: content.flatMap(fromNode).flatMap((block) => (block.kind === 'quote' ? block.blocks : block)),
        },
      ];
    case 'picture':
      return [{ kind: 'picture', path: textAttribute(attrs, 'path'), alt: textAttribute(attrs, 'alt') }];
    default:
      return [];
  }
}

function fromListNode({ type, attrs, content = [] }: JSONContent): List {
  const start: unknown = attrs?.['start'];
  return {
    kind: 'list',
    isOrdered: type === 'orderedList',
    start: typeof start === 'number' ? start : 1,
    items: content.map(fromItemNode),
  };
}

function fromItemNode({ content = [] }: JSONContent): ListItem {
  const list = content.find(({ type }) => type === 'bulletList' || type === 'orderedList');
  return { text: fromInlineNodes(content[0]?.content ?? []), ...(list && { list: fromListNode(list) }) };
}

function fromInlineNodes(nodes: readonly JSONContent[]): Inline[] {
  return nodes.map(({ type, text = '', marks = [] }) => {
    if (type === 'hardBreak') return '\n';
    const isBold = marks.some((mark) => mark.type === 'bold');
    const isItalic = marks.some((mark) => mark.type === 'italic');
    const run = { text, ...(isBold && { isBold }), ...(isItalic && { isItalic }) };
    const link = marks.find((mark) => mark.type === 'link');
    return link ? { href: textAttribute(link.attrs, 'href'), runs: [run] } : run;
  });
}

function textAttribute(attrs: JSONContent['attrs'], name: string): string {
  const value: unknown = attrs?.[name];
  return typeof value === 'string' ? value : '';
}
