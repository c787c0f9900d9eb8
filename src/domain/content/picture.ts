/** A picture file as its path names it. */
interface PictureFile {
  /** In the bucket `pictures`: `{id}/{width}x{height}.webp` or `.jpg`. */
  path: string;
  /** Pixels. */
  width: number;
  height: number;
}

/** Width in pixels of the smaller of two files; a picture that is no wider has one. */
const smallWidth = 800;

const pattern = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/([1-9]\d{1,3})x([1-9]\d{1,3})\.(webp|jpg)$/;

/** The files of a picture by the path of its largest one, the smallest first; none when that is no path of a picture. */
export function pictureFiles(path: string): PictureFile[] {
  const [, id = '', width, height, extension = ''] = pattern.exec(path) ?? [];
  if (id === '') return [];
  const large = { path, width: Number(width), height: Number(height) };
  if (large.width <= smallWidth) return [large];
  const small = { width: smallWidth, height: Math.max(10, Math.round((large.height * smallWidth) / large.width)) };
  return [{ path: `${id}/${small.width}x${small.height}.${extension}`, ...small }, large];
}
