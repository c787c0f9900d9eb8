import type { Page } from '@playwright/test';
import { paths } from '../../src/lib/paths.ts';
import { requestForm } from '../support/request-steps.ts';
import { expect } from '../site.ts';
import { pathOf } from './history.ts';
import { moves, staysHere, type Walk } from './moves.ts';
import { outlineOf, type FreshLoads } from './outline.ts';
import type { Step } from './steps.ts';
import { beginDraft, findAgain, pressRush } from './typed.ts';

interface WalkerOptions {
  page: Page;
  /** Every page of the site. */
  sitePaths: readonly string[];
  freshLoads: FreshLoads;
  /** Prefix of a failure report, with which the walk can be reproduced. */
  title: string;
  /** The scripts that were lost so far. */
  lost: readonly string[];
}

/** Milliseconds within which a page must be complete after a step. */
const patience = 30_000;

/** Takes random steps through the site, and compares the page after each with a fresh load. */
export class Walker {
  readonly #options: WalkerOptions;
  readonly #walk: Walk;
  readonly #steps: string[] = [];

  constructor(options: WalkerOptions) {
    this.#options = options;
    this.#walk = { page: options.page, sitePaths: options.sitePaths, typed: { request: {}, price: {} } };
  }

  /** Opens the front page and begins a draft. */
  async begin(): Promise<void> {
    await this.#step('begin', async () => {
      this.#walk.page.setDefaultTimeout(patience);
      await this.#walk.page.goto(paths.home, { waitUntil: 'commit' });
      this.#walk.typed.request = await beginDraft(this.#walk.page, patience);
      return paths.home;
    });
  }

  async take({ kind, pick, isPressed }: Step): Promise<void> {
    const { page, typed } = this.#walk;
    await this.#step(kind, async () => {
      if (!staysHere.includes(kind)) typed.price = {};
      return moves[kind](this.#walk, pick);
    });
    if (!isPressed || !(await requestForm(page).isVisible())) return;
    await this.#step('rush', () => pressRush(page, typed));
  }

  /** Performs a step, and expects the page to equal a fresh load, with the input kept. */
  async #step(name: string, act: () => Promise<string>): Promise<void> {
    const number = this.#steps.push(name);
    try {
      this.#steps[number - 1] = `${name}: ${await act()}`;
      await this.#expectWhole();
    } catch (error) {
      throw new Error(this.#report(), { cause: error });
    }
  }

  async #expectWhole(): Promise<void> {
    const { page, typed } = this.#walk;
    const { freshLoads } = this.#options;
    const outline = await freshLoads.outlineOf(page.url());
    await expect(async () => {
      await untilQuiet(page);
      const shown = await outlineOf(page);
      if (shown.join() !== outline.join()) await readOn(page);
      expect(shown, 'headings, forms and landmarks, beside a fresh load').toEqual(outline);
      if (await requestForm(page).isVisible()) expect(await findAgain(page, typed), 'what was typed').toEqual(typed);
    }).toPass({ timeout: patience, intervals: [50, 100, 250, 500] });
  }

  #report(): string {
    const { title, lost } = this.#options;
    const steps = this.#steps.map((step, index) => `${index}. ${step}`);
    return [title, ...steps, `at ${pathOf(this.#walk.page.url())}; lost: ${lost.join(', ') || 'nothing'}`].join('\n');
  }
}

/** Scrolls on by a window, and from the end to the start: some parts load when they are near. */
async function readOn(page: Page): Promise<void> {
  await page.evaluate(() => {
    const before = window.scrollY;
    window.scrollBy({ top: window.innerHeight, behavior: 'instant' });
    if (window.scrollY === before) window.scrollTo({ top: 0, behavior: 'instant' });
  });
}

/** Waits until the page is stable. */
async function untilQuiet(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }));
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  });
}
