import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { appendLine, writeWholeFile } from './whole-file.ts';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'whole-file-'));
  file = path.join(folder, 'kept');
});
afterEach(() => rmSync(folder, { recursive: true }));

/**
 * Calls a function in a process whose files are limited to 4 KiB: as on a full disk, the system writes only that part.
 */
function callOnFullDisk(name: 'writeWholeFile' | 'appendLine', content: string): string {
  const code = `import(${JSON.stringify(path.join(import.meta.dirname, 'whole-file.ts'))}).then((module) =>
    module.${name}(${JSON.stringify(file)}, ${JSON.stringify(content)}, 0o600))`;
  const { status, stderr } = spawnSync('sh', ['-c', 'ulimit -f 8; exec "$0" -e "$1"', process.execPath, code], {
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  return stderr;
}

test.each(['writeWholeFile', 'appendLine'] as const)(
  '%s on a full disk changes nothing, and names the file',
  (name) => {
    writeFileSync(file, 'before\n');
    expect(callOnFullDisk(name, 'x'.repeat(8000))).toContain(`${file} could not be written`);
    expect(readFileSync(file, 'utf8')).toBe('before\n');
    expect(readdirSync(folder)).toEqual(['kept']);
  },
);

test('a file that a killed process had begun is written anew', () => {
  writeFileSync(`${file}.new`, 'hal');
  writeWholeFile(file, 'whole');
  expect(readdirSync(folder)).toEqual(['kept']);
  expect(readFileSync(file, 'utf8')).toBe('whole');
});

test('a line after one that was cut off is a line of its own', () => {
  appendLine(file, 'first', 0o600);
  writeFileSync(file, 'hal', { flag: 'a' });
  appendLine(file, 'second', 0o600);
  appendLine(file, 'third', 0o600);
  expect(readFileSync(file, 'utf8')).toBe('first\nhal\nsecond\nthird\n');
});
