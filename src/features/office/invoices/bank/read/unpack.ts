import { CodedError } from '@/lib/coded-error';

/** Bytes of one file, and of all that come out of what was chosen. */
const maxFile = 10 * 1024 * 1024;
const maxTotal = 40 * 1024 * 1024;
const maxFiles = 500;

interface UnpackedFile {
  name: string;
  bytes: Uint8Array;
}

export type UnpackProblem = 'too-large' | 'too-many' | 'broken-zip';

/**
 * The bytes of the chosen files, and of those in a zip. Rejects with an UnpackError for more than it takes, before it is in
 * memory, and for a zip that cannot be opened.
 */
export async function unpack(chosen: readonly File[]): Promise<UnpackedFile[]> {
  const unpacked: UnpackedFile[] = [];
  let total = 0;
  function add(name: string, bytes: Uint8Array) {
    if (unpacked.length === maxFiles) throw new UnpackError('too-many', name);
    unpacked.push({ name, bytes });
  }
  function count(name: string, ofFile: number, more: number) {
    total += more;
    if (ofFile > maxFile || total > maxTotal) throw new UnpackError('too-large', name);
  }
  for (const file of chosen) {
    if (file.size > maxFile) throw new UnpackError('too-large', file.name);
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (bytes[0] === 0x50 && bytes[1] === 0x4b) {
      await unzip(file.name, bytes, count, add);
    } else {
      count(file.name, bytes.length, bytes.length);
      add(file.name, bytes);
    }
  }
  return unpacked;
}

/** Of a file, by its name. */
export class UnpackError extends CodedError<UnpackProblem> {
  readonly fileName: string;

  constructor(code: UnpackProblem, fileName: string) {
    super(code, `${fileName}: ${code}`);
    this.fileName = fileName;
  }
}

/** Bytes that are unpacked at once: what comes out of them is counted before the next. */
const slice = 16 * 1024;

async function unzip(
  zipName: string,
  zip: Uint8Array,
  count: (name: string, ofFile: number, more: number) => void,
  add: (name: string, bytes: Uint8Array) => void,
): Promise<void> {
  const { Unzip, UnzipInflate } = await import('fflate');
  let opened = 0;
  let found = 0;
  const reader = new Unzip((file) => {
    found += 1;
    // Of folders, and what macOS adds.
    if (/\/$|(^|\/)(\.|__MACOSX)/.test(file.name)) return;
    opened += 1;
    const parts: Uint8Array[] = [];
    let size = 0;
    file.ondata = (error, part, isLast) => {
      if (error) throw error;
      size += part.length;
      count(file.name, size, part.length);
      parts.push(part);
      if (!isLast) return;
      opened -= 1;
      add(file.name, joined(parts, size));
    };
    file.start();
  });
  reader.register(UnzipInflate);
  try {
    for (let start = 0; start < zip.length; start += slice) {
      reader.push(zip.subarray(start, start + slice), start + slice >= zip.length);
    }
  } catch (error) {
    throw error instanceof UnpackError ? error : new UnpackError('broken-zip', zipName);
  }
  if (opened > 0 || found === 0) throw new UnpackError('broken-zip', zipName);
}

function joined(parts: readonly Uint8Array[], size: number): Uint8Array {
  const whole = new Uint8Array(size);
  let place = 0;
  for (const part of parts) {
    whole.set(part, place);
    place += part.length;
  }
  return whole;
}
