import { Fragment, type Attrs, type Node, type NodeType, type Schema } from '@tiptap/pm/model';
import { TextSelection, type Transaction } from '@tiptap/pm/state';

/** Makes a list of several selected blocks, or ends it; false where the command of the library does that. */
export function toggleSelectedList(type: NodeType, tr: Transaction): boolean {
  return unlistSelectedItems(type, tr) || listSelectedBlocks(type, tr);
}

/**
 * Makes a list of several selected paragraphs, headings and lists, an item of each; what else is selected stays where
 * it is, between two lists. Empty paragraphs are left out. False where the selection is no such thing.
 */
function listSelectedBlocks(type: NodeType, tr: Transaction): boolean {
  const range = tr.selection.$from.blockRange(tr.selection.$to);
  if (!range || range.endIndex - range.startIndex < 2 || isList(range.parent)) return false;
  const groups = groupsOf(range.parent.children.slice(range.startIndex, range.endIndex), range.start);
  const steps = tr.steps.length;
  for (const { from, nodes } of groups.toReversed()) {
    const items = nodes.flatMap((node) => itemsOf(node, type.schema));
    const size = Fragment.from(nodes).size;
    if (items.length > 0) tr.replaceWith(from, from + size, type.create(null, items));
  }
  if (tr.steps.length === steps) return false;
  const grown = tr.mapping.map(range.end);
  tr.setSelection(TextSelection.between(tr.doc.resolve(range.start), tr.doc.resolve(grown)));
  return true;
}

/**
 * Takes several selected items out of a list of this type, with the lists under them. False where the selection is no
 * such thing, or the list stands in an item.
 */
function unlistSelectedItems(type: NodeType, tr: Transaction): boolean {
  const range = tr.selection.$from.blockRange(tr.selection.$to, isList);
  if (range?.parent.type !== type || range.endIndex - range.startIndex < 2) return false;
  if (range.$from.node(range.depth - 1).type.name === 'listItem') return false;
  const { attrs, children } = range.parent;
  const start = Number(attrs['start'] ?? 1) + range.endIndex;
  const nodes = [
    ...listOf(type, attrs, children.slice(0, range.startIndex)),
    ...children.slice(range.startIndex, range.endIndex).flatMap((item) => item.children),
    ...listOf(type, { ...attrs, start }, children.slice(range.endIndex)),
  ];
  const from = range.$from.before(range.depth);
  tr.replaceWith(from, from + range.parent.nodeSize, nodes);
  const ends = [from, from + Fragment.from(nodes).size].map((position) => tr.doc.resolve(position));
  if (ends[0] && ends[1]) tr.setSelection(TextSelection.between(ends[0], ends[1]));
  return true;
}

function listOf(type: NodeType, attrs: Attrs, items: readonly Node[]): Node[] {
  return items.length > 0 ? [type.create(attrs, items)] : [];
}

/** Blocks beside each other that can become a list, and where each group starts. */
function groupsOf(blocks: readonly Node[], start: number): { from: number; nodes: Node[] }[] {
  const groups: { from: number; nodes: Node[] }[] = [];
  let position = start;
  let isOpen = false;
  for (const block of blocks) {
    const fits = block.isTextblock || isList(block);
    if (fits && !isOpen) groups.push({ from: position, nodes: [] });
    if (fits) groups.at(-1)?.nodes.push(block);
    isOpen = fits;
    position += block.nodeSize;
  }
  return groups;
}

function itemsOf(block: Node, { nodes }: Schema): readonly Node[] {
  if (isList(block)) return block.children;
  const { listItem, paragraph } = nodes;
  return listItem && paragraph && block.content.size > 0
    ? [listItem.create(null, paragraph.create(null, block.content))]
    : [];
}

function isList({ type }: Node): boolean {
  return type.name === 'bulletList' || type.name === 'orderedList';
}
