import { expect, type Page, type TestDetails } from '@playwright/test';

/** A page in one of its states, for screenshots, axe and keyboard walks. */
export interface PageState {
  page: string;
  state: string;
  /** Opens the page and brings it into the state. Fails when that is not reached. */
  open: (page: Page) => Promise<void>;
  /** It only exists in windows narrower than this. */
  below?: number;
  /** The part that matters, as a CSS selector; the whole page when absent. */
  part?: string;
  /** What axe checks instead, where the keyboard goes over more: a menu stands in no landmark. */
  checkedPart?: string;
  /** An overlay: the rest of the page does not matter. */
  isOverlay?: true;
  isPrinted?: true;
  /** Similar to another page or state of its kind, so that it is only walked through in the wide run. */
  isWideOnly?: boolean;
  /** Text of twice the size, which cannot be combined with a window at 400%. */
  isLarge?: true;
}

/** For the test of a state. */
export function details(isWideOnly = false): TestDetails {
  return isWideOnly ? { tag: '@wide' } : {};
}

/** Opens a page and waits until it is complete: hydrated, with its data. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
}

/** Text of twice the size, as set in the browser: media queries in rem are affected too. */
export async function doubleText(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}

/** The page as a reader with large text sees it. */
export function largeText(page: string, path: string, isWideOnly: boolean): PageState {
  return {
    page,
    state: 'large-text',
    isWideOnly,
    isLarge: true,
    open: async (opened) => {
      await visit(opened, path);
      await doubleText(opened);
    },
  };
}

/** Lets these calls hang forever. */
export async function neverAnswer(page: Page, url: string): Promise<void> {
  await page.route(url, () => undefined);
}

/** Lets these calls fail at once. */
export async function answerWithError(page: Page, url: string): Promise<void> {
  await page.route(url, (route) => route.fulfill({ status: 500, json: { message: 'down' } }));
}
