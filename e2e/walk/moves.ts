import type { Page } from '@playwright/test';
import { anchors, paths } from '../../src/lib/paths.ts';
import { expect } from '../site.ts';
import { goBack, goForward, pathOf } from './history.ts';
import { answerQuestion, askPrice, openAnswer, typeInRequest } from './inputs.ts';
import { isSectionOf, pressAnyLink, pressInMenu, pressLink } from './links.ts';
import type { StepKind } from './steps.ts';
import type { Typed } from './typed.ts';

export interface Walk {
  page: Page;
  typed: Typed;
  /** Every page of the site. */
  sitePaths: readonly string[];
}

type Move = (walk: Walk, pick: number) => Promise<string>;

/**
 * The actions of a visitor. Each is always possible and returns what it did; the page may still be loading afterwards.
 */
export const moves: Record<StepKind, Move> = {
  menu: ({ page }, pick) => pressInMenu(page, pick),
  footer: ({ page }, pick) => pressAnyLink(page.getByRole('contentinfo'), pick),

  section: async (walk, pick) => {
    const section = await pressLink(walk.page.getByRole('main'), pick, isSectionOf(walk.page));
    return section ?? moves.hash(walk, pick);
  },

  content: async ({ page }, pick) => {
    const isSection = isSectionOf(page);
    const link = await pressLink(page.getByRole('main'), pick, (each) => !isSection(each));
    return link ?? pressInMenu(page, pick);
  },

  back: async ({ page }) => (await goBack(page)) ?? reload(page),
  forward: async ({ page }) => (await goForward(page)) ?? reload(page),
  reload: ({ page }) => reload(page),

  hash: async ({ page }, pick) => {
    const hash = hashOf(pick);
    await page.evaluate((typed) => {
      window.location.hash = typed;
    }, hash);
    return hash;
  },

  address: async ({ page, sitePaths }, pick) => {
    const address = `${sitePaths[pick % sitePaths.length] ?? paths.home}${pick % 3 === 0 ? hashOf(pick) : ''}`;
    await page.goto(address, { waitUntil: 'commit' });
    return address;
  },

  restore: async ({ page }) => {
    await page.goto('/local/inbox');
    return `from the inbox to ${(await goBack(page)) ?? 'nothing'}`;
  },

  hurry: async ({ page }, pick) => {
    if (pick % 2 === 0) return `${await reload(page)}, and at once ${await pressInMenu(page, pick >> 1)}`;
    return `${await pressInMenu(page, pick >> 1)}, and at once back to ${(await goBack(page)) ?? 'nothing'}`;
  },

  request: typeInRequest,
  price: askPrice,
  question: answerQuestion,
  faq: openAnswer,
};

/** The moves that stay on the same page. */
export const staysHere: readonly StepKind[] = ['section', 'hash'];

async function reload(page: Page): Promise<string> {
  const url = page.url();
  await page.reload({ waitUntil: 'commit' });
  await expect(page).toHaveURL(url);
  return `${pathOf(url)} anew`;
}

function hashOf(pick: number): string {
  const all = Object.values(anchors);
  return `#${all[pick % all.length] ?? ''}`;
}
