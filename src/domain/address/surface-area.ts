import type { PropertyType } from '../pricing/pricing.ts';

/** Square metres. A larger home is implausible. */
export const maxArea = 2700;

const minPlausibleArea = 10;

// Municipalities fill in a row of nines for "unknown"; the longer rows are above the maximum already.
const unknownArea = 999;

/** The register's area in m² when it can be true of a home, else null (D-16). */
export function plausibleArea(value: number | null | undefined): number | null {
  if (value === null || value === undefined || !Number.isFinite(value)) return null;
  if (value === unknownArea || value < minPlausibleArea || value > maxArea) return null;
  return value;
}

/** The area in m² to assume while the real one is unknown (D-16). */
export function fallbackArea(propertyType: PropertyType | ''): number {
  return propertyType === 'detached' ? 150 : 85;
}

const unit = /\s*m[2²]$/i;
const withThousands = /^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d{1,2})?$/;
const plain = /^\d+(?:[.,]\d{1,2})?$/;

/**
 * Reads an area in m² as a Dutch visitor types it: `85`, `85,5`, `85.5`, `1.250`, `85 m²`. Null for anything else, and
 * for what is not above 0 and at most `maxArea`. A point before three digits separates thousands.
 */
export function parseManualArea(text: string): number | null {
  const typed = text.trim().replace(unit, '');
  const digits = withThousands.test(typed) ? typed.replaceAll('.', '') : typed;
  if (!plain.test(digits)) return null;
  const area = Number(digits.replace(',', '.'));
  return area > 0 && area <= maxArea ? area : null;
}
