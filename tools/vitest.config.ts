import './sandbox.ts';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { parseEnv } from '../src/lib/env-schema.ts';
import { testWorkers } from './test-workers.ts';

const root = path.resolve(import.meta.dirname, '..');

// They build code or replace `window.location`, which cannot be done in a `vm` context.
const threadPoolTests = [
  'src/app/boot/*.test.ts',
  'src/app/hydration.test.tsx',
  'src/features/public/request-form/lazy-form.test.tsx',
  'src/lib/browser/load-code.test.ts',
];

const unit = {
  setupFiles: ['src/test/setup.ts'],
  // A loaded machine must not fail a test: durations are measured by the benchmark.
  testTimeout: 120_000,
  hookTimeout: 120_000,
};

export default defineConfig(({ mode }) => ({
  root,
  plugins: [react()],
  define: { __ENV__: JSON.stringify(parseEnv({})) },
  resolve: { alias: { '@': path.join(root, 'src') } },
  test: {
    env: { LOCAL_DATABASE: 'memory://', WIDE: mode === 'wide' ? 'yes' : '' },
    setupFiles: ['src/test/services/no-outside-calls.ts'],
    restoreMocks: true,
    unstubGlobals: true,
    maxWorkers: testWorkers,
    projects: [
      {
        extends: true,
        test: {
          ...unit,
          name: 'unit-tools',
          pool: 'threads',
          include: ['tools/**/*.test.ts', ...threadPoolTests],
        },
      },
      {
        extends: true,
        test: {
          ...unit,
          name: 'unit-site',
          // Much faster than a thread for each file: modules that Node has loaded and compiled are reused.
          pool: 'vmThreads',
          include: ['src/**/*.test.{ts,tsx}', 'supabase/functions/_shared/**/*.test.ts'],
          exclude: threadPoolTests,
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          include: ['supabase/tests/**/*.test.ts'],
          // A worker loads the modules once, and reuses the backend of the previous file.
          isolate: false,
          globalSetup: [path.join(root, 'supabase/tests/setup/database-copies.ts')],
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        extends: true,
        // With real programs, where they are installed.
        test: { name: 'programs', include: ['tools/programs/*.wide.ts'], testTimeout: 300_000, hookTimeout: 60_000 },
      },
    ],
  },
}));
