import { expect, type Locator, type Page } from '@playwright/test';

/** What a camera stores in a photo beside the picture; it must not be readable on the site. */
export const hiddenPlace = 'GPS 52.1561 5.3878 Geheimstraat';

/**
 * A JPEG of so many pixels when upright, as a camera that was held sideways makes it: stored rotated, with the
 * orientation and the location in its metadata.
 */
export async function takePhoto(page: Page, width: number, height: number): Promise<Buffer> {
  const base64 = await page.evaluate(
    ([photoWidth, photoHeight]) => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [photoWidth, photoHeight];
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      const sky = context.createLinearGradient(0, 0, photoWidth, photoHeight);
      sky.addColorStop(0, '#7fb4d8');
      sky.addColorStop(1, '#3f6b45');
      context.fillStyle = sky;
      context.fillRect(0, 0, photoWidth, photoHeight);
      context.fillStyle = '#a4532f';
      context.fillRect(photoWidth / 4, photoHeight / 3, photoWidth / 2, photoHeight / 2);
      return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
    },
    [height, width] as const,
  );
  const jpeg = Buffer.from(base64, 'base64');
  const metadata = exif();
  const length = Buffer.alloc(2);
  length.writeUInt16BE(metadata.length + 2);
  // A segment APP1, behind the two bytes that begin a JPEG.
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xe1]), length, metadata, jpeg.subarray(2)]);
}

/** Saves the chosen photo, in the library or the dialog, with this alternative text. */
export async function describeAndSave(place: Page | Locator, text: string): Promise<void> {
  await expect(place.getByRole('img', { name: 'De gekozen foto' })).toBeVisible({ timeout: 40_000 });
  await place.getByLabel('Wat is er te zien?').fill(text);
  await place.getByRole('button', { name: 'Foto bewaren' }).click();
}

/** Exif with a description, and the orientation "rotate 90° clockwise". */
function exif(): Buffer {
  const text = Buffer.from(`${hiddenPlace}\0`);
  const header = Buffer.from('Exif\0\0MM\0*\0\0\0\x08', 'latin1');
  const fields = Buffer.alloc(30);
  fields.writeUInt16BE(2, 0);
  // Tag, type, count, and the value or its offset from the TIFF header.
  fields.writeUInt16BE(0x010e, 2);
  fields.writeUInt16BE(2, 4);
  fields.writeUInt32BE(text.length, 6);
  fields.writeUInt32BE(8 + fields.length, 10);
  fields.writeUInt16BE(0x0112, 14);
  fields.writeUInt16BE(3, 16);
  fields.writeUInt32BE(1, 18);
  fields.writeUInt16BE(6, 22);
  return Buffer.concat([header, fields, text]);
}
