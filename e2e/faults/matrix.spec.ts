import { z } from 'zod';
import { requestReader } from '../support/request-steps.ts';
import { expect, test } from '../site.ts';
import { details } from '../states/page-state.ts';
import { tryCell } from './matrix/cell.ts';
import { withDevice } from './matrix/device.ts';
import { behaviours, combinations, type Behaviour, type RelayFault, type StoreFault } from './matrix/kinds.ts';
import { readTable, writeTable } from './matrix/table.ts';

// A fault of the form relay with one of the database, in a browser: once for each visitor, in the wide run every fault
// with every other and with every visitor. The outcomes are compared with docs/reliability.md; `npm run reliability`
// updates it. src/features/public/request-form/submit/fault-matrix.test.ts plays all of them without a browser.

/** What `npm test` plays, so that each fault but a lost connection (no-connection.spec.ts) is met. */
const once: Record<Behaviour, { relay: RelayFault; store: StoreFault }> = {
  waits: { relay: 'timeout', store: 'timeout' },
  reloads: { relay: 'ok', store: 'answer lost' },
  'closes the tab': { relay: 'HTML', store: 'refused' },
  'double-clicks': { relay: 'ok', store: '500' },
  'submits again': { relay: '500', store: '429' },
  'two tabs': { relay: 'portal', store: 'portal' },
};

const mailSchema = z.object({ email: z.string() });

// Traces would take longer than the visits.
test.use({ expectedErrors: /Failed to load resource/, trace: 'off' });

for (const { relay, store } of combinations) {
  const chosen = behaviours.filter((behaviour) => once[behaviour].relay === relay && once[behaviour].store === store);

  test(
    `relay: ${relay}, database: ${store}`,
    details(chosen.length === 0),
    async ({ browser, site, isWide }, { config }) => {
      const tried: readonly string[] = isWide ? behaviours : chosen;
      const readRequests = await requestReader(site);
      async function arrivals(email: string) {
        const mails = (await site.inbox()).filter(({ body }) => mailSchema.parse(body).email === email);
        const rows = (await readRequests()).filter((row) => row.email === email);
        return { mails: mails.length, rows: rows.map((row) => row.relay_status) };
      }

      const seen: string[][] = [];
      for (const [index, behaviour] of behaviours.entries()) {
        if (!tried.includes(behaviour)) continue;
        const visitor = {
          name: 'Jo de Vries',
          email: `jo-${index}@example.org`,
          message: `Bezoeker ${index}: ${behaviour}`,
        };
        const outcome = await test.step(behaviour, () =>
          withDevice(browser, site, visitor, (device) => tryCell(device, { behaviour, relay, store }, arrivals)),
        );
        seen.push([behaviour, relay, store, ...outcome]);
      }
      if (config.updateSnapshots === 'changed' || config.updateSnapshots === 'all') writeTable(seen);
      else
        expect(seen).toEqual(
          readTable().filter((row) => tried.includes(row[0] ?? '') && row[1] === relay && row[2] === store),
        );
    },
  );
}
