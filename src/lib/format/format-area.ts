import { grouped } from '#shared/format-euro.ts';

/** `85` or `150,5`: square metres with a decimal comma, without the unit. */
export function formatArea(area: number): string {
  const [whole, decimals] = String(Math.round(area * 100) / 100).split('.');
  return grouped(Number(whole)) + (decimals === undefined ? '' : `,${decimals}`);
}

/** `85 m²`, on one line. */
export function formatSquareMetres(area: number): string {
  return `${formatArea(area)}\u00A0m²`;
}
