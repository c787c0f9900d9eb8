/**
 * A text from outside on one line, as src/domain/text.ts cleans it: without control, zero-width and directional
 * characters.
 */
export function oneLine(text: string): string {
  return text
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cf}\p{Cc}]/gu, '')
    .normalize('NFC')
    .replace(/ {2,}/g, ' ')
    .trim();
}
