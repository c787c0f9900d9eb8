import { test as base, expect, type BrowserContext } from '@playwright/test';
import { tileServer } from '../tools/browser.ts';
import { accessibilityOf, type ExpectAccessible } from './axe.ts';
import { startSite, type RunningSite, type Site } from './start-site.ts';

interface Fixtures {
  site: Site;
  /** Problems on any page so far: console errors, uncaught errors, policy violations and external requests. */
  complaints: string[];
  /** How many made-up requests the database begins with, all of them over a year old. */
  seededRequests: number;
  /** Console errors that a test provokes; any other error fails it. */
  expectedErrors: RegExp;
  expectAccessible: ExpectAccessible;
}

export interface WideOptions {
  /** `npm run test:wide`: every size, every colour scheme and every visitor. */
  isWide: boolean;
}

interface WorkerFixtures {
  /** A site for all tests of a worker that store something; each begins with a new database. */
  ownSite: Pick<RunningSite, 'site' | 'restart'>;
  /** A site for all tests of a worker that store nothing. */
  sharedSite: Site;
}

/** A test with an empty database of its own, whose pages log no error and call nobody but that server. */
export const test = base.extend<Fixtures & WideOptions, WorkerFixtures>({
  // By default none is allowed.
  expectedErrors: [/(?!)/, { option: true }],

  seededRequests: [0, { option: true }],

  isWide: [false, { option: true }],

  expectAccessible: async ({ page, isWide }, use) => use(accessibilityOf(page, isWide)),

  site: async ({ ownSite, seededRequests }, use) => {
    await ownSite.restart(seededRequests);
    await use(ownSite.site);
  },

  ownSite: [
    async ({}, use) => {
      const running = await startSite();
      await use(running);
      await running.stop();
    },
    { scope: 'worker' },
  ],

  sharedSite: [
    async ({}, use) => {
      const { site, stop } = await startSite();
      await use(site);
      await stop();
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ site }, use) => use(site.url),

  complaints: [
    async ({ browser, context, site, expectedErrors }, use) => {
      const complaints: string[] = [];
      function complain(text: string) {
        if (!expectedErrors.test(text)) complaints.push(text);
      }
      function watch(other: BrowserContext) {
        void guard(other, site.url, complain);
      }
      await guard(context, site.url, complain);
      browser.on('context', watch);
      await use(complaints);
      browser.off('context', watch);
      expect(complaints).toEqual([]);
    },
    // Before the first page opens.
    { auto: true },
  ],
});

/** The same for what stores nothing: such tests share a server. */
export const readOnlyTest = test.extend({
  site: async ({ sharedSite }, use) => use(sharedSite),
});

async function guard(context: BrowserContext, siteUrl: string, complain: (text: string) => void): Promise<void> {
  context.on('console', (message) => {
    // The proxy of the test browser lets nothing through to it.
    const isTile = message.location().url.startsWith(tileServer);
    if (message.type() === 'error' && !isTile) complain(message.text());
  });
  context.on('weberror', (error) => complain(String(error.error())));
  context.on('request', (request) => {
    const isKnown = [siteUrl, tileServer, 'data:'].some((start) => request.url().startsWith(start));
    if (!isKnown) complain(`call to ${request.url()}`);
  });
  // Not by routes, which would slow down each request and disable the browser's cache: the proxy blocks everything.
  await context.addInitScript(reportViolations);
}

/** Runs in every page. A violation inside a `try`, such as a probe for `eval`, is not logged otherwise. */
function reportViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
    console.error(`policy violation: ${effectiveDirective} ${blockedURI} ${sourceFile}`);
  });
}

export { expect };
