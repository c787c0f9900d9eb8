import { contentLimits } from '../limits.ts';
import { cleanLine, cleanText } from '../text.ts';

/** What an administrator may change of a block of text; '' is an empty field. */
export interface BlockTexts {
  title: string;
  subtitle: string;
  content: string;
}

export const blockFields = ['title', 'subtitle', 'content'] as const;

/** What was typed in a field, as it is to be stored. */
export function cleanBlockText(field: keyof BlockTexts, typed: string): string {
  return field === 'title' ? cleanLine(typed) : cleanText(typed);
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
