/** At the start of a file it makes Excel read the file as UTF-8. */
export const byteOrderMark = '\uFEFF';

/**
 * Where a formula could begin: also after a comma, tab or line break, because a spreadsheet may separate cells by these
 * instead of by `;`. Full-width signs count in East Asian settings.
 */
const formulaStart = /(^|[,;\t\r\n])([\s"]*)(?=[=+\-@＝＋－＠])/g;

/**
 * Rows of cells as CSV for a Dutch Excel: separated by `;`, each row ended by CR LF. Where a cell could run as a
 * formula, an apostrophe is put in front; one with a separator, quote or line break gets quotes.
 */
export function csvLines(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => `${cells.map(csvCell).join(';')}\r\n`).join('');
}

function csvCell(text: string): string {
  const safe = text.replace(/^(?=[\t\r])/, "'").replace(formulaStart, "$1$2'");
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
