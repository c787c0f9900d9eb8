import type { Browser, Page } from '@playwright/test';
import { median } from '../numbers.ts';
import { untilHydrated, onPhone } from './phone.ts';

const rounds = 5;

/** Milliseconds from an interaction to the next paint, as browsers measure it (in steps of 8). */
export interface Latencies {
  openQuestionAtOnce: number;
  openQuestion: number;
  tapFormAtOnce: number;
  typeInForm: number;
}

/** How fast the home page responds on a slow phone: the median of the slowest interaction of each visit. */
export async function measureLatencies(browser: Browser, home: string): Promise<Latencies> {
  const visits = { openQuestionAtOnce, openQuestion, tapFormAtOnce, typeInForm };
  const found = { openQuestionAtOnce: 0, openQuestion: 0, tapFormAtOnce: 0, typeInForm: 0 };
  for (const name of ['openQuestionAtOnce', 'openQuestion', 'tapFormAtOnce', 'typeInForm'] as const) {
    const slowest: number[] = [];
    for (let round = 0; round < rounds; round++) slowest.push(await visit(browser, home, visits[name]));
    found[name] = median(slowest);
  }
  return found;
}

/** The same for opening a question on a page without scripts. */
export async function measureOpeningWithoutScripts(browser: Browser, home: string): Promise<number> {
  const slowest: number[] = [];
  for (let round = 0; round < rounds; round++) {
    slowest.push(await visit(browser, home, (page) => page.locator('#faq button[aria-expanded]').nth(1).tap()));
  }
  return median(slowest);
}

async function visit(browser: Browser, home: string, deed: (page: Page) => Promise<void>): Promise<number> {
  return onPhone(browser, async (page) => {
    await page.addInitScript(watchInteractions);
    await page.goto(home, { waitUntil: 'domcontentloaded' });
    await deed(page);
    // The browser reports it after the paint.
    await page.waitForTimeout(500);
    const slowest = await page.evaluate(() => document.documentElement.dataset['slowest']);
    if (slowest === undefined) throw new Error('The browser saw no deed');
    return Number(slowest);
  });
}

/** Runs in the page: stores its slowest interaction so far on the root element. */
function watchInteractions(): void {
  const options = { type: 'event', durationThreshold: 16, buffered: true };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!('interactionId' in entry) || entry.interactionId === 0) continue;
      const { dataset } = document.documentElement;
      dataset['slowest'] = String(Math.max(Number(dataset['slowest'] ?? 0), entry.duration));
    }
  }).observe(options);
}

/** Before the app has started, and while it starts. */
async function openQuestionAtOnce(page: Page): Promise<void> {
  await page.locator('#faq button[aria-expanded]').nth(1).tap();
  await untilHydrated(page);
}

async function openQuestion(page: Page): Promise<void> {
  await untilHydrated(page);
  for (const question of [1, 2, 3]) {
    await page.locator('#faq button[aria-expanded]').nth(question).tap();
    await page.waitForTimeout(300);
  }
}

/** At a form that is visible, but whose code is not loaded yet. */
async function tapFormAtOnce(page: Page): Promise<void> {
  await untilHydrated(page);
  const name = page.getByLabel('Naam', { exact: true });
  await name.evaluate((field) => field.scrollIntoView({ behavior: 'instant', block: 'center' }));
  const place = await name.evaluate((field) => ({
    x: field.getBoundingClientRect().x,
    y: field.getBoundingClientRect().y,
  }));
  await page.touchscreen.tap(place.x + 40, place.y + 10);
  await readyForm(page);
}

async function typeInForm(page: Page): Promise<void> {
  await untilHydrated(page);
  const name = page.getByLabel('Naam', { exact: true });
  await name.scrollIntoViewIfNeeded();
  await readyForm(page);
  await name.tap();
  await page.keyboard.type('Bakker', { delay: 150 });
}

async function readyForm(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('#contactForm')?.closest('[data-waiting]') === null);
  await page.waitForLoadState('networkidle');
}
