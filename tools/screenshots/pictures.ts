import path from 'node:path';
import type { Page } from '@playwright/test';
import type { PageState } from '../../e2e/states/page-state.ts';

/** Usual heights of windows, by their width. */
const heights = { 320: 568, 360: 740, 768: 1024, 1280: 800, 1920: 1080 } as const;
const schemes = ['light', 'dark'] as const;

export interface Sizes {
  widths: number[];
  schemes: ('light' | 'dark')[];
}

/** The widths and colour schemes named in the arguments, as `360,1280`; all of them where nothing is named. */
export function chooseSizes({ widths, schemes: named }: { widths?: string; schemes?: string }): Sizes {
  return {
    widths: widths?.split(',').map(Number) ?? Object.keys(heights).map(Number),
    schemes: schemes.filter((scheme) => named === undefined || named.split(',').includes(scheme)),
  };
}

/** `form_3-found`: the prefix of its pictures. */
export function nameOf({ page, state }: PageState): string {
  return `${page}_${state}`;
}

/** Brings the page into the state once, in the narrowest window, then takes the pictures in every width and scheme. */
export async function takePictures(page: Page, state: PageState, folder: string, sizes: Sizes): Promise<void> {
  const { below = Infinity, part, isOverlay = false, isPrinted = false } = state;
  const widths = sizes.widths.filter((width) => width < below);
  if (widths.length === 0) return;
  await resize(page, Math.min(...widths));
  await state.open(page);
  for (const colorScheme of isPrinted ? sizes.schemes.slice(0, 1) : sizes.schemes) {
    await page.emulateMedia({ colorScheme, ...(isPrinted && { media: 'print' }) });
    for (const width of widths) {
      await resize(page, width);
      if (!isOverlay) await expandWindow(page, width);
      const name = `${nameOf(state)}_${String(width).padStart(4, '0')}_${colorScheme}.jpg`;
      const options = { path: path.join(folder, name), quality: 90, animations: 'disabled' } as const;
      if (part === undefined) await page.screenshot(options);
      else await page.locator(part).screenshot(options);
    }
  }
}

async function resize(page: Page, width: number): Promise<void> {
  const height = Object.entries(heights).find(([known]) => Number(known) >= width)?.[1] ?? heights[1920];
  await page.setViewportSize({ width, height });
}

/** Makes the window as high as the page, so that everything near the screen loads and nothing sticky covers content. */
async function expandWindow(page: Page, width: number): Promise<void> {
  // Lazily loaded parts may change the height.
  for (let round = 0; round < 3; round++) {
    await page.setViewportSize({ width, height: await page.evaluate(() => document.documentElement.scrollHeight) });
    // The notice that the form failed to load is an animation, which a screenshot shows in its final state.
    await page
      .locator('[data-waiting] [data-late-notice]')
      .waitFor({ state: 'detached', timeout: 10_000 })
      .catch(() => undefined);
    await page.evaluate(async () => {
      const decoded = Promise.allSettled([
        document.fonts.ready,
        ...[...document.images].map((image) => image.decode()),
      ]);
      // A lazy picture that is hidden never loads.
      await Promise.race([decoded, new Promise((resolve) => setTimeout(resolve, 2000))]);
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }));
    });
  }
}
