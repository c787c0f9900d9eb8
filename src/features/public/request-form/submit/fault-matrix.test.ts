// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { combinations, isOffline } from '../../../../../e2e/faults/matrix/kinds.ts';
import { readTable } from '../../../../../e2e/faults/matrix/table.ts';
import { VisitedSite } from '@/test/visited-site';

// Visitors with every fault of the relay and of the database, as docs/reliability.md tells it: the code that sends and
// stores, without a form. e2e/faults/matrix.spec.ts plays one cell for each visitor in a browser, and
// `npm run test:wide` all.

const table = readTable();

/** What a visitor does who has filled in the form. Whether a double click sends once is for the browser to tell. */
const play = {
  waits: (site: VisitedSite) => site.send(),
  reloads: (site: VisitedSite) => site.reloadWhileMailing(),
  'closes the tab': (site: VisitedSite) => site.closeWhileStoring(),
  async 'submits again'(site: VisitedSite) {
    await site.send();
    if (site.isFilledIn) await site.send();
    site.sendsAgain = site.isFilledIn;
  },
  'two tabs': (site: VisitedSite) => site.sendFromTwoTabs(),
};

test.each(Object.entries(play))(
  '%s: what is seen, stored, mailed and waiting is as documented',
  async (visitor, act) => {
    const cells = combinations.filter(
      // Without locks, as here, both tabs mail again. e2e/faults/no-connection.spec.ts tries them with locks.
      (faults) => visitor !== 'two tabs' || !isOffline(faults),
    );
    const played: string[][] = [];
    for (const { relay, store } of cells) {
      const site = new VisitedSite();
      site.fail(relay, store);
      await act(site);
      await site.offerOnceMore();
      const { saw, arrived } = await site.look();
      await site.recover();
      played.push([visitor, relay, store, saw, arrived, (await site.look()).arrived]);
      site.end();
    }
    const documented = table.filter((row) =>
      cells.some(({ relay, store }) => row.slice(0, 3).join() === [visitor, relay, store].join()),
    );
    // All but what is still typed.
    expect(played).toEqual(documented.map((row) => row.toSpliced(4, 1)));
  },
);
