import { expect, test } from 'vitest';
import { isAnimated, isHeic } from './kind-of-file';

/** A file with these bytes, written as characters. */
function file(text: string): Blob {
  return new Blob([Uint8Array.from(text, (sign) => sign.charCodeAt(0))]);
}

test.each(['heic', 'heix', 'mif1', 'msf1'])('a file of the brand %s is HEIC', async (brand) => {
  expect(await isHeic(file(`\0\0\0\x18ftyp${brand}\0\0\0\0mif1`))).toBe(true);
});

test.each(['\0\0\0\x18ftypavif', '\xff\xd8\xff\xe0\0\x10JFIF', ''])('%j is not', async (start) => {
  expect(await isHeic(file(start))).toBe(false);
});

test.each([
  ['GIF89a\x01\0\x01\0\0\0\0!\xff\x0bNETSCAPE2.0\x03', true],
  ['GIF89a\x01\0\x01\0\0\0\0,', false],
  ['RIFF\0\0\0\0WEBPVP8X\x0a\0\0\0\x12', true],
  ['RIFF\0\0\0\0WEBPVP8X\x0a\0\0\0\x10', false],
  ['RIFF\0\0\0\0WEBPVP8 \x0a\0\0\0\xff', false],
  ['\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x08acTL\0\0IDAT', true],
  ['\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x08IDATacTL', false],
  ['\xff\xd8\xff\xe0', false],
  ['\xff\xd8\xff\xe1 acTL', false],
])('%j moves: %s', async (start, moves) => {
  expect(await isAnimated(file(start))).toBe(moves);
});
