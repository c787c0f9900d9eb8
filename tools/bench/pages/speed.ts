import { median } from '../numbers.ts';
import { audit, type Throttling } from './lighthouse.ts';

const rounds = 5;

/** Milliseconds, save for the shift; each the median of the rounds. */
export interface Speed {
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  layoutShift: number;
}

export type Speeds = Record<Throttling, Speed>;

/**
 * Lighthouse figures of these URLs, in their order. The rounds alternate, so that other load on the machine hits all.
 */
export async function measureSpeeds(urls: readonly string[], onProgress: (done: string) => void): Promise<Speeds[]> {
  const runs = urls.map((url) => ({ url, devtools: new Array<Speed>(), simulate: new Array<Speed>() }));
  for (let round = 1; round <= rounds; round++) {
    for (const throttling of ['devtools', 'simulate'] as const) {
      for (const run of runs) run[throttling].push(await measureOnce(run.url, throttling));
    }
    onProgress(`round ${round} of ${rounds}`);
  }
  return runs.map(({ devtools, simulate }) => ({ devtools: middle(devtools), simulate: middle(simulate) }));
}

async function measureOnce(url: string, throttling: Throttling): Promise<Speed> {
  const { audits } = await audit(url, { throttling, categories: ['performance'] });
  function value(id: string): number {
    const found = audits[id]?.numericValue;
    if (found === undefined) throw new Error(`Lighthouse gave no ${id} of ${url}`);
    return found;
  }
  return {
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    layoutShift: value('cumulative-layout-shift'),
  };
}

function middle(speeds: readonly Speed[]): Speed {
  return {
    firstPaint: median(speeds.map(({ firstPaint }) => firstPaint)),
    largestPaint: median(speeds.map(({ largestPaint }) => largestPaint)),
    blocking: median(speeds.map(({ blocking }) => blocking)),
    layoutShift: median(speeds.map(({ layoutShift }) => layoutShift)),
  };
}
