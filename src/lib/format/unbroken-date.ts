/** A text in which numbers stay on one line with their words: `woensdag 2 december`, `10.00 uur`, `mei 2026`. */
export function unbrokenDate(text: string): string {
  return text.replace(/(?<=\d) | (?=\d{4}(?!\d))/g, '\u00A0');
}
