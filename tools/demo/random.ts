/** Pseudo-random numbers, reproducible by seed (mulberry32). */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  /** From 0 up to but not including 1. */
  next(): number {
    this.#state = (this.#state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  happens(chance: number): boolean {
    return this.next() < chance;
  }

  /** One of the items, each as likely as its share. */
  pick<Item>(items: readonly (readonly [Item, number])[]): Item {
    let left = this.next() * items.reduce((sum, [, share]) => sum + share, 0);
    for (const [item, share] of items) {
      left -= share;
      if (left < 0) return item;
    }
    throw new Error('there is nothing to pick from');
  }

  one<Item>(items: readonly Item[]): Item {
    return this.pick(items.map((item) => [item, 1] as const));
  }

  uuid(): string {
    const digits = Array.from({ length: 32 }, () => Math.floor(this.next() * 16).toString(16));
    digits[12] = '4';
    digits[16] = '8';
    return digits.join('').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  }
}
