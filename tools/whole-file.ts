import {
  closeSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';

/** Only for the owner of these files: personal data and secrets. */
export const ownerOnly = 0o600;

/**
 * Writes a file atomically: until the new content is completely on disk, the file keeps the old. Throws an error that
 * names the file.
 */
export function writeWholeFile(file: string, content: string | Uint8Array, mode = 0o666): void {
  const unfinished = `${file}.new`;
  try {
    writeFileSync(unfinished, content, { mode, flush: true });
    renameSync(unfinished, file);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw writeError(file, error);
  }
}

/**
 * Appends a complete line to a file, or nothing. An incomplete line that an earlier process left stays a line of its
 * own. Throws an error that names the file.
 */
export function appendLine(file: string, line: string, mode: number): void {
  const descriptor = openSync(file, 'a+', mode);
  const { size } = fstatSync(descriptor);
  try {
    writeFileSync(descriptor, `${endsWithLine(descriptor, size) ? '' : '\n'}${line}\n`);
    fsyncSync(descriptor);
  } catch (error) {
    ftruncateSync(descriptor, size);
    throw writeError(file, error);
  } finally {
    closeSync(descriptor);
  }
}

function endsWithLine(descriptor: number, size: number): boolean {
  const last = Buffer.alloc(1);
  return size === 0 || readSync(descriptor, last, 0, 1, size - 1) === 0 || last.toString() === '\n';
}

/** Waits until what was written to a file is on the disk. */
export function syncFile(file: string): void {
  // Windows refuses it for a file that is open for reading only.
  const descriptor = openSync(file, 'r+');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** The error of a write does not name the file. */
function writeError(file: string, cause: unknown): Error {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new Error(`${file} could not be written: ${reason}`, { cause });
}
