import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { largest, largestSize, pictureFiles, pictureIdsIn, picturePath, sharePath, smallerSize } from './picture';

const id = '0f8fad5b-d9cb-469f-a165-70867728950e';

describe('the files of a picture', () => {
  test('are a small and a large one, with their sizes', () => {
    expect(pictureFiles(`${id}/1600x1067.webp`)).toEqual([
      { path: `${id}/800x534.webp`, width: 800, height: 534 },
      { path: `${id}/1600x1067.webp`, width: 1600, height: 1067 },
    ]);
    expect(sharePath(`${id}/1600x1067.webp`)).toBe(`${id}/share.jpg`);
  });

  test('are one where it is no wider than the small one', () => {
    expect(pictureFiles(`${id}/800x600.jpg`)).toEqual([{ path: `${id}/800x600.jpg`, width: 800, height: 600 }]);
  });

  test('are two where it is wider than that', () => {
    expect(pictureFiles(`${id}/801x600.jpg`).map(({ width }) => width)).toEqual([800, 801]);
  });

  test.each([
    '',
    'x',
    `${id}/1600x1067.svg`,
    ...['0x10', '9x10', '10x9', '10000x10', '10x10000'].map((size) => `${id}/${size}.webp`),
    `${id}/share.jpg`,
    `../${id}/1600x1067.webp`,
    `${id}/1600x1067.webp?x=1`,
    `https://kwaad.example/${id}/1600x1067.webp`,
  ])('are none for %j', (path) => {
    expect(pictureFiles(path)).toEqual([]);
  });
});

test.each([
  ['within the bounds', 1600, 2400, 1600, 2400],
  ['too wide', 1601, 800, 1600, 800],
  ['too high', 800, 4800, 400, 2400],
  ['both', 3200, 9600, 800, 2400],
  ['a line', 16_000, 10, 1600, 10],
])('a picture %s of %i by %i is stored as %i by %i', (_, width, height, ...stored) => {
  expect(Object.values(largestSize({ width, height }))).toEqual(stored);
});

test('any picture fits its bounds, is never made larger, and its path holds its sizes', () => {
  const sides = fc.integer({ min: 300, max: 20_000 });
  fc.assert(
    fc.property(sides, sides, (width, height) => {
      const size = largestSize({ width, height });
      expect(size.width).toBeLessThanOrEqual(Math.min(width, largest.width));
      expect(size.height).toBeLessThanOrEqual(Math.max(10, Math.min(height, largest.height)));
      const files = pictureFiles(picturePath(id, size, 'webp'));
      expect(files.at(-1)).toMatchObject(size);
      if (files.length > 1) expect(files[0]).toMatchObject(smallerSize(size));
    }),
  );
});

test('the pictures of a text are found by any address of them', () => {
  const other = '1f8fad5b-d9cb-469f-a165-70867728950e';
  const text = `![a](/storage/v1/object/public/pictures/${id}/800x600.webp)
    ![b](https://x.supabase.co/storage/v1/object/public/pictures/${other}/1600x900.jpg) /pictures/none/`;
  expect(pictureIdsIn(text)).toEqual([id, other]);
});
