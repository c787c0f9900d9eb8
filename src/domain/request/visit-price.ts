import { missesRush, type RushTerm } from './rush-deadline';

/** Of a request, in euro, VAT included; null while it is unknown. */
interface VisitPrices {
  price: number | null;
  /** Of a rush request; null without rush. */
  rush: RushTerm | null;
  /** Of a rush request: of a visit that is too late for it, and of one in time. */
  late_price: number | null;
  timely_price: number | null;
}

/** The price of a visit at an instant (ISO 8601), whatever the one costs that is moved. */
export function visitPrice(prices: VisitPrices, startsAt: string): number | null {
  if (prices.rush === null) return prices.price;
  return missesRush(startsAt, prices.rush) ? prices.late_price : prices.timely_price;
}
