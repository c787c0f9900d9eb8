import type { Browser, BrowserContextOptions } from '@playwright/test';
import { copyDatabase } from '../../supabase/tests/setup/database-copies.ts';
import { becomeAdmin } from '../support/admin.ts';
import { becomeAdviser, officeOf } from '../support/appointments.ts';
import { startSite, type Site } from '../start-site.ts';
import type { StateGroup } from './all-states.ts';
import { copyWorkingDay } from './working-day.ts';

export interface StateSite {
  group: StateGroup;
  site: Site;
  /** The storage state of its browser: the session of an administrator. */
  storageState: Exclude<BrowserContextOptions['storageState'], string | undefined>;
  stop: () => Promise<void>;
}

/** Serves a site with the data that the states of a group need, and signs in if they need that. */
export async function startStateSite(browser: Browser, group: StateGroup): Promise<StateSite> {
  const { site, stop } = await startSite(group === 'admin' ? copyWorkingDay() : copyDatabase());
  const context = await browser.newContext({ baseURL: site.url });
  if (group !== 'visitor') {
    const page = await context.newPage();
    await becomeAdmin(page);
    if (group === 'admin') await becomeAdviser(await officeOf(page, site));
  }
  const storageState = await context.storageState();
  await context.close();
  return { group, site, storageState, stop };
}
