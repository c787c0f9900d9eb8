// npm run screenshots writes a picture of every page and state of the site to screenshots/, with index.html to look at
// them side by side. `npm run screenshots -- home form_3 --widths 360,1280 --schemes dark` takes the pictures whose
// names begin so. The site is built first; `node tools/screenshots.ts` shows the last build.
import './sandbox.ts';
import { mkdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions } from '@playwright/test';
import { allStates, type StateGroup } from '../e2e/states/all-states.ts';
import type { PageState } from '../e2e/states/page-state.ts';
import { startStateSite } from '../e2e/states/state-sites.ts';
import makeTemplate from '../supabase/tests/setup/database-copies.ts';
import { browserFlags, findBrowser, tileServer } from './browser.ts';
import { writeContactSheet } from './screenshots/contact-sheet.ts';
import { chooseSizes, nameOf, takePictures, type Sizes } from './screenshots/pictures.ts';

const folder = path.resolve(import.meta.dirname, '../screenshots');
/** Stand-in for the background of the map, which cannot be loaded here. */
const emptyTile = '<svg xmlns="http://www.w3.org/2000/svg"/>';
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { widths: { type: 'string' }, schemes: { type: 'string' } },
});
const sizes = chooseSizes(values);

function isChosen(state: PageState): boolean {
  return positionals.length === 0 || positionals.some((start) => nameOf(state).startsWith(start));
}

async function stubTiles(context: BrowserContext): Promise<void> {
  await context.route(`${tileServer}**`, (route) => route.fulfill({ contentType: 'image/svg+xml', body: emptyTile }));
}

async function takeGroup(browser: Browser, group: StateGroup, chosen: Sizes): Promise<void> {
  const states: PageState[] = allStates[group].filter(isChosen);
  if (states.length === 0) return;
  const { site, storageState, stop } = await startStateSite(browser, group);
  const options: BrowserContextOptions = {
    baseURL: site.url,
    storageState,
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    reducedMotion: 'reduce',
  };
  const waiting = states.values();

  async function work() {
    for (const state of waiting) {
      const context = await browser.newContext(options);
      await stubTiles(context);
      try {
        await takePictures(await context.newPage(), state, folder, chosen);
        console.log(nameOf(state));
      } catch (error) {
        console.error(`${nameOf(state)}: ${String(error)}`);
        process.exitCode = 1;
      }
      await context.close();
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  await stop();
}

await mkdir(folder, { recursive: true });
const removeTemplate = makeTemplate();
const executablePath = findBrowser();
const browser = await chromium.launch({ ...(executablePath !== null && { executablePath }), args: browserFlags });
try {
  await takeGroup(browser, 'visitor', sizes);
  await takeGroup(browser, 'admin', sizes);
  await takeGroup(browser, 'new-admin', sizes);
} finally {
  await browser.close();
  removeTemplate();
}
await writeContactSheet(folder);
console.log(`\n${path.join(folder, 'index.html')}`);
