import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const looks = [360, 1280].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
);

interface Options {
  /** The part to check, as a CSS selector; the whole page by default. */
  part?: string;
  /** In each width and colour scheme, also in runs where one is enough. */
  isThorough?: boolean;
}

/** Checks a page as it is. `what` names it in a failure. */
export type ExpectAccessible = (what: string, options?: Options) => Promise<void>;

/** Checks a page in every width and colour scheme, or only in one of the four, chosen by the length of the name. */
export function accessibilityOf(page: Page, isWide: boolean): ExpectAccessible {
  return async (what, { part = 'html', isThorough = false } = {}) => {
    const before = page.viewportSize();
    const turn = what.length % looks.length;
    for (const { width, colorScheme } of isThorough || isWide ? looks : looks.slice(turn, turn + 1)) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      // The colours of the previous scheme fade out.
      await page.evaluate(() =>
        Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => null))),
      );
      // In the page itself rather than in a separate one: no page of this site has a frame of another origin.
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().include(part).analyze();
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
      expect(found, `${what} at ${width} px, ${colorScheme}`).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, `${what} at ${width} px scrolls sideways`).toBeLessThanOrEqual(0);
    }
    if (before) await page.setViewportSize(before);
  };
}
