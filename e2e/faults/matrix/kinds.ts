// What the fault matrix of docs/reliability.md combines. In a file of its own, because its model reads it too
// (src/features/public/request-form/submit/fault-matrix.test.ts).

export const relayFaults = ['ok', '500', 'HTML', 'portal', 'timeout', 'offline'] as const;
export type RelayFault = (typeof relayFaults)[number];

export const storeFaults = ['ok', '500', '429', 'refused', 'timeout', 'answer lost', 'portal', 'offline'] as const;
export type StoreFault = (typeof storeFaults)[number];

export const behaviours = ['waits', 'reloads', 'closes the tab', 'double-clicks', 'submits again', 'two tabs'] as const;
export type Behaviour = (typeof behaviours)[number];

/** Every fault of the one with every fault of the other; a captive portal affects one of them, or all. */
export const combinations = relayFaults
  .flatMap((relay) => storeFaults.map((store) => ({ relay, store })))
  .filter(({ relay, store }) => {
    const faults = [relay, store];
    return !faults.includes('portal') || faults.every((fault) => fault === 'portal' || fault === 'ok');
  });

/** A device without a connection. */
export function isOffline({ relay, store }: { relay: RelayFault; store: StoreFault }): boolean {
  return relay === 'offline' && store === 'offline';
}
