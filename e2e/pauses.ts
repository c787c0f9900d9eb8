import { expect, type Clock, type Locator, type Page } from '@playwright/test';

/** Longer than any pause after which a page tries again, or gives up. Milliseconds. */
const pause = 10_500;

/** Lets the pauses of a page pass at once, one after the other, until the element is visible. */
export async function passPausesUntil(page: Page, element: Locator): Promise<void> {
  await passTimeUntil(page.clock, pause, () => element.waitFor({ timeout: 1000 }));
}

/** Puts the clock so many milliseconds on, again and again, until `reach` resolves, which rejects when it waited in vain. */
export async function passTimeUntil(clock: Clock, milliseconds: number, reach: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await clock.fastForward(milliseconds);
    await reach();
  }).toPass({ timeout: 60_000 });
}
