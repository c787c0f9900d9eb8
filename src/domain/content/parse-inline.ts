import { isAllowedHref } from './allowed-urls.ts';
import type { Inline, Run } from './rich-text.ts';

type Mark = 'bold' | 'italic';

type Token =
  | { kind: 'text'; text: string }
  /** Begins or ends a style, when it has a counterpart. */
  | { kind: 'mark'; mark: Mark; text: string; canBegin: boolean; canEnd: boolean; isPaired: boolean }
  | { kind: 'link-start'; text: string; href: string | null }
  | { kind: 'link-end'; text: string; href: string; isPaired: boolean };

const signs = /\\([\\*[\]!#>.-])|(\*+)|(\[)|\]\(([^\s()]{1,2000})\)|\]/g;

/** One paragraph, heading or item of Markdown: `**bold**`, `*italic*`, `[text](link)` and `\` before a sign. */
export function parseInline(markdown: string): Inline[] {
  const tokens = tokenize(markdown);
  pairLinks(tokens);
  pairMarks(tokens);
  return toInline(tokens);
}

function tokenize(markdown: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const match of markdown.matchAll(signs)) {
    const [sign, escaped, stars, bracket, href] = match;
    if (match.index > end) tokens.push({ kind: 'text', text: markdown.slice(end, match.index) });
    end = match.index + sign.length;
    if (escaped !== undefined) tokens.push({ kind: 'text', text: escaped });
    else if (stars !== undefined) tokens.push(...marksOf(stars, markdown[match.index - 1], markdown[end]));
    else if (bracket !== undefined) tokens.push({ kind: 'link-start', text: sign, href: null });
    else if (href === undefined) tokens.push({ kind: 'text', text: sign });
    else tokens.push({ kind: 'link-end', text: sign, href, isPaired: false });
  }
  if (end < markdown.length) tokens.push({ kind: 'text', text: markdown.slice(end) });
  return tokens;
}

function marksOf(stars: string, before: string | undefined, after: string | undefined): Token[] {
  const beside = { canBegin: isPrinted(after), canEnd: isPrinted(before), isPaired: false };
  if (stars.length > 3 || !(beside.canBegin || beside.canEnd)) return [{ kind: 'text', text: stars }];
  const marks: Token[] = [];
  if (stars.length > 1) marks.push({ kind: 'mark', mark: 'bold', text: '**', ...beside });
  if (stars.length !== 2) marks.push({ kind: 'mark', mark: 'italic', text: '*', ...beside });
  return marks;
}

function isPrinted(character: string | undefined): boolean {
  return character !== undefined && /\S/.test(character);
}

/** A link ends at the first address after the last bracket; one that is not allowed stays text. */
function pairLinks(tokens: readonly Token[]): void {
  let start: Extract<Token, { kind: 'link-start' }> | null = null;
  let hasText = false;
  for (const token of tokens) {
    if (token.kind === 'link-start') {
      start = token;
      hasText = false;
    } else if (token.kind === 'text') {
      hasText ||= token.text.trim() !== '';
    } else if (token.kind === 'link-end') {
      if (start && hasText && isAllowedHref(token.href)) {
        start.href = token.href;
        token.isPaired = true;
      }
      start = null;
    }
  }
}

function pairMarks(tokens: readonly Token[]): void {
  const begun = new Map<Mark, Extract<Token, { kind: 'mark' }>>();
  for (const token of tokens) {
    if (token.kind !== 'mark') continue;
    const first = begun.get(token.mark);
    if (first && token.canEnd) {
      first.isPaired = true;
      token.isPaired = true;
      begun.delete(token.mark);
    } else if (!first && token.canBegin) {
      begun.set(token.mark, token);
    }
  }
}

function toInline(tokens: readonly Token[]): Inline[] {
  const inline: Inline[] = [];
  const style = { bold: false, italic: false };
  let link: { href: string; runs: Run[] } | null = null;

  for (const token of tokens) {
    if (token.kind === 'mark' && token.isPaired) {
      style[token.mark] = !style[token.mark];
    } else if (token.kind === 'link-start' && token.href !== null) {
      link = { href: token.href, runs: [] };
      inline.push(link);
    } else if (token.kind === 'link-end' && token.isPaired) {
      link = null;
    } else {
      append(link ? link.runs : inline, token.text, style);
    }
  }
  return inline;
}

/** Adds to the last run when it has the same style. */
function append(runs: Inline[], text: string, { bold, italic }: Record<Mark, boolean>): void {
  const last = runs.at(-1);
  if (!bold && !italic) {
    if (typeof last === 'string') runs[runs.length - 1] = last + text;
    else runs.push(text);
    return;
  }
  if (
    typeof last === 'object' &&
    'text' in last &&
    (last.isBold ?? false) === bold &&
    (last.isItalic ?? false) === italic
  ) {
    last.text += text;
    return;
  }
  runs.push({ text, ...(bold && { isBold: true }), ...(italic && { isItalic: true }) });
}
