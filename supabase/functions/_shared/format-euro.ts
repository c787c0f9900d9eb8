// Not Intl, because public pages use this early: setting up a formatter takes a phone tens of milliseconds.
const beforeThousands = /\B(?=(?:\d{3})+$)/g;

/** `€285` or `€1.250`: whole euros. */
export function formatEuro(amount: number): string {
  return `€${grouped(Math.round(amount))}`;
}

/** `1.250`: thousands are separated by a dot. */
export function grouped(whole: number): string {
  return String(whole).replace(beforeThousands, '.');
}
