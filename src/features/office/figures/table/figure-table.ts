import { tableTexts } from '@/content/office/figures/period-figures';
import { formValue } from '@/domain/request/field-types';
import type { Period } from '@/domain/period';
import { byteOrderMark, csvLines, textCell } from '@/lib/csv';
import { downloadFile } from '@/lib/browser/download';
import type { ListLink } from '@/lib/admin-links';

/** A number with the requests that it counts; null where there is none. */
export interface Cell {
  value: number | null;
  to?: ListLink | undefined;
}

/** Numbers of one kind. */
export interface Column {
  head: string;
  /** Absent where each row has its own. */
  text?: (value: number) => string;
  /** Of the period before: shown softer. */
  isBefore?: true;
}

export interface Row {
  name: string;
  to?: ListLink | undefined;
  /** Of the columns that have none. */
  text?: (value: number) => string;
  /** The same in a file, in words. */
  unit?: string;
  cells: readonly Cell[];
}

/** What a chart shows, in numbers; the same for the screen and for the file. */
export interface FigureTable {
  title: string;
  /** Above the names of the rows. */
  nameHead: string;
  /** Set where visitors wrote the names of the rows, so that a spreadsheet may take one for a date. */
  hasFreeNames?: true;
  columns: readonly Column[];
  rows: readonly Row[];
  /** Name of the file, without the period and the ending. */
  file: string;
}

/** A column and beside it that of the period before; without `text` each row has its own. */
export function withPrevious(head: string, text?: Column['text']): Column[] {
  return [
    { head, ...(text && { text }) },
    { head: tableTexts.before(head), ...(text && { text }), isBefore: true },
  ];
}

/** The cell of a number that leads to its requests, unless it counts none. */
export function linked(value: number, to: ListLink): { value: number; to?: ListLink } {
  return value === 0 ? { value } : { value, to };
}

/** The cell of a number of the period before; unknown where it has no such days. */
export function linkedPrevious(
  value: number | undefined,
  days: Period | null,
  linkOf: (days: Period) => ListLink,
): Cell {
  return value === undefined || !days ? { value: value ?? null } : linked(value, linkOf(days));
}

/** A part of a whole, of 1; null of nothing. */
export function partOf(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole;
}

/** The table as CSV, with bare numbers that a spreadsheet computes with: shares of 1. */
export function tableCsv({ nameHead, hasFreeNames, columns, rows }: FigureTable): string {
  return csvLines([
    [nameHead, ...columns.map(({ head }) => head)],
    ...rows.map(({ name, unit, cells }) => [
      hasFreeNames ? textCell(name) : unit ? `${name} (${unit})` : name,
      ...cells.map(({ value }) => numberText(value)),
    ]),
  ]);
}

/** Downloads the table of a period. */
export function downloadTable(table: FigureTable, { from, until }: Period): void {
  const name = `${table.file}-${from}-${until}.csv`;
  downloadFile({ name, type: 'text/csv', parts: [byteOrderMark + tableCsv(table)] });
}

function numberText(value: number | null): string {
  return value === null ? '' : formValue(Math.round(value * 1000) / 1000);
}
