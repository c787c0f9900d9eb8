import { expect, test, vi } from 'vitest';
import { writeInBatches } from './batches';

/** Writes so many items; the batch with this item fails. */
async function write(amount: number, failing = -1) {
  const items = Array.from({ length: amount }, (_, index) => index);
  const { outcomes, left } = await writeInBatches(items, (batch) =>
    batch.includes(failing) ? Promise.reject(new Error('down')) : Promise.resolve(batch.length),
  );
  return [...outcomes, left.length];
}

test.each([
  [0, [0]],
  [1, [1, 0]],
  [100, [100, 0]],
  [101, [100, 1, 0]],
  [250, [100, 100, 50, 0]],
])('%i items are written a hundred at a time, and none is left', async (amount, outcomes) => {
  expect(await write(amount)).toEqual(outcomes);
});

test('what was written before a failure stands, and the rest is left; a first failure is thrown', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  expect(await write(250, 100)).toEqual([100, 150]);
  expect(await write(250, 249)).toEqual([100, 100, 50]);
  await expect(write(250, 99)).rejects.toThrow('down');
});
