const amounts = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' });

/** `€ 1.285,00` of cents. */
export function formatCents(cents: number): string {
  return amounts.format(cents / 100);
}

/** `1285,00` of cents, as a form and a spreadsheet hold it. */
export function plainCents(cents: number): string {
  return (cents / 100).toFixed(2).replace('.', ',');
}
