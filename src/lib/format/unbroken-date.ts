/** A date or time in which numbers stay on one line with their words: `woensdag 2 december`, `10.00 uur`. */
export function unbrokenDate(text: string): string {
  return text.replace(/(?<=\d) | (?=\d{4}$)/g, '\u00A0');
}
