/** How many requests one call names: more do not fit in its bounds, nor in the URL that reads them back. */
const batchSize = 100;

interface Batches<Item, Outcome> {
  /** Result of each batch, in order. */
  outcomes: Outcome[];
  /** Items of the batches that did not run because an earlier one failed. */
  left: Item[];
}

/**
 * Writes items a batch at a time, each in a transaction of its own. A batch that fails ends it: what was written before
 * stands. Throws what the first batch throws.
 */
export async function writeInBatches<Item, Outcome>(
  items: readonly Item[],
  write: (batch: Item[]) => Promise<Outcome>,
): Promise<Batches<Item, Outcome>> {
  const outcomes: Outcome[] = [];
  for (let start = 0; start < items.length; start += batchSize) {
    try {
      outcomes.push(await write(items.slice(start, start + batchSize)));
    } catch (error) {
      if (start === 0) throw error;
      console.warn('A batch of requests could not be written', error);
      return { outcomes, left: items.slice(start) };
    }
  }
  return { outcomes, left: [] };
}
