import { createReadStream } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import { differingCounts, rowCountsSchema, type RowCounts } from './row-counts.ts';

const endMark = '-- PostgreSQL database dump complete';
// supabase/restore.sql reads the same line.
const countsMark = '-- Rows: ';

interface Dump {
  counts: RowCounts;
  /** What an earlier check counted; null before the first. */
  countedBefore: RowCounts | null;
}

/**
 * Checks a dump of `supabase db dump --data-only --use-copy` and adds the rows of each table to its end, which a restore
 * compares. Resolves to them. Throws when the dump is cut off, or holds other rows than an earlier check counted.
 */
export async function checkDump(file: string): Promise<RowCounts> {
  const { counts, countedBefore } = await readDump(file);
  if (countedBefore === null) {
    await appendFile(file, `${countsMark}${JSON.stringify(counts)}\n`, { flush: true });
    return counts;
  }
  const difference = differingCounts(countedBefore, counts);
  if (difference !== null) throw new Error(`${file} is damaged: ${difference}.`);
  return counts;
}

async function readDump(file: string): Promise<Dump> {
  const counts: RowCounts = {};
  let [table, isComplete, countedBefore]: [string | null, boolean, RowCounts | null] = [null, false, null];
  for await (const line of readLines(file)) {
    if (table !== null) {
      if (line === '\\.') table = null;
      else counts[table] = (counts[table] ?? 0) + 1;
      continue;
    }
    table = tableOfCopy(line);
    if (table !== null) counts[table] = 0;
    isComplete ||= line === endMark;
    if (line.startsWith(countsMark)) countedBefore = rowCountsSchema.parse(JSON.parse(line.slice(countsMark.length)));
  }
  if (!isComplete || Object.keys(counts).length === 0) {
    throw new Error(
      `${file} is cut off, or no dump with --data-only --use-copy: its last lines are missing. Make it anew.`,
    );
  }
  return { counts, countedBefore };
}

function tableOfCopy(line: string): string | null {
  return /^COPY (\S+) \(.*\) FROM stdin;$/.exec(line)?.[1]?.replaceAll('"', '') ?? null;
}

/** Lines that end with a line feed: Node's `readline` also ends them at U+2028, which a text may hold. */
async function* readLines(file: string): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of createReadStream(file, 'utf8')) {
    const lines = `${rest}${String(chunk)}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  yield rest;
}
