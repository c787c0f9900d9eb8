/** Brands of HEIC in the header of its file; AVIF, which browsers read, has others. */
const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/** Whether this is a photo in HEIC, as phones of Apple and some others make, which few browsers read. */
export async function isHeic(file: Blob): Promise<boolean> {
  const header = await textOf(file, 0, 12);
  return header.slice(4, 8) === 'ftyp' && heicBrands.includes(header.slice(8));
}

/** Bytes at the start of a file in which it says that it moves. */
const startLength = 64 * 1024;

/** Whether a GIF, WebP or PNG says that it moves. A GIF says so when it repeats. */
export async function isAnimated(file: Blob): Promise<boolean> {
  const start = await textOf(file, 0, startLength);
  if (start.startsWith('GIF8')) return start.includes('NETSCAPE2.0');
  if (start.startsWith('RIFF') && start.slice(8, 16) === 'WEBPVP8X') return (start.charCodeAt(20) & 2) === 2;
  return start.slice(1, 4) === 'PNG' && start.split('IDAT', 1)[0]?.includes('acTL') === true;
}

/** A part of a file, one character for each byte. */
async function textOf(file: Blob, from: number, to: number): Promise<string> {
  return new TextDecoder('latin1').decode(await file.slice(from, to).arrayBuffer());
}
