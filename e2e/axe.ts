import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const widths = [360, 1280];
const schemes = ['light', 'dark'] as const;

/** Looks at the page as it stands, or at one part of it (a CSS selector), in each width and colour scheme. */
export async function expectAccessible(page: Page, what: string, part = 'html'): Promise<void> {
  for (const width of widths) {
    for (const colorScheme of schemes) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      const { violations } = await new AxeBuilder({ page }).include(part).analyze();
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
      expect(found, `${what} at ${width} px, ${colorScheme}`).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, `${what} at ${width} px scrolls sideways`).toBeLessThanOrEqual(0);
    }
  }
}
