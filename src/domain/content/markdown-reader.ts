import MarkdownIt from 'markdown-it';
import { isAllowedHref } from './allowed-urls.ts';

/** Parses the subset of CommonMark that our texts use. parseMarkdown turns its tokens into blocks. */
export const reader = new MarkdownIt('zero', { maxNesting: 100 }).enable([
  ...['blockquote', 'heading', 'list'],
  ...['newline', 'escape', 'emphasis', 'link', 'image'],
]);
reader.validateLink = isAllowedHref;
reader.normalizeLink = (url) => url;

// No lazy continuation: a line belongs to an item only when indented under it, and to a quote only when it begins with
// `>`.
reader.block.ruler.before(
  'paragraph',
  'no_lazy_line',
  (state, line, _endLine, isAsked) =>
    isAsked && (state.parentType === 'blockquote' || (state.sCount[line] ?? 0) < state.blkIndent),
  { alt: ['paragraph', 'blockquote'] },
);

// Unlike CommonMark, stars next to any non-space character are emphasis, so that part of a word can be styled. Up to
// three form one delimiter, since more end one style and begin another; longer runs are text, and so are an underscore
// and a star between digits.
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
 * Block markers of CommonMark that our texts do not support: `# ` and `#### `, `* `, `+ `, `1)`, a year, a quote
 * without a space, and an empty list item or quote.
 */
const unsupportedMarkup =
  /^((?:[ \t]|>(?= |$)|-[ \t]|\d{1,2}\.[ \t])*)(?:(?=[*+](?:[ \t]|$)|-[ \t]*$|>(?! |$)|#(?!#{1,2}[ \t]+\S))|(\d+)(?=\)|(?<=\d{3})\.|\.[ \t]*$))/gm;

/** Escapes those markers: they were plain text before there was an editor. */
export function escapeUnsupportedMarkup(markdown: string): string {
  return markdown.replace(unsupportedMarkup, (_, before: string, number = '') => `${before}${number}\\`);
}
