interface CachedAnswer {
  body: string;
  expiresAt: number;
}

/** Answers of the register by query, for a short time; the oldest make room for new ones. */
export class AnswerCache {
  readonly #answers = new Map<string, CachedAnswer>();
  readonly #maxAge: number;
  readonly #maxAnswers: number;

  constructor({ maxAge, maxAnswers }: { /** In milliseconds. */ maxAge: number; maxAnswers: number }) {
    this.#maxAge = maxAge;
    this.#maxAnswers = maxAnswers;
  }

  find(query: string, now: number): string | undefined {
    const answer = this.#answers.get(query);
    return answer && answer.expiresAt > now ? answer.body : undefined;
  }

  add(query: string, body: string, now: number): void {
    this.#answers.delete(query);
    this.#answers.set(query, { body, expiresAt: now + this.#maxAge });
    const [oldest] = this.#answers.keys();
    if (oldest !== undefined && this.#answers.size > this.#maxAnswers) this.#answers.delete(oldest);
  }
}
