/** One text of the customer, and when it was sent, as the database wrote it: `24-11-2026` or `24-11-2026 14:05`. */
interface SentMessage {
  /** '' for what came with the request. */
  sent: string;
  text: string;
}

/** Reads one text of `customer_request`, which begins with its moment unless it came with the request. */
export function readMessage(written: string): SentMessage {
  const { sent = '', text = written } =
    /^(?<sent>\d\d-\d\d-\d{4}(?: \d\d:\d\d)?): (?<text>.*)$/s.exec(written)?.groups ?? {};
  return { sent, text };
}
