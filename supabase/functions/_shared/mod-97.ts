/** What is left of a number of any length, in digits and A to Z (10 to 35), after division by 97: ISO 7064. */
export function mod97(text: string): number {
  const digits = text.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return Array.from(digits, Number).reduce((rest, digit) => (rest * 10 + digit) % 97, 0);
}
