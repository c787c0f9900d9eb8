/** `312 kB`, `2,4 MB`: rounded up to whole kilobytes. */
export function formatBytes(bytes: number): string {
  const kilobytes = Math.ceil(bytes / 1024);
  if (kilobytes < 1000) return `${kilobytes}\u00A0kB`;
  return `${(bytes / 1024 / 1024).toFixed(1).replace('.', ',')}\u00A0MB`;
}
