import { expect, type Locator, type Page } from '@playwright/test';

/** Longer than any pause after which a page tries again, or gives up. Milliseconds. */
const pause = 10_500;

/** Lets the pauses of a page pass at once, one after the other, until the element is visible. */
export async function passPausesUntil(page: Page, element: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(pause);
    await element.waitFor({ timeout: 1000 });
  }).toPass({ timeout: 60_000 });
}
