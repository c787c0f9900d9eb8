import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { codeSplitting } from './tools/code-files.ts';
import { localServices } from './tools/local/plugin.ts';
import { readSettings } from './tools/settings.ts';

const productionRouter = path.join(import.meta.dirname, 'node_modules/react-router/dist/production/index.mjs');

export default defineConfig(({ mode, command, isSsrBuild }) => {
  const env = readSettings(mode);
  const address = { host: '127.0.0.1', port: Number(process.env['PORT'] ?? 4173), strictPort: true };
  return {
    plugins: [react(), tailwindcss(), localServices(env, address.port)],
    resolve: {
      alias: [
        { find: /^zod$/, replacement: path.join(import.meta.dirname, 'src/lib/zod.ts') },
        { find: '@supabase/realtime-js', replacement: path.join(import.meta.dirname, 'src/lib/no-realtime.ts') },
        { find: '@', replacement: path.join(import.meta.dirname, 'src') },
        // The package exposes only its development build to bundlers.
        ...(command === 'build' ? [{ find: /^react-router$/, replacement: productionRouter }] : []),
      ],
    },
    define: { __ENV__: JSON.stringify(env) },
    server: address,
    preview: address,
    build: {
      manifest: true,
      // Which code a page needs is known when it is prerendered: tools/build.ts preloads it there.
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_file, deps, { hostType }) => (hostType === 'js' ? deps : []),
      },
      ...(!isSsrBuild && {
        license: { fileName: 'licenses.txt' },
        rolldownOptions: {
          input: { main: 'index.html' },
          output: { codeSplitting: codeSplitting() },
        },
      }),
    },
  };
});
