import { expect, test } from 'vitest';
import { sizeInFile } from './size-in-file';

/** A file that begins with these bytes, in hexadecimal. */
function file(begin: string): Blob {
  return new Blob([
    Uint8Array.from(begin.match(/[0-9a-f]{2}/g) ?? [], (byte) => Number.parseInt(byte, 16)),
    new Uint8Array(64),
  ]);
}

const exif = `ffe1 0012 ${'00'.repeat(16)}`;
const frame = '0011 08 0237 04d2 03';

test.each([
  ['a PNG', '89504e470d0a1a0a 0000000d 49484452 000004d2 00000237'],
  ['a JPEG', `ffd8 ffe0 0010 ${'00'.repeat(14)} ffc0 ${frame}`],
  [
    'a progressive JPEG with a place and another table before its size',
    `ffd8 ${exif} ffc4 0004 0000 ffff ffc2 ${frame}`,
  ],
  ['a JPEG with 199 segments before its size', `ffd8 ${'ffe0 0002 '.repeat(199)} ffc0 ${frame}`],
  ['a lossy WebP', '52494646 00000000 57454250 56503820 00000000 000000 9d012a d204 3702'],
  ['a lossless WebP', '52494646 00000000 57454250 5650384c 00000000 2f d1848d00'],
  ['an extended WebP', '52494646 00000000 57454250 56503858 0a000000 10000000 d10400 360200'],
])('%s says how large it is', async (_, begin) => {
  expect(await sizeInFile(file(begin))).toEqual({ width: 1234, height: 567 });
});

test.each([
  ['something else', '25504446'],
  ['a WebP of another kind', '52494646 00000000 57454250 41414141'],
  ['a JPEG that ends', `ffd8 ${exif}`],
  ['a JPEG with something else before its size', `ffd8 ffe0 0002 00c0 ${frame}`],
  ['a JPEG with 200 segments before its size', `ffd8 ${'ffe0 0002 '.repeat(200)} ffc0 ${frame}`],
  ['a JPEG whose segments never end', 'ffd8 ff'.padEnd(200_000, 'e1 0000 ff')],
])('%s says nothing', async (_, begin) => {
  expect(await sizeInFile(file(begin))).toBeNull();
  expect(await sizeInFile(new Blob(['x']))).toBeNull();
});

test('a JPEG that ends within its size says nothing', async () => {
  const whole = new Uint8Array(await file(`ffd8 ${exif} ${exif} ffc0 ${frame}`).arrayBuffer());
  const size = 2 + 2 * 20;
  expect(await sizeInFile(new Blob([whole.slice(0, size + 9)]))).toEqual({ width: 1234, height: 567 });
  expect(await sizeInFile(new Blob([whole.slice(0, size + 8)]))).toBeNull();
});
