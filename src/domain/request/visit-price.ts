import { startsAfterDeadline } from './rush-deadline';

/** Of a request, in euro, VAT included; null while it is unknown. */
interface VisitPrices {
  price: number | null;
  /** Of a rush request: of a visit after its deadline, and of one before it. */
  late_price: number | null;
  timely_price: number | null;
}

/** The price of a visit at an instant (ISO 8601), whatever the one costs that is moved; without a deadline it is not rush. */
export function visitPrice(prices: VisitPrices, startsAt: string, deadline: number | null): number | null {
  if (deadline === null) return prices.price;
  return startsAfterDeadline(startsAt, deadline) ? prices.late_price : prices.timely_price;
}
