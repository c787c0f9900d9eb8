/** `1285,00` of cents, as a form and a spreadsheet hold it. */
export function plainCents(cents: number): string {
  return (cents / 100).toFixed(2).replace('.', ',');
}
