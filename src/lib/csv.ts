/** At the start of a file it makes Excel read UTF-8. */
export const byteOrderMark = '\uFEFF';

/** Begins of cells that a spreadsheet would take for a formula. */
const formulaStart = /^[=+\-@\t\r]/;

/**
 * Rows of cells as CSV for a Dutch Excel: separated by `;`, each row ended by CR LF. A cell that could run as a formula
 * gets an apostrophe in front, one with a separator, quote or line break gets quotes.
 */
export function csvLines(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => `${cells.map(csvCell).join(';')}\r\n`).join('');
}

function csvCell(text: string): string {
  const safe = formulaStart.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
