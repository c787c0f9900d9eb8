import {
  largestSize,
  picturePath,
  shareSize,
  sharePath,
  smallerSize,
  smallWidth,
  type PictureSize,
} from '@/domain/content/picture';
import { sizeInFile } from './size-in-file';

/** A picture that is ready to be stored. */
export interface PreparedPicture extends PictureSize {
  /** Path of its largest file in the bucket `pictures`. */
  path: string;
  files: { path: string; body: Blob }[];
  /** A data URL of the smallest file: the site's policy allows no blob URL. */
  preview: string;
}

type PictureProblem = 'unreadable' | 'large' | 'small' | 'failed';

/** Why a file cannot become a picture of the site. */
export class PictureFailure extends Error {
  readonly problem: PictureProblem;

  constructor(problem: PictureProblem, options?: ErrorOptions) {
    super(problem, options);
    this.name = 'PictureFailure';
    this.problem = problem;
  }
}

/** Bytes. */
const maxFile = 40 * 1024 * 1024;
/** Pixels. A browser needs four bytes for each when it reads a picture. */
const maxPixels = 100_000_000;
/** Pixels. */
const minWidth = 300;
const quality = 0.82;

/**
 * Makes the files of a picture from what was chosen, dropped or pasted: redrawn, so that no metadata of the original
 * file is left. WebP, or JPEG where the browser cannot encode that. Throws a PictureFailure.
 */
export async function resizePicture(file: Blob): Promise<PreparedPicture> {
  if (file.size > maxFile) throw new PictureFailure('large');
  // Checked before decoding, if the file states its size.
  const stated = await sizeInFile(file);
  if (stated && isTooLarge(stated)) throw new PictureFailure('large');
  const image = await readImage(file);
  try {
    if (isTooLarge(image)) throw new PictureFailure('large');
    if (image.width < minWidth) throw new PictureFailure('small');
    const id = crypto.randomUUID();
    const size = largestSize(image);
    const large = await toFile(drawn(image, size));
    const extension = large.type === 'image/webp' ? 'webp' : 'jpg';
    const path = picturePath(id, size, extension);
    const files = [{ path, body: large }];
    let smallest = large;
    if (size.width > smallWidth) {
      const small = smallerSize(size);
      smallest = await toFile(drawn(image, small));
      files.push({ path: picturePath(id, small, extension), body: smallest });
    }
    files.push({ path: sharePath(path), body: await encode(drawn(image, shareSize), 'image/jpeg') });
    return { ...size, path, files, preview: await toDataUrl(smallest) };
  } finally {
    image.close();
  }
}

function isTooLarge({ width, height }: PictureSize): boolean {
  return width * height > maxPixels;
}

/** Rotated as its Exif orientation says. */
async function readImage(file: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch (cause) {
    throw new PictureFailure('unreadable', { cause });
  }
}

/** The middle of the image that fills this size, on white where it is transparent. */
function drawn(image: ImageBitmap, { width, height }: PictureSize): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new PictureFailure('failed');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  const scale = Math.max(width / image.width, height / image.height);
  const [shownWidth, shownHeight] = [image.width * scale, image.height * scale];
  context.drawImage(image, (width - shownWidth) / 2, (height - shownHeight) / 2, shownWidth, shownHeight);
  return canvas;
}

/** Safari returns PNG when asked for WebP. */
async function toFile(canvas: HTMLCanvasElement): Promise<Blob> {
  const webp = await encode(canvas, 'image/webp');
  return webp.type === 'image/webp' ? webp : encode(canvas, 'image/jpeg');
}

function encode(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new PictureFailure('failed'))), type, quality);
  });
}

function toDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () =>
      typeof reader.result === 'string' ? resolve(reader.result) : reject(reader.error ?? new PictureFailure('failed'));
    reader.onerror = () => reject(new PictureFailure('failed'));
    reader.readAsDataURL(blob);
  });
}
