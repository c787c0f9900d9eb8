/**
 * The text of an XML file in the encoding that it declares, or that its first bytes show; null when its bytes are no text in
 * that encoding.
 */
export function decodeXml(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encodingIn(bytes), { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function encodingIn(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be';
  const start = String.fromCharCode(...bytes.subarray(0, 200));
  return /^[^<]*<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)["']/.exec(start)?.[1] ?? 'utf-8';
}
