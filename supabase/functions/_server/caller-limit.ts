interface Bucket {
  tokens: number;
  filledAt: number;
}

/** How many calls one caller may make at once, how many a second after that, and how many callers are remembered. */
interface CallerLimitOptions {
  burst: number;
  perSecond: number;
  maxCallers: number;
}

/** A token bucket per caller; the least recent callers are evicted first. */
export class CallerLimit {
  readonly #options: CallerLimitOptions;
  readonly #buckets = new Map<string, Bucket>();

  constructor(options: CallerLimitOptions) {
    this.#options = options;
  }

  /** Counts a call at `now` (milliseconds); false when it exceeds the limit. */
  take(caller: string, now: number): boolean {
    const { burst, perSecond, maxCallers } = this.#options;
    const { tokens, filledAt } = this.#buckets.get(caller) ?? { tokens: burst, filledAt: now };
    const filled = Math.min(burst, tokens + (Math.max(0, now - filledAt) / 1000) * perSecond);
    const isAllowed = filled >= 1;
    // Deleted first, because a map keeps the order in which keys were added.
    this.#buckets.delete(caller);
    this.#buckets.set(caller, { tokens: isAllowed ? filled - 1 : filled, filledAt: now });
    const [oldest] = this.#buckets.keys();
    if (oldest !== undefined && this.#buckets.size > maxCallers) this.#buckets.delete(oldest);
    return isAllowed;
  }
}

/**
 * The caller, by the address that the last proxy saw: earlier entries of X-Forwarded-For can be forged. For IPv6 the
 * whole /64, which one home usually has.
 */
export function callerOf(headers: Headers): string {
  const address = headers.get('cf-connecting-ip') ?? headers.get('x-forwarded-for')?.split(',').at(-1) ?? '';
  const caller = address
    .trim()
    .toLowerCase()
    .slice(0, 45)
    .replace(/^::ffff:(?=\d+\.)/, '');
  return caller.includes(':') ? networkOf(caller) : caller;
}

/** The first four groups of an IPv6 address, of which `::` stands for as many zeros as are missing. */
function networkOf(address: string): string {
  const [start = '', end] = address.split('::');
  const [first, last] = [start, end ?? ''].map((part) => part.split(':').filter((group) => group !== ''));
  if (!first || !last) return address;
  const missing = end === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  const groups = [...first, ...Array.from({ length: missing }, () => '0'), ...last];
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
