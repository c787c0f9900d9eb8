import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';

/** One in this many requests for a script fails. */
const lossRate = 10;

/**
 * Lets some of the script requests of a page fail, the same ones for the same seed: this depends on the name of the
 * file and on how often it was requested, ignoring the query. Returns the failed ones so far.
 */
export async function dropScripts(page: Page, seed: string): Promise<readonly string[]> {
  const asked = new Map<string, number>();
  const lost: string[] = [];
  await page.route(/\/assets\/[^/]+\.js(\?|$)/, async (route) => {
    const { pathname } = new URL(route.request().url());
    // Without the hash of its content, which every build changes.
    const file = pathname.replace(/-[\w-]{8}\.js$/, '');
    const count = (asked.get(file) ?? 0) + 1;
    asked.set(file, count);
    const chance = createHash('sha256').update(`${seed} ${file} ${count}`).digest().readUInt32BE();
    if (chance % lossRate !== 0) return route.fallback();
    lost.push(`${file} (request ${count})`);
    return route.abort();
  });
  return lost;
}
