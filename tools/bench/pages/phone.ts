import type { Browser, CDPSession, Page } from '@playwright/test';

// As Lighthouse emulates it: a mid-range phone on a slow 4G network.
const screen = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const kilobit = 1024 / 8;
const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 1474.56 * kilobit,
  uploadThroughput: 675 * kilobit,
};
const cpuSlowdown = 4;

/** Runs `visit` with a new page on an emulated phone with an empty cache. */
export async function onPhone<Result>(browser: Browser, visit: (page: Page) => Promise<Result>): Promise<Result> {
  const context = await browser.newContext({ ...screen, locale: 'nl-NL' });
  try {
    const page = await context.newPage();
    await slowDown(await context.newCDPSession(page));
    return await visit(page);
  } finally {
    await context.close();
  }
}

async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
}

/** Waits until the page is hydrated and its own requests are done. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
}
