import { test } from '../site.ts';
import type { StateGroup } from './all-states.ts';
import { startStateSite, type StateSite } from './state-sites.ts';

interface WorkerFixtures {
  /** The site of a group; a worker keeps one at a time. */
  siteOf: (group: StateGroup) => Promise<StateSite>;
}

/** A test on the site of a group of states, which it shares with other tests of the group and must leave unchanged. */
export const stateTest = test.extend<{ group: StateGroup }, WorkerFixtures>({
  group: ['visitor', { option: true }],

  siteOf: [
    async ({ browser }, use) => {
      let current: StateSite | undefined;
      await use(async (group) => {
        if (current?.group === group) return current;
        await current?.stop();
        current = await startStateSite(browser, group);
        return current;
      });
      await current?.stop();
    },
    { scope: 'worker' },
  ],

  site: async ({ siteOf, group }, use) => use((await siteOf(group)).site),

  storageState: async ({ siteOf, group }, use) => use((await siteOf(group)).storageState),
});
