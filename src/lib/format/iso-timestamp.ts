/** Postgres's notation (`2026-11-21 09:05:00.12+00`), which not every browser parses, as ISO 8601. */
export function isoTimestamp(timestamp: string): string {
  return timestamp.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');
}
