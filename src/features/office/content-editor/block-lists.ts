import { contentEditorTexts } from '@/content/office/texts/content-editor';
import { landingPageSections } from '@/domain/content/block-place';
import type { ContentBlock } from '@/data/content/content-block';
import { blockName } from './block-name';

/** The name of a page on its tab: its path without the part that every landing page shares; '' is general content. */
export function tabLabel(pagePath: string): string {
  return pagePath === ''
    ? contentEditorTexts.generalTab
    : pagePath.replace(/^\/energielabel-/, '').replaceAll('-', ' ');
}

/** The distinct page paths of the blocks, sorted; general content has none. */
export function pagePaths(blocks: readonly ContentBlock[]): string[] {
  return [...new Set(blocks.map(({ pagePath }) => pagePath))]
    .filter((pagePath) => pagePath !== '')
    .sort((a, b) => a.localeCompare(b, 'nl', { numeric: true }));
}

/** The blocks of a page from top to bottom; those that it does not show come last. */
export function inOrderOfPage(blocks: readonly ContentBlock[]): ContentBlock[] {
  return blocks.toSorted((one, other) => positionOf(one) - positionOf(other));
}

function positionOf({ sectionName }: ContentBlock): number {
  const position = landingPageSections.findIndex((name) => name === sectionName);
  return position === -1 ? landingPageSections.length : position;
}

/** The blocks with every word of the query in their name, path or texts, ignoring case and accents. */
export function findBlocks(blocks: readonly ContentBlock[], query: string): ContentBlock[] {
  const words = wordsOf(query);
  return blocks.filter((block) => {
    const { sectionName, pagePath, title, subtitle, content } = block;
    const text = plain([sectionName, blockName(block), pagePath, title, subtitle, content].join('\n'));
    return words.every((word) => text.includes(word));
  });
}

/** A match with the text around it. */
interface Match {
  before: string;
  found: string;
  after: string;
}

/** Characters of context on either side of a match. */
const contextLength = 60;

/** The first word of the query that occurs in a text; null when none does. */
export function findMatch(text: string, query: string): Match | null {
  const letters = Array.from(text.normalize('NFC'));
  // One plain letter for each letter, so the indexes are the same.
  const plainLetters = letters.map((letter) => Array.from(plain(letter))[0] ?? ' ');
  for (const word of wordsOf(query).map((found) => Array.from(found))) {
    const start = plainLetters.findIndex((_, index) => word.every((letter, at) => plainLetters[index + at] === letter));
    if (start === -1) continue;
    const end = start + word.length;
    return {
      before: (start > contextLength ? '…' : '') + letters.slice(Math.max(0, start - contextLength), start).join(''),
      found: letters.slice(start, end).join(''),
      after: letters.slice(end, end + contextLength).join('') + (end + contextLength < letters.length ? '…' : ''),
    };
  }
  return null;
}

function wordsOf(query: string): string[] {
  return plain(query).split(/\s+/).filter(Boolean);
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
}
