/** The keys of what is kept on a visitor's device. */
export const storageKeys = {
  draft: 'woninglabel.draft',
  /** The id of the last attempt to send the draft; only in the database. */
  attempt: 'woninglabel.attempt',
  /** The last request that was sent from this device: its number and the key of its page. */
  sent: 'woninglabel.sent',
  /** Prefix of the keys of the outbox: one for each request. */
  outbox: 'woninglabel.outbox.',
  /** The same for requests that the database refused for good. */
  refused: 'woninglabel.refused.',
  adminFlag: 'adminAuthenticated',
  singleKeys: 'woninglabel.single-keys',
} as const;

/** Event of the window when the requests that were refused for good have changed. */
export const refusedEvent = 'woninglabel-refused';

// A browser may refuse storage (private window, full disk, blocked by the user); values then last as long as the page.
const memory = new Map<string, string>();

export function readItem(key: string): string | null {
  try {
    return window.localStorage.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

export function writeItem(key: string, value: string): void {
  try {
    window.localStorage.setItem(key, value);
    memory.delete(key);
  } catch {
    memory.set(key, value);
  }
}

export function removeItem(key: string): void {
  memory.delete(key);
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Nothing was kept there.
  }
}

/** The keys that begin with `prefix`. */
export function itemKeys(prefix: string): string[] {
  return [...new Set([...deviceKeys(), ...memory.keys()])].filter((key) => key.startsWith(prefix));
}

function deviceKeys(): string[] {
  try {
    return Object.keys(window.localStorage);
  } catch {
    return [];
  }
}

/** Parsed JSON of a key, or null for nothing and for what is no JSON. */
export function readJsonItem(key: string): unknown {
  try {
    return JSON.parse(readItem(key) ?? 'null');
  } catch {
    return null;
  }
}
