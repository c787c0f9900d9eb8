import type { Page } from '@playwright/test';

/** What a camera writes into a photo beside the picture; nobody may read it on the site. */
export const hiddenPlace = 'GPS 52.1561 5.3878 Geheimstraat';

/** A JPEG of so many pixels, as a camera makes it, with the place in its metadata. */
export async function takePhoto(page: Page, width: number, height: number): Promise<Buffer> {
  const base64 = await page.evaluate(
    ([photoWidth, photoHeight]) => {
      const canvas = document.createElement('canvas');
      canvas.width = photoWidth;
      canvas.height = photoHeight;
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
    [width, height] as const,
  );
  const jpeg = Buffer.from(base64, 'base64');
  const metadata = Buffer.from(`Exif\0\0${hiddenPlace}`);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(metadata.length + 2);
  // A segment APP1, behind the two bytes that begin a JPEG.
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xe1]), length, metadata, jpeg.subarray(2)]);
}
