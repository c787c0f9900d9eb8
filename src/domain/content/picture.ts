/** A picture file as its path names it. */
interface PictureFile {
  /** In the bucket `pictures`: `{id}/{width}x{height}.webp` or `.jpg`. */
  path: string;
  /** Pixels. */
  width: number;
  height: number;
}

/** Width in pixels of the smaller of two files; a picture that is no wider has one. */
export const smallWidth = 800;
/** Pixels of the largest file: a wider or higher picture is made to fit. */
export const largest = { width: 1600, height: 2400 } as const;
/** Pixels of the part that a link to an article shows. */
export const shareSize = { width: 1200, height: 630 } as const;

const pattern = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/([1-9]\d{1,3})x([1-9]\d{1,3})\.(webp|jpg)$/;

/** The path of the file of this picture with this size. */
export function picturePath(id: string, { width, height }: PictureSize, extension: 'webp' | 'jpg'): string {
  return `${id}/${width}x${height}.${extension}`;
}

/**
 * The files of a picture by the path of its largest one, the smallest first; none when that is no path of a picture.
 */
export function pictureFiles(path: string): PictureFile[] {
  const [, id = '', width, height, extension] = pattern.exec(path) ?? [];
  if (id === '') return [];
  const large = { path, width: Number(width), height: Number(height) };
  if (large.width <= smallWidth) return [large];
  const small = smallerSize(large);
  return [{ path: picturePath(id, small, extension === 'webp' ? 'webp' : 'jpg'), ...small }, large];
}

/** The part of a picture that a link to an article shows, by the path of its largest file. */
export function sharePath(path: string): string {
  return `${pictureId(path)}/share.jpg`;
}

/** The id in the path of a picture. */
export function pictureId(path: string): string {
  return path.slice(0, path.indexOf('/'));
}

/** Ids of the pictures that a text shows. */
export function pictureIdsIn(text: string): string[] {
  const found = text.matchAll(/\/pictures\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\//g);
  return [...found].flatMap(([, id]) => (id === undefined ? [] : [id]));
}

/** Pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** The size of the smaller file of a picture that is wider than that. */
export function smallerSize({ width, height }: PictureSize): PictureSize {
  return { width: smallWidth, height: Math.max(10, Math.round((height * smallWidth) / width)) };
}

/** The size of the largest file for a picture of this size: never larger than it is. */
export function largestSize({ width, height }: PictureSize): PictureSize {
  const scale = Math.min(1, largest.width / width, largest.height / height);
  return { width: Math.max(10, Math.round(width * scale)), height: Math.max(10, Math.round(height * scale)) };
}
