/** Milliseconds to wait before each further attempt. */
const pauses = [500, 1500, 4000];

/**
 * Attempts to fetch a file of the site, four times at most and with pauses. Each retry gets another query for its URL,
 * because some browsers cache a failed import for the life of the page. Throws what the last attempt
 * threw, or an earlier one when that is final.
 */
export async function fetchAgain<Result>(
  attempt: (query: string) => Promise<Result>,
  isFinal?: (error: unknown) => Promise<boolean>,
): Promise<Result> {
  for (const [index, pause] of pauses.entries()) {
    try {
      return await attempt(index === 0 ? '' : `?again=${index}`);
    } catch (error) {
      if (await isFinal?.(error)) throw error;
      await waitFor(pause);
    }
  }
  return attempt(`?again=${pauses.length}`);
}

export function waitFor(milliseconds: number): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
