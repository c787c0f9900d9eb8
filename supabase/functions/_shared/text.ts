// Control characters have no meaning in a form, and a NUL or half a surrogate pair would be refused by the database.
// eslint-disable-next-line no-control-regex -- finding them is the point
const controlCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;

/** Zero-width, directional and soft-hyphen characters make a text look like another one; noncharacters are no text. */
const formatCharacters = /[\p{Cf}\p{Noncharacter_Code_Point}]/gu;

/** Text without format characters and noncharacters, which the database refuses. */
export function withoutFormatCharacters(text: string): string {
  return text.replace(formatCharacters, '');
}

/**
 * Text as typed, made safe to store: without format characters, noncharacters, control characters except tab and line feed, or lone
 * surrogates; normalised and trimmed.
 */
export function cleanText(text: string): string {
  return withoutFormatCharacters(wellFormed(text))
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(controlCharacters, '')
    .normalize('NFC')
    .trim();
}

/** The same on one line: any run of white space becomes one space. */
export function cleanLine(text: string): string {
  return cleanText(text.replace(/\s+/g, ' ')).replace(/ {2,}/g, ' ');
}

/** Replaces lone surrogates, like String.prototype.toWellFormed in browsers that have it. */
function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\ufffd');
}
