interface CachedAnswer<Answer> {
  answer: Answer;
  /** Epoch milliseconds. */
  expiresAt: number;
}

/** Cache of a register's answers by query, with a maximum age; the oldest are evicted first. */
export class AnswerCache<Answer> {
  readonly #answers = new Map<string, CachedAnswer<Answer>>();
  readonly #maxAge: number;
  readonly #maxAnswers: number;

  constructor({ maxAge, maxAnswers }: { /** In milliseconds. */ maxAge: number; maxAnswers: number }) {
    this.#maxAge = maxAge;
    this.#maxAnswers = maxAnswers;
  }

  find(query: string, now: number): CachedAnswer<Answer> | undefined {
    const known = this.#answers.get(query);
    return known && known.expiresAt > now ? known : undefined;
  }

  add(query: string, answer: Answer, now: number): CachedAnswer<Answer> {
    const added = { answer, expiresAt: now + this.#maxAge };
    this.#answers.delete(query);
    this.#answers.set(query, added);
    const [oldest] = this.#answers.keys();
    if (oldest !== undefined && this.#answers.size > this.#maxAnswers) this.#answers.delete(oldest);
    return added;
  }
}
