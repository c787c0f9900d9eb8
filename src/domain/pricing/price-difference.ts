export interface PricedRequest {
  /** Euro, VAT included, as the others; null while the list gives no price. */
  listPrice: number | null;
  /** What the visitor's browser computed, and what was agreed on instead. */
  calculatedPrice: number | null;
  agreedPrice: number | null;
}

/** Why a price differs from the list price (euro, VAT included): another was agreed on, or the visitor saw another. */
export type PriceDifference =
  { kind: 'agreed'; listPrice: number } | { kind: 'seen'; listPrice: number; seenPrice: number | null };

/**
 * How the agreed price of a request, or without one the price that its visitor saw, differs from that of its list; null
 * when it does not or the list gives none. The same as `private.differs_from_list` in the database.
 */
export function listPriceDifference({
  listPrice,
  calculatedPrice,
  agreedPrice,
}: PricedRequest): PriceDifference | null {
  if (listPrice === null || (agreedPrice ?? calculatedPrice) === listPrice) return null;
  return agreedPrice === null ? { kind: 'seen', listPrice, seenPrice: calculatedPrice } : { kind: 'agreed', listPrice };
}
