import { calculatePrice, propertyTypes } from '../../src/domain/pricing/pricing.ts';
import { median } from './numbers.ts';

const rounds = 7;
const perRound = 200_000;

/** Microseconds for the price of one label, the median of the rounds. */
export function timePrices(): number {
  return median(Array.from({ length: rounds }, timeRound));
}

function timeRound(): number {
  const start = performance.now();
  let sum = 0;
  for (let n = 1; n <= perRound; n++) {
    const propertyType = propertyTypes[n % propertyTypes.length] ?? '';
    sum += calculatePrice({ propertyType, surfaceArea: 1 + (n % 400), rushService: n % 3 === 0 }).total;
  }
  // Uses the results, so that the engine cannot optimise the work away.
  if (sum === 0) throw new Error('no prices');
  return ((performance.now() - start) / perRound) * 1000;
}
