import type { Page } from '@playwright/test';
import { expect } from '../site.ts';

/** The URL that a step back (-1) or forward (1) leads to; null when that leaves the site. */
async function neighbour(page: Page, step: -1 | 1): Promise<string | null> {
  return page.evaluate((by) => {
    const { currentEntry } = window.navigation;
    return window.navigation.entries()[(currentEntry?.index ?? -2) + by]?.url ?? null;
  }, step);
}

/** Goes back and returns where to; null when there is nothing to go back to. */
export async function goBack(page: Page): Promise<string | null> {
  const url = await neighbour(page, -1);
  if (url === null) return null;
  // A page from the back/forward cache has no load event to wait for.
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(url);
  return pathOf(url);
}

/** The same for going forward; never to a page outside the site. */
export async function goForward(page: Page): Promise<string | null> {
  const url = await neighbour(page, 1);
  if (url === null || pathOf(url).startsWith('/local/')) return null;
  await page.goForward({ waitUntil: 'commit' });
  await expect(page).toHaveURL(url);
  return pathOf(url);
}

/** A URL without its origin. */
export function pathOf(url: string): string {
  const { pathname, search, hash } = new URL(url);
  return pathname + search + hash;
}

/** Counts how often a page of this tab was restored from the back/forward cache. */
export async function countRestored(page: Page): Promise<() => Promise<number>> {
  const name = 'restored-pages';
  await page.addInitScript((key) => {
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) window.sessionStorage.setItem(key, `${Number(window.sessionStorage.getItem(key)) + 1}`);
    });
  }, name);
  return async () => Number(await page.evaluate((key) => window.sessionStorage.getItem(key), name));
}
