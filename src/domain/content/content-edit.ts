import { contentLimits } from './content-limits.ts';
import { cleanLine, cleanText } from '#shared/text.ts';
import { blockFields, type BlockField } from './block-fields.ts';

/** What an administrator may change of a block of text; '' is an empty field. */
export type BlockTexts = Record<BlockField, string>;

/** The texts of a block, without what else it has. */
export function textsOf(block: BlockTexts): BlockTexts {
  const { title, subtitle, content, summary, searchTitle, searchDescription } = block;
  return { title, subtitle, content, summary, searchTitle, searchDescription };
}

/** What was typed in a field of a block, as it is to be stored. Markdown is kept as the editor wrote it. */
export function cleanBlockText(field: BlockField, typed: string): string {
  return field === 'content' || field === 'subtitle' ? cleanText(typed) : cleanLine(typed);
}

/** Characters of each text that is longer than the database takes, by its field. */
export function tooLong(texts: Partial<BlockTexts>): Partial<Record<BlockField, number>> {
  const found: Partial<Record<BlockField, number>> = {};
  for (const field of blockFields) {
    // The database counts characters, where `length` counts two for an emoji.
    const length = Array.from(texts[field] ?? '').length;
    if (length > contentLimits[field]) found[field] = length;
  }
  return found;
}

/** Maximum number of lines, styles and links of a text, each of which is at least one element of its page. */
const maxParts = 3000;

/** Why the database does not take this Markdown, apart from its length; null when it does. */
export function markdownProblem(markdown: string): 'too-many-parts' | 'too-deep' | null {
  if ((markdown.match(/\n|\*+|\[/g) ?? []).length > maxParts) return 'too-many-parts';
  const isDeep = /^\s*>(?:\s*>){3}/m.test(markdown) || /^ {20,}(?:-|\d{1,2}\.)\s/m.test(markdown);
  return isDeep ? 'too-deep' : null;
}
