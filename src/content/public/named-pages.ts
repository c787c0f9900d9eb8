import { governmentSites } from '@/content/legal/label-law';
import { anchors, homeSection, paths } from '@/lib/paths';

/** The names that articles use for pages of this site and sites of the government, and their addresses. */
const namedPages = [
  ['Voorbereiding op de opname', paths.preparation],
  ['Heb ik een energielabel nodig?', paths.labelCheck],
  ['algemene voorwaarden', paths.terms],
  ['Bekijk direct uw prijs', homeSection(anchors.hero)],
  // In articles of before version 2.
  ['onze voorpagina', paths.home],
  ...governmentSites.map((site) => [site, `https://www.${site}`] as const),
] as const;

interface TextPiece {
  text: string;
  /** Where it leads, when it is the name of a page. */
  href?: string;
}

// A name in parentheses, so that `split` keeps it; not as a part of a longer address.
const anyName = new RegExp(
  `(?<![\\w.@/-])(${namedPages.map(([name]) => name.replaceAll(/[.?]/g, String.raw`\$&`)).join('|')})(?![\\w@/-])`,
);

/** A text in pieces, in which the name of a page is a piece of its own with its address. */
export function namedPieces(text: string): TextPiece[] {
  return text
    .split(anyName)
    .filter((piece) => piece !== '')
    .map((piece) => {
      const named = namedPages.find(([name]) => name === piece);
      return named ? { text: piece, href: named[1] } : { text: piece };
    });
}
