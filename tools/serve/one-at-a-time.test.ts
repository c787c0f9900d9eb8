import { expect, test } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

test('what is asked for during a run is done after it, once for all who ask', async () => {
  const ends: ((error: Error | null) => void)[] = [];
  const run = oneAtATime(
    () =>
      new Promise<number>((resolve, reject) => {
        const count = ends.length + 1;
        ends.push((error) => (error ? reject(error) : resolve(count)));
      }),
  );
  const first = run();
  await expect.poll(() => ends.length).toBe(1);
  const others = [run(), run(), run()];
  ends[0]?.(new Error('failed'));
  await expect(first).rejects.toThrow('failed');
  await expect.poll(() => ends.length).toBe(2);
  const late = run();
  ends[1]?.(null);
  expect(await Promise.all(others)).toEqual([2, 2, 2]);
  await expect.poll(() => ends.length).toBe(3);
  ends[2]?.(null);
  expect(await late).toBe(3);
});
