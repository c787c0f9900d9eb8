const amounts = new Intl.NumberFormat('nl-NL', { minimumFractionDigits: 2 });

/** `€1.285,00` or `-€12,50` of cents. */
export function formatCents(cents: number): string {
  return `${cents < 0 ? '-' : ''}€${amounts.format(Math.abs(cents) / 100)}`;
}

/** `1285,00` of cents, as a form and a spreadsheet hold it. */
export function plainCents(cents: number): string {
  return (cents / 100).toFixed(2).replace('.', ',');
}
