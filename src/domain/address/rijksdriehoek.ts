import type { RdPosition } from './address.ts';

// Coefficients of the approximation by Schreutelkamp and Strang van Hees (2001), right to about a metre: the power of
// the latitude, that of the longitude, and metres.
const eastward = [
  [0, 1, 190_094.945],
  [1, 1, -11_832.228],
  [2, 1, -114.221],
  [0, 3, -32.391],
  [1, 0, -0.705],
  [3, 1, -2.34],
  [1, 3, -0.608],
  [0, 2, -0.008],
  [2, 3, 0.148],
] as const;
const northward = [
  [1, 0, 309_056.544],
  [0, 2, 3638.893],
  [2, 0, 73.077],
  [1, 2, -157.984],
  [3, 0, 59.788],
  [0, 1, 0.433],
  [2, 2, -6.439],
  [1, 1, -0.032],
  [0, 4, 0.092],
  [1, 4, -0.054],
] as const;

/** From degrees (WGS 84) to whole metres in the Dutch grid (RD, EPSG:28992). */
export function toRd(lat: number, lng: number): RdPosition {
  const north = 0.36 * (lat - 52.1551744);
  const east = 0.36 * (lng - 5.38720621);
  function sum(terms: readonly (readonly [number, number, number])[]): number {
    return terms.reduce((total, [p, q, metres]) => total + metres * north ** p * east ** q, 0);
  }
  return { x: Math.round(155_000 + sum(eastward)), y: Math.round(463_000 + sum(northward)) };
}
