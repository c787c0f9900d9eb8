import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';

// When one coordinate is outside its axis, Firefox drops all weights of the font, and shows bold text as regular.

/** The tables that WOFF2 names by a number, as far as these tests know them. */
const knownTags = new Map([
  [10, 'glyf'],
  [11, 'loca'],
  [26, 'GDEF'],
  [39, 'avar'],
  [47, 'fvar'],
  [48, 'gvar'],
]);
const tables = readTables(readFileSync(new URL('figtree-dutch.woff2', import.meta.url)));

test.each([
  ['the shapes', () => shapeRegions(table('gvar')), 150],
  ['the widths', () => storedRegions(table('HVAR'), 4), 3],
  ['the distances between letters', () => storedRegions(table('GDEF'), 14), 1],
])('%s change within the axis of the weight', (_, regions, least) => {
  const found = regions();
  expect(found.length).toBeGreaterThanOrEqual(least);
  for (const [start, peak, end] of found) {
    expect([-1, start, peak, end, 1], String([start, peak, end])).toEqual([-1, start, peak, end, 1].sort(ascending));
  }
});

test('every weight of the styles lies on the axis', () => {
  const fvar = table('fvar');
  const axis = fvar.subarray(fvar.readUInt16BE(4));
  expect(axis.toString('latin1', 0, 4)).toBe('wght');
  expect(axis.readInt32BE(4) / 65_536).toBeLessThanOrEqual(400);
  expect(axis.readInt32BE(12) / 65_536).toBeGreaterThanOrEqual(800);
});

test('the axis is bent within itself', () => {
  const avar = table('avar');
  const bends = Array.from({ length: avar.readUInt16BE(8) * 2 }, (_, index) => coordinate(avar, 10 + index * 2));
  expect(bends.length).toBeGreaterThanOrEqual(6);
  expect(Math.min(...bends)).toBe(-1);
  expect(Math.max(...bends)).toBe(1);
});

/** Where on the axis a change begins, is largest and ends. */
type Region = readonly [start: number, peak: number, end: number];

function ascending(a: number, b: number): number {
  return a - b;
}

function table(tag: string): Buffer {
  const found = tables.get(tag);
  if (!found) throw new Error(`The font has no table ${tag}`);
  return found;
}

/** The tables of a WOFF2 file by their tags, as far as these tests know them. https://www.w3.org/TR/WOFF2/ */
function readTables(file: Buffer): Map<string, Buffer> {
  const sizes: [tag: string, size: number][] = [];
  let at = 48;
  function readNumber(): number {
    let value = 0;
    for (;;) {
      const byte = file.readUInt8(at++);
      value = value * 128 + (byte & 0x7f);
      if (byte < 0x80) return value;
    }
  }
  for (let left = file.readUInt16BE(12); left > 0; left -= 1) {
    const flags = file.readUInt8(at++);
    const known = flags & 0x3f;
    if (known === 0x3f) at += 4;
    const tag = known === 0x3f ? file.toString('latin1', at - 4, at) : (knownTags.get(known) ?? `number ${known}`);
    const size = readNumber();
    // For glyf and loca 3 means stored as is; for all other tables 0.
    const isStoredAsIs = flags >> 6 === (tag === 'glyf' || tag === 'loca' ? 3 : 0);
    sizes.push([tag, isStoredAsIs ? size : readNumber()]);
  }
  const content = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)));
  let start = 0;
  return new Map(sizes.map(([tag, size]) => [tag, content.subarray(start, (start += size))]));
}

function coordinate(bytes: Buffer, at: number): number {
  return bytes.readInt16BE(at) / 16_384;
}

/** Of each change of each glyph. https://learn.microsoft.com/typography/opentype/spec/gvar */
function shapeRegions(gvar: Buffer): Region[] {
  expect(gvar.readUInt16BE(4)).toBe(1);
  const shared = gvar.readUInt32BE(8);
  const hasLongOffsets = (gvar.readUInt16BE(14) & 1) === 1;
  function offset(glyph: number): number {
    return hasLongOffsets ? gvar.readUInt32BE(20 + glyph * 4) : gvar.readUInt16BE(20 + glyph * 2) * 2;
  }
  return Array.from({ length: gvar.readUInt16BE(12) }, (_, glyph) => {
    const bytes = gvar.subarray(gvar.readUInt32BE(16) + offset(glyph), gvar.readUInt32BE(16) + offset(glyph + 1));
    let at = 4;
    return Array.from({ length: bytes.length === 0 ? 0 : bytes.readUInt16BE(0) & 0xfff }, (): Region => {
      const index = bytes.readUInt16BE(at + 2);
      at += 4;
      const hasOwnPeak = (index & 0x8000) !== 0;
      const peak = hasOwnPeak ? coordinate(bytes, at) : coordinate(gvar, shared + (index & 0xfff) * 2);
      if (hasOwnPeak) at += 2;
      if ((index & 0x4000) === 0) return [Math.min(peak, 0), peak, Math.max(peak, 0)];
      at += 4;
      return [coordinate(bytes, at - 4), peak, coordinate(bytes, at - 2)];
    });
  }).flat();
}

/**
 * Of the store of changes that a table points to.
 * https://learn.microsoft.com/typography/opentype/spec/otvarcommonformats
 */
function storedRegions(bytes: Buffer, pointer: number): Region[] {
  const store = bytes.subarray(bytes.readUInt32BE(pointer));
  const list = store.subarray(store.readUInt32BE(2));
  expect(list.readUInt16BE(0)).toBe(1);
  return Array.from({ length: list.readUInt16BE(2) }, (_, region) => {
    const at = 4 + region * 6;
    return [coordinate(list, at), coordinate(list, at + 2), coordinate(list, at + 4)];
  });
}
