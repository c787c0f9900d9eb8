/**
 * Runs work that must not run concurrently. Calls during a run share one more run, which begins after it.
 */
export function oneAtATime<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  let waiting: Promise<Result> | null = null;

  return () => {
    if (waiting) return waiting;
    waiting = last.then(() => {
      waiting = null;
      return work();
    });
    last = waiting.catch(() => undefined);
    return waiting;
  };
}
