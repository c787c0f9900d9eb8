import { parseMarkdown } from '@/domain/content/parse-markdown';
import type { Inline, RichText } from '@/domain/content/rich-text';

const loneStars = /(?<=^|[\s([{])\*+(?=[\s)\]}]|$)/g;
const openingStars = /(?:(?<=^|[\s([{"'‘’“”„])\*+[^\s*]|\*[\p{L}\p{N}])/u;

/** Pasted lines as Markdown, in which a star at a price or between two numbers is text. */
export function readLines(text: string): RichText {
  return parseMarkdown(escapeNotes(text));
}

/** A part of a sentence with the spaces around it, read as Markdown when that gives more than its text. */
export function readPartOfLine(text: string): Inline[] {
  const [block, ...others] = readLines(text);
  const isStyled = block?.kind === 'paragraph' && block.text.some((inline) => typeof inline !== 'string');
  if (!isStyled || others.length > 0) return [text];
  return [/^\s*/.exec(text)?.[0] ?? '', ...block.text, /\s*$/.exec(text)?.[0] ?? ''];
}

/** Escapes the stars that begin no style in CommonMark, of which the reader of our texts makes more. */
function escapeNotes(text: string): string {
  const lines = text.split('\n').map((line) => {
    const escaped = line.replace(loneStars, escapeStars);
    return openingStars.test(escaped) ? escaped : escaped.replace(/(?<![\\*])\*+/g, escapeStars);
  });
  return lines.join('\n');
}

function escapeStars(stars: string): string {
  return stars.replaceAll('*', String.raw`\*`);
}
