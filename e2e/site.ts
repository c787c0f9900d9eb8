import { test as base, expect, type BrowserContext } from '@playwright/test';
import { tileServer } from '../tools/browser.ts';
import { accessibilityOf, type ExpectAccessible } from './support/axe.ts';
import { sharedUrl } from './shared-site.ts';
import { startSite, type RunningSite, type Site } from './start-site.ts';

interface Fixtures {
  site: Site;
  siteUrl: string;
  /** Problems on any page so far: console errors, uncaught errors, policy violations, external calls. */
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
  /** A site for all tests of a worker that store something; each test resets it. */
  ownSite: Pick<RunningSite, 'site' | 'restart'>;
}

/** A test with an empty database of its own, whose pages log no error and call only that server. */
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

  siteUrl: async ({ site }, use) => use(site.url),

  baseURL: async ({ siteUrl }, use) => use(siteUrl),

  complaints: [
    async ({ browser, context, siteUrl, expectedErrors }, use) => {
      const complaints: string[] = [];
      function complain(text: string) {
        if (!expectedErrors.test(text)) complaints.push(text);
      }
      function watch(other: BrowserContext) {
        void guard(other, siteUrl, complain);
      }
      await guard(context, siteUrl, complain);
      browser.on('context', watch);
      await use(complaints);
      browser.off('context', watch);
      expect(complaints).toEqual([]);
    },
    // Before the first page opens.
    { auto: true },
  ],
});

/** The same for tests that store nothing: they share a site, and use no other. */
export const readOnlyTest = test.extend({
  siteUrl: async ({}, use) => use(sharedUrl()),
});

async function guard(context: BrowserContext, siteUrl: string, complain: (text: string) => void): Promise<void> {
  context.on('console', (message) => {
    const { url } = message.location();
    // The proxy of the test browser blocks tiles; the sandbox of a shown mail blocks our own script below.
    const isKnown =
      url.startsWith(tileServer) || (url === 'about:srcdoc' && message.text().startsWith('Blocked script'));
    if (message.type() === 'error' && !isKnown) complain(`${message.text()} (${url})`);
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
