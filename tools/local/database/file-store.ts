import { createHash } from 'node:crypto';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { App } from '@supabase/lite';
import { writeWholeFile } from '../../whole-file.ts';

type FileStore = NonNullable<App['_storageAdapter']>;
type Metadata = Awaited<ReturnType<FileStore['headObject']>>;

const types: Record<string, string> = { '.webp': 'image/webp', '.jpg': 'image/jpeg' };

/**
 * The files of the embedded Storage: in a folder a bucket, each under its own name, as a hosted bucket takes them.
 * Storage itself decides who may do what, and keeps its records in the database.
 */
export function createFileStore(folder: string): FileStore {
  function fileOf(bucket: string, key: string): string {
    const file = path.resolve(folder, bucket, key);
    if (!file.startsWith(path.join(folder, bucket, path.sep))) throw new Error('The file would be outside its bucket');
    return file;
  }

  async function remove(bucket: string, key: string): Promise<void> {
    await rm(fileOf(bucket, key), { force: true });
  }

  return {
    driver: null,
    async getObject(bucket, key) {
      const body = await readFile(fileOf(bucket, key));
      return { metadata: metadataOf(key, body), httpStatusCode: 200, body };
    },
    async uploadObject(bucket, key, _version, body) {
      const bytes = body instanceof Uint8Array ? Buffer.from(body) : await buffer(body);
      const file = fileOf(bucket, key);
      await mkdir(path.dirname(file), { recursive: true });
      writeWholeFile(file, bytes);
      return metadataOf(key, bytes);
    },
    deleteObject: remove,
    async deleteObjects(bucket, keys) {
      for (const key of keys) await remove(bucket, key);
    },
    headObject: async (bucket, key) => metadataOf(key, await readFile(fileOf(bucket, key))),
    copyObject: () => Promise.reject(new Error('Nothing is copied')),
    privateAssetUrl: () => Promise.reject(new Error('Nothing is transformed')),
  };
}

function metadataOf(key: string, { byteLength }: Buffer): Metadata {
  return {
    // The content of a name never changes.
    cacheControl: 'public, max-age=31536000, immutable',
    contentLength: byteLength,
    size: byteLength,
    mimetype: types[path.extname(key)] ?? 'application/octet-stream',
    eTag: `"${createHash('sha256').update(key).digest('hex').slice(0, 16)}"`,
  };
}
