/** A text in which a postcode such as 1234 AB stays on one line. */
export function unbrokenPostcode(text: string): string {
  return text.replace(/\b(\d{4}) ([A-Z]{2})\b/g, '$1\u00A0$2');
}
