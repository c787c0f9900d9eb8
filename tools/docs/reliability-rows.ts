import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

// The table "What was lost" of docs/reliability.md: tests count what they tried, and compare it with their row.
// `npm run reliability` writes the rows instead.

const file = path.join(import.meta.dirname, '../../docs/reliability.md');
const begin = '<!-- begin of what was lost -->';
const end = '<!-- end of what was lost -->';

export interface Outcome {
  tried: number;
  /** What was accepted and is nowhere. */
  lost: number;
  /** What is there, or was sent, more than once. */
  doubled: number;
  /** What was told as done and is not, or as failed and is done. */
  toldFalsely: number;
}

/** Throws when the document says otherwise, unless it is being written. */
export function compareWithDocument(what: string, { tried, lost, doubled, toldFalsely }: Outcome): void {
  const row = `| ${[what, tried, lost, doubled, toldFalsely].join(' | ')} |`;
  const text = readFileSync(file, 'utf8');
  const [before = '', rest = ''] = text.split(begin);
  const [table = '', after = ''] = rest.split(end);
  const lines = table.split('\n').filter((line) => line.startsWith('|'));
  const at = lines.findIndex((line) => plain(line).startsWith(`| ${what} |`));
  if (process.env['RELIABILITY'] !== 'write') {
    const written = plain(lines[at] ?? '');
    if (written !== row) throw new Error(`docs/reliability.md has "${written}", and it was "${row}"`);
    return;
  }
  const changed = at === -1 ? [...lines, row] : lines.with(at, row);
  writeFileSync(file, [before + begin, '', ...changed, '', end + after].join('\n'));
}

/** Without what aligns the columns. */
function plain(line: string): string {
  return line.replace(/\s+/g, ' ');
}
