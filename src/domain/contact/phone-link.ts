/** The number as a link wants it: digits with an optional + in front; the (0) of +31 (0)85 is not dialled. */
export function phoneHref(text: string): string {
  return `tel:${text.replace(/^(\+\d{2}\s*)\(0\)/, '$1').replace(/[^\d+]/g, '')}`;
}
