import { chromium, type Browser } from '@playwright/test';
import { browserFlags, findBrowser, outside, tileServer } from '../browser.ts';

/** The installed browser. The benchmark fails when a page requests anything from outside but map tiles. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath !== null && { executablePath }),
    args: browserFlags,
  });
  browser.on('context', (context) => {
    context.on('request', (request) => {
      failWhenOutside(request.url());
    });
  });
  return browser;
}

/** `browserFlags` block such requests, but figures of a page that makes them are meaningless. */
export function failWhenOutside(url: string): void {
  if (!outside.test(url) || url.startsWith(tileServer)) return;
  console.error(`A page called ${url}`);
  process.exitCode = 1;
}
