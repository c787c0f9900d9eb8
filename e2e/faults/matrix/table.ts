import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { behaviours, relayFaults, storeFaults } from './kinds.ts';

// The table of docs/reliability.md. Combinations with one outcome share a row: `500, HTML` in one column stands for
// both.

const file = path.join(import.meta.dirname, '../../../docs/reliability.md');
const begin = '<!-- begin of the fault matrix -->';
const end = '<!-- end of the fault matrix -->';

const dimensions = ['visitor', 'relay', 'database'] as const;
const values: Record<(typeof dimensions)[number], readonly string[]> = {
  visitor: behaviours,
  relay: relayFaults,
  database: storeFaults,
};

/**
 * A combination and how it ended, as one row of the table; or several combinations, when `500, HTML` stands in a
 * column.
 */
type Row = string[];

const headings = [...dimensions, 'the visitor saw', 'still typed', 'while it fails', 'when all works again'];

/** Every combination in the document, each as a row of its own. */
export function readTable(): Row[] {
  const lines = parts()
    .table.split('\n')
    .filter((line) => line.startsWith('|'));
  const rows = lines.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((text) => text.trim()),
  );
  const cells = dimensions.reduce(
    (split, _dimension, column) =>
      split.flatMap((row) => (row[column] ?? '').split(', ').map((value) => row.with(column, value))),
    rows,
  );
  return cells.sort((one, other) => position(one) - position(other));
}

/** Replaces these combinations in the document; Prettier aligns its columns afterwards. */
export function writeTable(changed: readonly Row[]): void {
  const kept = readTable().filter((row) => !changed.some((other) => position(other) === position(row)));
  const cells = [...kept, ...changed].sort((one, other) => position(one) - position(other));
  const rows = [1, 2, 0].reduce(join, cells);
  const lines = [headings, headings.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`);
  const { before, after } = parts();
  writeFileSync(file, [before, begin, '', ...lines, '', end + after].join('\n'));
}

/** Merges the rows that differ only in this column. */
function join(rows: readonly Row[], column: number): Row[] {
  const joined = new Map<string, Row>();
  for (const row of rows) {
    const key = JSON.stringify(row.with(column, ''));
    const value = [joined.get(key)?.[column], row[column]].filter((text) => text !== undefined).join(', ');
    joined.set(key, row.with(column, value));
  }
  return [...joined.values()];
}

/** The index of a combination among all of them. */
function position(row: Row): number {
  return dimensions.reduce(
    (before, dimension, column) => before * 10 + values[dimension].indexOf(row[column] ?? ''),
    0,
  );
}

function parts(): { before: string; table: string; after: string } {
  const text = readFileSync(file, 'utf8');
  const [before = '', rest = ''] = text.split(begin);
  const [table = '', after = ''] = rest.split(end);
  return { before: before.trimEnd() + '\n', table, after };
}
