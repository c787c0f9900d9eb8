/**
 * The top of an axis: the first of 1, 2, 4, 6, 8 and 10, times a power of ten, that is not below the largest value, so
 * that half of it is whole.
 */
export function axisTop(largest: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, largest)));
  const top = [1, 2, 4, 6, 8, 10].map((step) => step * power).find((value) => value >= largest) ?? largest;
  return Math.max(2, top);
}

/** Indexes of the columns that get a label: at most `most`, evenly spread, always including the last. */
export function labelledColumns(amount: number, most: number): number[] {
  const step = Math.max(1, Math.ceil(amount / most));
  return Array.from({ length: amount }, (_, place) => place).filter((place) => (amount - 1 - place) % step === 0);
}
