import MarkdownIt from 'markdown-it';
import { isAllowedHref } from './allowed-urls.ts';

/** Reads the part of CommonMark that our texts have. Its tokens are made into blocks by parseMarkdown. */
export const reader = new MarkdownIt('zero', { maxNesting: 100 }).enable([
  ...['blockquote', 'heading', 'list'],
  ...['newline', 'escape', 'emphasis', 'link', 'image'],
]);
reader.validateLink = isAllowedHref;
reader.normalizeLink = (url) => url;

// A line belongs to an item when it is indented under it, and to a quote when it begins with `>`.
reader.block.ruler.before(
  'paragraph',
  'no_lazy_line',
  (state, line, _endLine, isAsked) =>
    isAsked && (state.parentType === 'blockquote' || (state.sCount[line] ?? 0) < state.blkIndent),
  { alt: ['paragraph', 'blockquote'] },
);

// Stars before or after any printed character are a style, so that each part of a word can have one. Up to three are one
// sign, as many end one style and begin another, and more are text; so are a star between digits and an underscore.
reader.inline.State = class extends reader.inline.State {
  override scanDelims(start: number, canSplitWord: boolean) {
    const { length } = super.scanDelims(start, canSplitWord);
    const before = this.src[start - 1] ?? '';
    const after = this.src[start + length] ?? '';
    const isText = this.src[start] === '_' || length > 6 || (length === 1 && /\d/.test(before) && /\d/.test(after));
    if (isText) return { can_open: false, can_close: false, length };
    return { can_open: /\S/.test(after), can_close: /\S/.test(before), length: Math.min(length, 3) };
  }
};

/**
 * Block markers of CommonMark that our texts do not support: `# ` and `#### `, `* `, `+ `, `1)`, a year, a quote without a
 * space, and an empty list item or quote.
 */
const unsupportedMarkup =
  /^((?:[ \t]|>(?= |$)|-[ \t]|\d{1,2}\.[ \t])*)(?:(?=[*+](?:[ \t]|$)|-[ \t]*$|>(?! |$)|#(?!#{1,2}[ \t]+\S))|(\d+)(?=\)|(?<=\d{3})\.|\.[ \t]*$))/gm;

/** Escapes those markers: they were plain text before there was an editor. */
export function escapeUnsupportedMarkup(markdown: string): string {
  return markdown.replace(unsupportedMarkup, (_, before: string, number = '') => `${before}${number}\\`);
}
