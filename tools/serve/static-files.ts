import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { getMimeType } from 'hono/utils/mime';

export type Encoding = 'br' | 'gzip' | 'identity';

interface EncodedFile {
  body: Uint8Array<ArrayBuffer>;
  /** Its entity tag. */
  version: string;
}

const compressible = /^text\/|javascript|json|xml/;
// Maximum compression: it is done once, and takes 150 ms for the largest page.
const brotliQuality = 11;
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** The files of a built site as they are sent; each is read and compressed once, at its first request. */
export class StaticFiles {
  readonly #folder: string;
  readonly #sent = new Map<string, Promise<EncodedFile>>();
  /** As paths of the site. Only these can be read. */
  readonly paths: ReadonlySet<string>;

  constructor(folder: string) {
    this.#folder = folder;
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const paths = files.map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)));
    // Those that begin with an underscore are for the host, not for visitors.
    this.paths = new Set(paths.filter((file) => !file.startsWith('_')).map((file) => `/${file.replaceAll('\\', '/')}`));
  }

  send(file: string, encoding: Encoding): Promise<EncodedFile> {
    const key = `${encoding} ${file}`;
    const sent = this.#sent.get(key) ?? this.#encode(file, encoding);
    this.#sent.set(key, sent);
    // A build may be under way: a file that cannot be read now may be readable later.
    sent.catch(() => this.#sent.delete(key));
    return sent;
  }

  async #encode(file: string, encoding: Encoding): Promise<EncodedFile> {
    const content = await readFile(path.join(this.#folder, file));
    const hash = createHash('sha256').update(content).digest('base64url').slice(0, 16);
    return { body: await compress(content, encoding), version: `"${hash}-${encoding}"` };
  }
}

export function contentType(file: string): string {
  return getMimeType(file) ?? 'application/octet-stream';
}

export function isCompressible(file: string): boolean {
  return compressible.test(contentType(file));
}

async function compress(content: Uint8Array<ArrayBuffer>, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
  if (encoding === 'gzip') return compressGzip(content);
  if (encoding === 'identity') return content;
  return compressBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } });
}
