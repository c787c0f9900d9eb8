import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';
import type { WideOptions } from './site.ts';

// Covers in full what `npm test` covers once or in part: every visitor of the fault matrix, every state at every size,
// every page in every colour scheme, walks, and in a browser what unit tests prove.
export default defineConfig<WideOptions>({
  ...base,
  grepInvert: [],
  testMatch: ['faults/*.', 'states/*.', 'admin/*.', 'visitor/*.', 'walk/*.'].map((name) => `${name}spec.ts`),
  timeout: 600_000,
  use: { ...base.use, isWide: true },
});
