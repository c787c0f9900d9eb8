import { Buffer } from 'node:buffer';

/** What came in of a response so far. */
interface Response {
  status: number;
  /** Null until it is complete. */
  body: Buffer | null;
}

/**
 * Reads a response of HTTP/1.1 to a request that asked to close the connection; null until its head is complete. `isEnd`
 * says that no more bytes come: only then is a body without a length complete. Throws when it is no response of HTTP.
 */
export function readResponse(bytes: Buffer, isEnd: boolean): Response | null {
  const end = bytes.indexOf('\r\n\r\n');
  if (end === -1) return null;
  const [first = '', ...lines] = bytes.subarray(0, end).toString('latin1').split('\r\n');
  const status = /^HTTP\/1\.[01] (\d{3})( |$)/.exec(first)?.[1];
  if (status === undefined) throw new Error('no HTTP');
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [
        line.slice(0, colon).trim().toLowerCase(),
        line
          .slice(colon + 1)
          .trim()
          .toLowerCase(),
      ];
    }),
  );
  return { status: Number(status), body: bodyOf(bytes.subarray(end + 4), headers, isEnd) };
}

function bodyOf(bytes: Buffer, headers: ReadonlyMap<string, string>, isEnd: boolean): Buffer | null {
  const encoding = headers.get('content-encoding') ?? 'identity';
  // None was asked for.
  if (encoding !== 'identity') throw new Error('encoded');
  if (headers.get('transfer-encoding') !== undefined) return chunksOf(bytes);
  const length = headers.get('content-length');
  if (length === undefined) return isEnd ? bytes : null;
  return bytes.length >= Number(length) ? bytes.subarray(0, Number(length)) : null;
}

/** The content of a body in chunks; null until the last one is there. */
function chunksOf(bytes: Buffer): Buffer | null {
  const chunks: Buffer[] = [];
  let start = 0;
  for (;;) {
    const end = bytes.indexOf('\r\n', start);
    if (end === -1) return null;
    const size = /^[0-9a-f]{1,7}(?=;|$)/i.exec(bytes.subarray(start, end).toString('latin1').trim())?.[0];
    if (size === undefined) throw new Error('no chunk');
    const length = parseInt(size, 16);
    if (length === 0) return Buffer.concat(chunks);
    const next = end + 2 + length;
    if (bytes.length < next + 2) return null;
    chunks.push(bytes.subarray(end + 2, next));
    start = next + 2;
  }
}
