/** Rows as a Markdown table that also reads well in a terminal; the first row is its head. */
export function printTable(title: string, rows: readonly (readonly string[])[]): void {
  const [head = [], ...body] = rows;
  const widths = head.map((_, column) => Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)));
  function line(cells: readonly string[]): string {
    return `| ${widths.map((width, column) => pad(cells[column] ?? '', width, column)).join(' | ')} |`;
  }
  const rule = widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  console.log([`\n${title}\n`, line(head), `| ${rule.join(' | ')} |`, ...body.map(line)].join('\n'));
}

/** Names to the left, figures to the right. */
function pad(text: string, width: number, column: number): string {
  return column === 0 ? text.padEnd(width) : text.padStart(width);
}
