import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

const names = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser', 'chrome'];
const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Start a browser that works as root, does nothing in the background and reaches nothing but this machine. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Loopback addresses pass a proxy by; nothing listens on this one.
  '--proxy-server=127.0.0.1:1',
];

/** The background of the map: the only URLs outside that pages ask for in a test or benchmark. */
export const tileServer = 'https://service.pdok.nl/';

/** Matches a URL that leaves this machine. */
export const outside = /^(?!data:|blob:|about:|(https?|wss?):\/\/(localhost|127\.0\.0\.1|\[::1\])[:/])/;

/** The path of a browser for the tests: an installed Chrome or Chromium, else Playwright's own; null for none. */
export function findBrowser(): string | null {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  const candidates = [
    ...names.flatMap((name) => folders.map((folder) => path.join(folder, name))),
    ...usualPlaces,
    chromium.executablePath(),
  ];
  return candidates.find((candidate) => existsSync(candidate) && starts(candidate)) ?? null;
}

function starts(browser: string): boolean {
  // Chrome on Windows opens a window instead of printing its version.
  if (process.platform === 'win32') return true;
  return spawnSync(browser, ['--version'], { timeout: 20_000 }).status === 0;
}

function run(command: string, ...parameters: string[]): void {
  console.log(`> ${command} ${parameters.join(' ')}`);
  spawnSync(command, parameters, { stdio: 'inherit', timeout: 600_000, shell: process.platform === 'win32' });
}

function installBrowser(): string | null {
  run('playwright', 'install', 'chromium');
  const own = findBrowser();
  if (own) return own;
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    run('apt-get', 'update', '-q');
    run('apt-get', 'install', '-qy', '--no-install-recommends', 'chromium');
  }
  return findBrowser();
}

if (import.meta.main) {
  const browser = findBrowser() ?? installBrowser();
  if (!browser) {
    console.error(
      '\nThe browser tests need Chrome or Chromium, and none could be installed. Install one and run npm test again.\n',
    );
    process.exit(1);
  }
  console.log(`Browser for the tests: ${browser}`);
}
