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

  test.each([
    '',
    'x',
    `${id}/1600x1067.svg`,
    `${id}/0x10.webp`,
    `${id}/share.jpg`,
    `../${id}/1600x1067.webp`,
    `${id}/1600x1067.webp?x=1`,
    `https://kwaad.example/${id}/1600x1067.webp`,
  ])('are none for %j', (path) => {
    expect(pictureFiles(path)).toEqual([]);
  });
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
