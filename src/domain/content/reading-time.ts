import { plainText, type RichText } from './rich-text.ts';

/** Words a minute of somebody who reads such a text with care. */
const wordsPerMinute = 150;

/** The minutes that it takes to read a text, at least one. */
export function readingMinutes(text: RichText): number {
  const words = plainText(text).split(' ').length;
  return Math.ceil(words / wordsPerMinute);
}
