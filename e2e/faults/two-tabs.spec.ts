import path from 'node:path';
import type { BrowserContext, JSHandle } from '@playwright/test';
import { build } from 'vite';
import { parseEnv } from '../../src/lib/env-schema.ts';
import { findBrowser } from '../../tools/browser.ts';
import { compareWithDocument } from '../../tools/docs/reliability-rows.ts';
import { expect, readOnlyTest as test } from '../site.ts';
import type { tabCode } from './tab-code.ts';

// Two tabs of one browser, the second of which decides right after the first: in one of five tries, localStorage still
// shows the second one what the first has replaced.

const root = path.resolve(import.meta.dirname, '../..');
// Of 25 tries one that fails in five passes in 4 of a thousand runs.
function roundsOf(isWide: boolean): string[] {
  return Array.from({ length: isWide ? 100 : 25 }, (_, round) => `round ${round}`);
}

let script: string;

const wholeBrowser = findBrowser();

test.use({
  // In a headless shell one process serves both localStorage and locks, which orders them.
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ...(wholeBrowser !== null && { executablePath: wholeBrowser }) }),
});

test.beforeAll(async () => {
  const result = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    resolve: {
      alias: [
        // Without `eval`, like the site.
        { find: /^zod$/, replacement: path.join(root, 'src/lib/zod.ts') },
        { find: '@', replacement: path.join(root, 'src') },
      ],
    },
    define: { __ENV__: JSON.stringify(parseEnv({})) },
    build: {
      write: false,
      rolldownOptions: { input: 'e2e/faults/tab-code.ts', output: { format: 'iife', codeSplitting: false } },
      modulePreload: false,
    },
  });
  const [chunk] = 'output' in result ? result.output : [];
  if (chunk?.type !== 'chunk') throw new Error('The code of a tab was built into something else');
  script = chunk.code;
});

type Tab = JSHandle<typeof tabCode>;

async function openTabs(context: BrowserContext): Promise<[Tab, Tab]> {
  async function open(): Promise<Tab> {
    const page = await context.newPage();
    await page.goto('/robots.txt');
    return page.evaluateHandle<typeof tabCode>(`${script}; tabCode`);
  }
  return [await open(), await open()];
}

test('of two tabs that wait to send the same request one does', async ({ context, isWide }) => {
  const tabs = await openTabs(context);
  const outcome = { tried: 0, lost: 0, doubled: 0, toldFalsely: 0 };
  for (const round of roundsOf(isWide)) {
    const id = await tabs[0].evaluate((tab, content) => tab.offer(content), round);
    const sent = await Promise.all(tabs.map((code) => code.evaluate((tab, offered) => tab.send(offered), id)));
    const { length } = sent.filter(Boolean);
    outcome.tried += 1;
    outcome.lost += length === 0 ? 1 : 0;
    outcome.doubled += length === 2 ? 1 : 0;
  }
  expect(outcome).toEqual({ tried: outcome.tried, lost: 0, doubled: 0, toldFalsely: 0 });
  if (isWide) compareWithDocument('two tabs send the same request', outcome);
});

test('what one tab keeps under a lock the next holder reads', async ({ context, isWide }) => {
  const tabs = await openTabs(context);
  for (const round of roundsOf(isWide)) {
    const read = await Promise.all(tabs.map((code) => code.evaluate((tab, key) => tab.keepOrRead(key, key), round)));
    expect(read.sort(), round).toEqual([round, null].sort());
  }
});
