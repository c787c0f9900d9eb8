import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

/** Chromium without windows, as Debian names it. It takes the tests two thirds of the time of a whole browser. */
const headlessShell = 'chromium-headless-shell';
const names = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser', 'chrome'];
const commonPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Flags for a browser that runs as root, does nothing in the background and reaches only this machine. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Fractional letter widths, as on a phone: the headless shell rounds them by default.
  '--font-render-hinting=none',
  // Loopback addresses bypass the proxy; nothing listens on this one.
  '--proxy-server=127.0.0.1:1',
];

/** The background of the map: the only URLs outside that pages ask for in a test or benchmark. */
export const tileServer = 'https://service.pdok.nl/';

/** Matches a URL that leaves this machine. */
export const outside = /^(?!data:|blob:|about:|(https?|wss?):\/\/(localhost|127\.0\.0\.1|\[::1\])[:/])/;

/** The path of an installed Chrome or Chromium, else of Playwright's own; null for none. */
export function findBrowser(): string | null {
  return findProgram(names, [...commonPaths, chromium.executablePath()]);
}

/** The same for the browser tests: for most a headless shell is enough, which starts much faster. */
export function findTestBrowser(): string | null {
  return findProgram([headlessShell]) ?? findBrowser();
}

function findProgram(programs: readonly string[], places: readonly string[] = []): string | null {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  const onPath = programs.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...onPath, ...places].find((candidate) => existsSync(candidate) && starts(candidate)) ?? null;
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
    run('apt-get', 'install', '-qy', '--no-install-recommends', 'chromium', headlessShell);
  }
  return findBrowser();
}

if (import.meta.main) {
  // The walks need the whole browser: a headless shell has no back/forward cache.
  const browser = findBrowser() ?? installBrowser();
  if (!browser) {
    console.error(
      '\nThe browser tests need Chrome or Chromium, and none could be installed. Install one and run npm test again.\n',
    );
    process.exit(1);
  }
  console.log(`Browsers for the tests: ${browser}, ${findTestBrowser() ?? browser}`);
}
