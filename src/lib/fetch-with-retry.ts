/** Milliseconds to wait before each further attempt. */
const pauses = [500, 1500, 4000];

/** Number of retries on this page. */
let retries = 0;

/**
 * Fetches a file of the site, with at most three retries and pauses in between; each retry has a query of its own in
 * the URL, because some browsers cache a failure for the lifetime of the page. Throws the last error, or the first one
 * that `isFinal` confirms.
 */
export async function fetchWithRetry<Result>(
  attempt: (query: string) => Promise<Result>,
  isFinal?: (error: unknown) => Promise<boolean>,
): Promise<Result> {
  for (const [index, pause] of pauses.entries()) {
    try {
      return await attempt(index === 0 ? '' : `?again=${++retries}`);
    } catch (error) {
      if (await isFinal?.(error)) throw error;
      await waitFor(pause);
    }
  }
  return attempt(`?again=${++retries}`);
}

export function waitFor(milliseconds: number): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
