import { decodeXml } from './decode-xml';
import type { ReadEntry, UnreadableEntry } from './read-entry';
import { readStatements, type StatementProblem } from './read-statements';
import { unpack, UnpackError, type UnpackProblem } from './unpack';

/** Entries that are read at once. */
const maxEntries = 10_000;

export interface BankFileProblem {
  file: string;
  problem: UnpackProblem | StatementProblem | 'too-many-entries' | 'encoding' | 'mt940' | 'pdf' | 'csv';
}

/** What bank files hold, each apart: an entry of two of them is one (`store_bank_entries`). */
export interface ReadBankFile {
  file: string;
  accounts: string[];
  entries: ReadEntry[];
  unreadable: UnreadableEntry[];
}

/** Reads the chosen files and those in a zip. What cannot be read is named by its file and keeps no other from being read. */
export async function readBankFiles(
  chosen: readonly File[],
): Promise<{ files: ReadBankFile[]; problems: BankFileProblem[] }> {
  try {
    const read = (await unpack(chosen)).map(({ name, bytes }) => ({ file: name, ...readBankFile(bytes) }));
    const files = read.filter((one) => 'entries' in one);
    const problems = read.filter((one) => 'problem' in one);
    const entries = files.reduce((sum, one) => sum + one.entries.length, 0);
    if (entries <= maxEntries) return { files, problems };
    return { files: [], problems: [{ file: files.at(-1)?.file ?? '', problem: 'too-many-entries' }] };
  } catch (error) {
    if (!(error instanceof UnpackError)) throw error;
    return { files: [], problems: [{ file: error.fileName, problem: error.code }] };
  }
}

function readBankFile(bytes: Uint8Array): Omit<ReadBankFile, 'file'> | Pick<BankFileProblem, 'problem'> {
  const start = String.fromCharCode(...bytes.subarray(0, 2000));
  const problem = otherFormat(start);
  if (problem !== null) return { problem };
  const xml = decodeXml(bytes);
  if (xml === null) return { problem: 'encoding' };
  const read = readStatements(xml);
  return typeof read === 'string' ? { problem: read } : read;
}

/** By how other files of banks begin. */
function otherFormat(start: string): BankFileProblem['problem'] | null {
  if (start.startsWith('%PDF')) return 'pdf';
  if (/^:(20|25|60F|61):/m.test(start)) return 'mt940';
  const [line = ''] = start.split(/\r?\n/);
  return !start.includes('<') && /[^;,\t]+([;,\t])[^;,\t]*\1/.test(line) ? 'csv' : null;
}
