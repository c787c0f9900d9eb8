import { expect, type Locator, type Page } from '@playwright/test';

/** Walks with Tab, or back with Shift+Tab, as far as a person would. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let steps = 0; steps < 40; steps++) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target, `${key} comes by`).toBeFocused();
}
