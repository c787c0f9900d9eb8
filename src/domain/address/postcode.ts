// PostNL issues no postcode that ends in SA, SD or SS.
const postcodePattern = /^[1-9][0-9]{3}(?!SA|SD|SS)[A-Z]{2}$/;

/** The postcode as the register writes it: without white space, in capitals. Any text is taken, valid or not. */
export function normalisePostcode(text: string): string {
  return text.replace(/\s+/g, '').toUpperCase();
}

/** Whether the text is written as a Dutch postcode, whatever its spacing and case. It need not exist. */
export function isPostcode(text: string): boolean {
  return postcodePattern.test(normalisePostcode(text));
}
