const counts = new Intl.NumberFormat('nl-NL');

/** `1.204`; `1.000+` for more than that. */
export function formatCount(count: number, isCapped = false): string {
  return counts.format(count) + (isCapped ? '+' : '');
}
