const months = 'januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december';
const joint = new RegExp(
  `(?<=(?<![\\d.,])\\d{1,3}|\\b\\d{1,2}\\.\\d{2}) (?=\\p{Ll})|(?<=\\b(?:${months})) (?=\\d{4})`,
  'gu',
);

/**
 * A text whose lines do not break between a number and what is counted, nor inside a date or time: `2 jaar`,
 * `3 mei 2027`, `10.00 uur`. A year may stand at the end of a line.
 */
export function unbroken(text: string): string {
  return text.replace(joint, '\u00A0');
}
