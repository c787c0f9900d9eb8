/** Milliseconds to wait before each further attempt. */
const pauses = [500, 1500, 4000];

/** How many attempts of this page were further ones. */
let retries = 0;

/**
 * Attempts to fetch a file of the site, four times at most and with pauses; each further attempt gets a query for its URL
 * that was not used before, because some browsers remember for the lifetime of the page that a file failed. Throws what the
 * last attempt threw, or the first error that `isFinal` confirms.
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
