import { Buffer } from 'node:buffer';

/** A response, or its beginning. */
export interface HttpResponse {
  status: number;
  /** By name, in small letters. */
  headers: ReadonlyMap<string, string>;
  body: Uint8Array;
}

interface ResponseReader {
  /** Reads the next bytes. */
  push: (bytes: Buffer) => void;
  /** Reads the end of the connection: only then is a body without a length complete. */
  end: () => void;
  /** Null until the head is complete. */
  head: () => Omit<HttpResponse, 'body'> | null;
  /** Null until it is complete. */
  body: () => Uint8Array | null;
}

/** Bytes of a head, and of a line before a chunk. */
const mostOfHead = 32_768;
const mostHeaders = 200;
const mostOfLine = 200;

const lineEnd = 10;

/**
 * Reads a response of HTTP/1.1 to a request that asked to close the connection, each byte once, however small the parts in
 * which it comes. `push` throws when it is no response of HTTP, and a RangeError when it has more bytes than `most`.
 */
export function createResponseReader(most: number): ResponseReader {
  let store = Buffer.alloc(Math.min(most, 65_536));
  let stored = 0;
  let received = 0;
  let line = '';
  const lines: string[] = [];
  let head: Omit<HttpResponse, 'body'> | null = null;
  let isComplete = false;
  /** Of the body, or of the chunk that is read; its line end included. */
  let left = Infinity;
  let isChunked = false;

  function keep(bytes: Buffer): void {
    if (stored + bytes.length > store.length) {
      const larger = Buffer.alloc(Math.max(store.length * 2, stored + bytes.length));
      store.copy(larger, 0, 0, stored);
      store = larger;
    }
    bytes.copy(store, stored);
    stored += bytes.length;
  }

  /** The next line, without its end; null while it is not complete. `rest` is what follows. */
  function nextLine(bytes: Buffer, longest: number): { text: string | null; rest: Buffer } {
    const end = bytes.indexOf(lineEnd);
    const part = end === -1 ? bytes : bytes.subarray(0, end + 1);
    line += part.toString('latin1');
    if (line.length > longest) throw new Error('a line that does not end');
    if (end === -1) return { text: null, rest: bytes.subarray(bytes.length) };
    const text = line.replace(/\r?\n$/, '');
    line = '';
    return { text, rest: bytes.subarray(end + 1) };
  }

  function readHead(bytes: Buffer): Buffer {
    let rest = bytes;
    while (head === null && rest.length > 0) {
      const next = nextLine(rest, mostOfHead);
      rest = next.rest;
      if (next.text === '' && lines.length > 0) {
        head = parseHead(lines);
        isChunked = head.headers.has('transfer-encoding');
        left = isChunked ? 0 : Number(head.headers.get('content-length') ?? Infinity);
        if (Number.isNaN(left)) throw new Error('no length');
        if (left > most && left < Infinity) throw new RangeError('too large');
        isComplete = left === 0 && !isChunked;
      } else if (next.text !== null && lines.push(next.text) > mostHeaders) throw new Error('too many headers');
      if (lines.length > 0 && !/^HTTP\/1\.[01] \d{3}( |$)/.test(lines[0] ?? '')) throw new Error('no HTTP');
    }
    return rest;
  }

  function readBody(bytes: Buffer): void {
    let rest = bytes;
    while (!isComplete && rest.length > 0) {
      if (isChunked && left === 0) {
        const next = nextLine(rest, mostOfLine);
        rest = next.rest;
        if (next.text === null) return;
        const size = /^[0-9a-f]{1,7}(?=;|\s*$)/i.exec(next.text)?.[0];
        if (size === undefined) throw new Error('no chunk');
        left = parseInt(size, 16) + 2;
        if (left === 2) isComplete = true;
      } else {
        const part = rest.subarray(0, left);
        const content = isChunked ? part.subarray(0, Math.max(0, left - 2)) : part;
        keep(content);
        left -= part.length;
        rest = rest.subarray(part.length);
        if (!isChunked && left === 0) isComplete = true;
      }
    }
  }

  return {
    push: (bytes) => {
      received += bytes.length;
      if (received > most) throw new RangeError('too large');
      readBody(readHead(bytes));
    },
    end: () => {
      if (head !== null && left === Infinity) isComplete = true;
    },
    head: () => head,
    body: () => (isComplete ? store.subarray(0, stored) : null),
  };
}

function parseHead([first = '', ...lines]: readonly string[]): Omit<HttpResponse, 'body'> {
  const status = Number(first.slice(9, 12));
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      const [name, value] = [line.slice(0, colon), line.slice(colon + 1)].map((part) => part.trim().toLowerCase());
      return [name ?? '', value ?? ''];
    }),
  );
  // None was asked for.
  if ((headers.get('content-encoding') ?? 'identity') !== 'identity') throw new Error('encoded');
  return { status, headers };
}
