import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { priceAnswerTexts } from '../../src/content/public/request/price-answer.ts';
import { priceForm } from '../../src/content/public/request/price-form.ts';
import { questionTexts } from '../../src/content/public/label-check/label-check.ts';
import { faq } from '../../src/content/public/faq.ts';
import { serviceArea } from '../../src/content/public/home-sections.ts';
import { expect } from '../site.ts';

const stillLoading = 'still loading';

const part = /^(banner|complementary|contentinfo|form|heading|main|navigation|region|search)\b/;

/** Regions that depend on the visitor's actions: the map near the screen, open answers of the FAQ, an address. */
const passing = new Set([serviceArea.mapLabel, 'Adresgegevens', ...faq.map(({ question }) => question)]);

const questions = Object.values(questionTexts).map(({ title }) => title);

/** The headings, forms and landmarks of a screen reader, in page order, and whether something is still loading. */
export async function outlineOf(page: Page): Promise<string[]> {
  const snapshot = await page.locator('body').ariaSnapshot();
  const lines = snapshot.split('\n').map((line) => line.trim().replace(/^- '?/, ''));
  return lines.flatMap(normalised).map((line) => line.replace(/'?:?$/, ''));
}

async function outlineWhenLoaded(page: Page): Promise<string[]> {
  let outline: string[] = [];
  await expect(async () => {
    outline = await outlineOf(page);
    expect(outline).not.toContain(stillLoading);
  }).toPass({ timeout: 30_000 });
  return outline;
}

/** The line as after a fresh load; none for what is not part of the page's structure. */
function normalised(line: string): string[] {
  if (line.includes('laden...')) return [stillLoading];
  // The answer replaces the price form.
  if (line.startsWith(`link "${priceAnswerTexts.request}"`)) return [`form "${priceForm.label}"`];
  if (!part.test(line)) return [];
  const name = /"(.*)"/.exec(line)?.[1] ?? '';
  if (line.startsWith('region') && (passing.has(name) || name.startsWith('Meldingen'))) return [];
  if (questions.includes(name)) return [line.replace(name, 'a question')];
  return [line.replace(/Uw prijs \((indicatie|vast)\)/, 'Uw prijs')];
}

/** The outline of a fresh load of each page for a new visitor, once it is hydrated. */
export class FreshLoads {
  readonly #browser: Browser;
  readonly #options: BrowserContextOptions;
  readonly #outlines = new Map<string, string[]>();

  constructor(browser: Browser, options: BrowserContextOptions) {
    this.#browser = browser;
    this.#options = options;
  }

  async outlineOf(url: string): Promise<string[]> {
    const { pathname } = new URL(url);
    const outline = this.#outlines.get(pathname) ?? (await this.#load(pathname));
    this.#outlines.set(pathname, outline);
    return outline;
  }

  async #load(pathname: string): Promise<string[]> {
    const context = await this.#browser.newContext(this.#options);
    const page = await context.newPage();
    await page.goto(pathname, { waitUntil: 'commit' });
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    const outline = await outlineWhenLoaded(page);
    await context.close();
    return outline;
  }
}
