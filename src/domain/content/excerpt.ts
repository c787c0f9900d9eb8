/** Characters that the blog shows of an article in its list, the ellipsis included. */
export const excerptLength = 150;
/** Characters of the summary of an article under another article. */
export const relatedExcerptLength = 100;

/**
 * The beginning of a text on one line, never longer than `limit` characters: the sentences that fit when they fill half
 * of it, otherwise cut between two words, with an ellipsis.
 */
export function excerpt(text: string, limit: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= limit) return line;
  if (limit < 1) return '';
  const sentences = /^.*[.?!](?= )/.exec(line.slice(0, limit + 1))?.[0] ?? '';
  if (sentences.length > limit / 2) return sentences;
  // One character more than fits shows whether a word ends right there.
  const lastSpace = line.slice(0, limit).lastIndexOf(' ');
  // A word that is longer than the whole excerpt is cut, but not in the middle of a character.
  const cut = lastSpace > 0 ? line.slice(0, lastSpace) : line.slice(0, limit - 1).replace(/[\ud800-\udbff]$/, '');
  return `${cut.replace(/[\s.,;:–-]+$/, '')}…`;
}
