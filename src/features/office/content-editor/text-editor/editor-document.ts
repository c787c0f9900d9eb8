import type { JSONContent } from '@tiptap/core';
import {
  isLink,
  textOf,
  type Inline,
  type List,
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
