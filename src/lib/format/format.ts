// Not Intl, because public pages use this early: setting up a formatter takes a phone tens of milliseconds.
const beforeThousands = /\B(?=(?:\d{3})+$)/g;

/** `€285` or `€1.250`: whole euros, as shown on screen. */
export function formatEuro(amount: number): string {
  return `€${grouped(Math.round(amount))}`;
}

/** `85` or `150,5`: square metres with a decimal comma, without the unit. */
export function formatArea(area: number): string {
  const [whole, decimals] = String(Math.round(area * 100) / 100).split('.');
  return grouped(Number(whole)) + (decimals === undefined ? '' : `,${decimals}`);
}

/** `85 m²`, on one line. */
export function formatSquareMetres(area: number): string {
  return `${formatArea(area)}\u00A0m²`;
}

function grouped(whole: number): string {
  return String(whole).replace(beforeThousands, '.');
}
