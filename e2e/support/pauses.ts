import { expect, type Clock, type Locator, type Page } from '@playwright/test';

/** Milliseconds; longer than any timer after which a page retries or gives up. */
const pause = 10_500;

/** Skips the page's timers one after another until the element is visible. */
export async function passPausesUntil(page: Page, element: Locator): Promise<void> {
  await passTimeUntil(page.clock, pause, () => element.waitFor({ timeout: 1000 }));
}

/** Advances the clock by so many milliseconds repeatedly until `reach` resolves; `reach` rejects on a timeout. */
export async function passTimeUntil(clock: Clock, milliseconds: number, reach: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await clock.fastForward(milliseconds);
    await reach();
  }).toPass({ timeout: 60_000 });
}
