import { chromium, type Browser } from '@playwright/test';
import { findBrowser } from '../browser.ts';

/** The installed browser, without what it would do in the background. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  return chromium.launch({
    ...(executablePath !== null && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
}
