import { z } from 'zod';
import { requestReader } from '../request-steps.ts';
import { expect, test } from '../site.ts';
import { tryCell } from './matrix/cell.ts';
import { withDevice } from './matrix/device.ts';
import { visitorsInPairs } from './matrix/pairs.ts';
import { combinations } from './matrix/services.ts';
import { readTable, writeTable } from './matrix/table.ts';
import { behaviours } from './matrix/visitors.ts';

// Every fault of the form relay with every fault of the database, each with one or two kinds of visitor, in the wide
// run with all of them. The outcomes are compared with docs/reliability.md; `npm run reliability` updates it.

const mailSchema = z.object({ email: z.string() });

// Traces would take longer than the visits.
test.use({ expectedErrors: /Failed to load resource/, trace: 'off' });

for (const { relay, store } of combinations) {
  test(`relay: ${relay}, database: ${store}`, async ({ browser, site, isWide }, { config }) => {
    const tried: readonly string[] = isWide ? behaviours : visitorsInPairs({ relay, store });
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
  });
}
