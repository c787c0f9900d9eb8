import { covers, type LetterFont } from './covered.ts';

const latin = ['latin', 'latin-ext', 'vietnamese'] as const;
const others = ['greek', 'greek-ext', 'cyrillic', 'cyrillic-ext', 'hebrew', 'arabic', 'chinese'] as const;

/** The text as it is printed: composed, without what has no looks. */
export function printed(text: string): string {
  return text.normalize('NFC').replace(/[\p{Cc}\p{Cf}]/gu, '');
}

/** Whether Figtree has every character, beside the ends of lines. */
export function isPlain(text: string): boolean {
  return Array.from(text).every((character) => character === '\n' || covers('figtree', codeOf(character)));
}

/**
 * The font of each character of a printed text. Where Figtree lacks a Latin letter all Latin ones are Noto's, so that no word
 * is in two typefaces. What is no letter follows the one before it. A character that no font has is Figtree's empty box.
 */
export function chooseFonts(text: string): { character: string; font: LetterFont }[] {
  const characters = Array.from(text);
  const lacksLatin = characters.some(
    (character) => !covers('figtree', codeOf(character)) && latin.some((font) => covers(font, codeOf(character))),
  );
  const order: readonly LetterFont[] = lacksLatin ? [...latin, 'figtree', ...others] : ['figtree', ...others, ...latin];
  let before: LetterFont = 'figtree';
  return characters.map((character) => {
    const code = codeOf(character);
    const follows = !/\p{L}/u.test(character) && covers(before, code);
    const font: LetterFont = follows ? before : (order.find((each) => covers(each, code)) ?? 'figtree');
    before = font;
    return { character, font };
  });
}

function codeOf(character: string): number {
  return character.codePointAt(0) ?? 0;
}
