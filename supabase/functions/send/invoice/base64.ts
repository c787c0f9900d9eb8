export function base64(bytes: Uint8Array): string {
  let text = '';
  for (let start = 0; start < bytes.length; start += 0x80_00) {
    text += String.fromCharCode(...bytes.subarray(start, start + 0x80_00));
  }
  return btoa(text);
}
