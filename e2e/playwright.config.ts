import '../tools/sandbox.ts';
import { defineConfig } from '@playwright/test';
import { browserFlags, findTestBrowser } from '../tools/browser.ts';
import { testWorkers } from '../tools/test-workers.ts';

// Null when none is installed: npm run test:e2e installs one first.
const browser = findTestBrowser();

export default defineConfig({
  testDir: '.',
  globalSetup: './shared-site.ts',
  outputDir: '../test-results',
  workers: testWorkers,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: 120_000,
  // A busy machine must not fail a test.
  expect: { timeout: 20_000 },
  // Wide runs take longer than a commit should wait for.
  grepInvert: /@wide/,
  reporter: [['list']],
  use: {
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    launchOptions: {
      ...(browser !== null && { executablePath: browser }),
      args: browserFlags,
    },
  },
});
