import { contentLimits } from './content-limits.ts';
import { cleanLine, cleanText } from '@/domain/text.ts';

/** What an administrator may change of a block of text; '' is an empty field. */
export interface BlockTexts {
  title: string;
  subtitle: string;
  content: string;
}

export const blockFields = ['title', 'subtitle', 'content'] as const;

/** The fields that differ from `base`, as they are to be stored; none when nothing was really changed. */
export function changedTexts(base: BlockTexts, texts: BlockTexts): Partial<BlockTexts> {
  const changes: Partial<BlockTexts> = {};
  for (const field of blockFields) {
    // An untouched text stays as it was stored, even when it would be written differently today.
    if (texts[field] === base[field]) continue;
    const cleaned = field === 'title' ? cleanLine(texts.title) : cleanText(texts[field]);
    if (cleaned !== base[field]) changes[field] = cleaned;
  }
  return changes;
}

/** Texts that were made on `base`, moved to a newer version: what was changed stays, the rest follows that version. */
export function rebaseTexts(texts: BlockTexts, base: BlockTexts, newer: BlockTexts): BlockTexts {
  return { ...textsOf(newer), ...changedTexts(base, texts) };
}

/** The part of a block that can be edited. */
export function textsOf({ title, subtitle, content }: BlockTexts): BlockTexts {
  return { title, subtitle, content };
}

/** Characters of each text that is longer than the database takes, by its field. */
export function tooLong(texts: Partial<BlockTexts>): Partial<Record<keyof BlockTexts, number>> {
  const found: Partial<Record<keyof BlockTexts, number>> = {};
  for (const field of blockFields) {
    // The database counts characters, where `length` counts two for an emoji.
    const length = Array.from(texts[field] ?? '').length;
    if (length > contentLimits[field]) found[field] = length;
  }
  return found;
}
