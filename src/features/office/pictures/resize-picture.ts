import {
  largestSize,
  picturePath,
  shareSize,
  sharePath,
  smallerSize,
  smallWidth,
  type PictureSize,
} from '@/domain/content/picture';
import { CodedError } from '@/lib/coded-error';
import { isAnimated, isHeic } from './kind-of-file';
import { sizeInFile } from './size-in-file';

/** A picture that is ready to be stored. */
export interface PreparedPicture extends PictureSize {
  /** Path of its largest file in the bucket `pictures`. */
  path: string;
  files: { path: string; body: Blob }[];
  /** A data URL of the smallest file: the site's policy allows no blob URL. */
  preview: string;
  /** What the original has and this does not. */
  losses: PictureLosses;
}

interface PictureLosses {
  /** The larger size of the original, in pixels; null for the same size. */
  size: PictureSize | null;
  /** Only its first picture is kept. */
  movement: boolean;
  /** White takes the place of what was transparent. */
  transparency: boolean;
}

type PictureProblem = 'unreadable' | 'heic' | 'large' | 'small' | 'narrow' | 'failed';

/** Why a file cannot become a picture of the site. */
export class PictureFailure extends CodedError<PictureProblem> {
  override readonly name = 'PictureFailure';
}

/** Bytes. */
const maxFile = 40 * 1024 * 1024;
/** Pixels. A browser needs four bytes for each when it reads a picture. */
const maxPixels = 100_000_000;
/** Pixels, also of what is made of it. */
const minWidth = 300;
/** Pixels. A strip that is flatter shows nothing. */
const minHeight = 100;
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
    const size = largestSize(image);
    if (size.width < minWidth || size.height < minHeight) throw new PictureFailure('narrow');
    const id = crypto.randomUUID();
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
    const losses = {
      size: size.width < image.width ? { width: image.width, height: image.height } : null,
      movement: await isAnimated(file),
      transparency: isTransparent(image),
    };
    return { ...size, path, files, preview: await toDataUrl(smallest), losses };
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
    const problem = (await isHeic(file)) ? 'heic' : 'unreadable';
    throw new PictureFailure(problem, problem, { cause });
  }
}

/** Whether one can look through it, seen in a small copy. */
function isTransparent(image: ImageBitmap): boolean {
  const { canvas, context } = newCanvas({ width: 100, height: 100 });
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  // Of each pixel the fourth byte.
  return data.some((value, index) => index % 4 === 3 && value < 255);
}

function newCanvas({ width, height }: PictureSize) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new PictureFailure('failed');
  return { canvas, context };
}

/** The middle of the image that fills this size, on white where it is transparent. */
function drawn(image: ImageBitmap, { width, height }: PictureSize): HTMLCanvasElement {
  const { canvas, context } = newCanvas({ width, height });
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
