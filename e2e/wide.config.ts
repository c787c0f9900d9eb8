import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';
import type { WideOptions } from './site.ts';
import type { WalkOptions } from './walk/walk-options.ts';

// Covers in full what `npm test` covers once or in part: every visitor of the fault matrix, every state at every size,
// every page in every colour scheme, longer walks.
export default defineConfig<WideOptions & WalkOptions>({
  ...base,
  grepInvert: [],
  testMatch: ['faults/matrix.', 'states/*.', '**/accessibility.', 'admin/*.', 'visitor/*.', 'walk/*.'].map(
    (name) => `${name}spec.ts`,
  ),
  timeout: 600_000,
  use: { ...base.use, isWide: true, steps: 300, visits: 50 },
});
