import '../tools/sandbox.ts';
import { defineConfig } from '@playwright/test';
import { browserFlags, findBrowser } from '../tools/browser.ts';

// Null while none is installed: npm run test:e2e installs one first.
const browser = findBrowser();

export default defineConfig({
  testDir: '.',
  globalSetup: '../supabase/tests/database-copies.ts',
  outputDir: '../test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: 120_000,
  reporter: [['list']],
  use: {
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    trace: 'retain-on-failure',
    launchOptions: {
      ...(browser !== null && { executablePath: browser }),
      args: browserFlags,
    },
  },
});
