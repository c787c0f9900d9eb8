import type { PictureSize } from '@/domain/content/picture';

/** Bytes of a header that contain the size of a WebP or PNG, and of the start of a JPEG segment. */
const headerLength = 32;
/** Segments of a JPEG before its size; each takes at most 64 kB. */
const maxSegments = 200;

/**
 * How large a JPEG, PNG or WebP is by its own header, in pixels as they are stored, so that nothing has to be decoded
 * for it; null for anything else.
 */
export async function sizeInFile(file: Blob): Promise<PictureSize | null> {
  const header = await readHeader(file, 0);
  if (header.byteLength < headerLength) return null;
  if (header.getUint32(0) === 0x89504e47) return { width: header.getUint32(16), height: header.getUint32(20) };
  if (header.getUint32(0) === 0x52494646 && header.getUint32(8) === 0x57454250) return sizeOfWebp(header);
  return header.getUint16(0) === 0xffd8 ? sizeOfJpeg(file) : null;
}

/** Of its first chunk: extended, lossless or lossy. */
function sizeOfWebp(header: DataView): PictureSize | null {
  switch (header.getUint32(12)) {
    case 0x56503858:
      return { width: 1 + (header.getUint32(23, true) >>> 8), height: 1 + (header.getUint32(26, true) >>> 8) };
    case 0x5650384c: {
      const bits = header.getUint32(21, true);
      return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
    }
    case 0x56503820:
      return { width: header.getUint16(26, true) & 0x3fff, height: header.getUint16(28, true) & 0x3fff };
    default:
      return null;
  }
}

/** Skips segments up to the frame header. */
async function sizeOfJpeg(file: Blob): Promise<PictureSize | null> {
  let offset = 2;
  for (let count = 0; count < maxSegments; count += 1) {
    const segment = await readHeader(file, offset);
    if (segment.byteLength < 9 || segment.getUint8(0) !== 0xff) return null;
    const marker = segment.getUint8(1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: segment.getUint16(7), height: segment.getUint16(5) };
    // A marker may be preceded by any number of 0xff.
    offset += marker === 0xff ? 1 : 2 + segment.getUint16(2);
  }
  return null;
}

async function readHeader(file: Blob, offset: number): Promise<DataView> {
  return new DataView(await file.slice(offset, offset + headerLength).arrayBuffer());
}
