/**
 * Runs work that must not run twice at the same time. Whoever asks while it runs gets the result of one more run, which
 * begins after that and is shared by all who wait for it.
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
