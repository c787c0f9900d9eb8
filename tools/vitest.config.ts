import './sandbox.ts';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { parseEnv } from '../src/lib/env-schema.ts';

const root = path.resolve(import.meta.dirname, '..');

export default defineConfig({
  root,
  plugins: [react()],
  define: { __ENV__: JSON.stringify(parseEnv({})) },
  resolve: { alias: { '@': path.join(root, 'src') } },
  test: {
    env: { LOCAL_DATABASE: 'memory://' },
    setupFiles: ['src/test/no-outside-calls.ts'],
    restoreMocks: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'],
          setupFiles: ['src/test/setup.ts'],
          // A loaded machine must not fail a test: how long things take is for the benchmark.
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          include: ['supabase/tests/**/*.test.ts'],
          globalSetup: [path.join(root, 'supabase/tests/database-copies.ts')],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
