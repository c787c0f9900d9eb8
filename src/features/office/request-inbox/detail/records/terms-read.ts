import type { OrderRecord } from '@/data/requests/order-records';

interface TermsRead {
  version: string;
  places: OrderRecord['places'];
  /** The records of what was agreed to under them. */
  recordIds: number[];
}

/** The terms that the customer read, each once: the same text filled in the same. */
export function termsRead(records: readonly OrderRecord[]): TermsRead[] {
  const read = new Map<string, TermsRead>();
  for (const { id, version, places } of records) {
    if (version === null) continue;
    const key = JSON.stringify([version, Object.entries(places).toSorted()]);
    const known = read.get(key);
    if (known) known.recordIds.push(id);
    else read.set(key, { version, places, recordIds: [id] });
  }
  return [...read.values()];
}
