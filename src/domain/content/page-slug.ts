/** Longest slug: with its prefix a path is still far below the longest path. */
const maxSlugLength = 100;

/** Letters that do not decompose into a plain letter and a diacritic, with their usual transcription. */
const transliterations: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
};

/**
 * The last part of a page's path, made from a name or title: lower case, diacritics and quotes dropped, everything else
 * that is no a-z or 0-9 becomes a single dash. '' when nothing is left.
 */
export function pageSlug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[ßæœøđðłþ]/g, (letter) => transliterations[letter] ?? '')
    .normalize('NFKD')
    .replace(/[\p{M}'’‘‛"“”„`´]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxSlugLength + 1)
    .replace(/^-/, '')
    .slice(0, maxSlugLength)
    .replace(/-$/, '');
}

/** Whether a text already is a slug. */
export function isPageSlug(text: string): boolean {
  return text !== '' && pageSlug(text) === text;
}
