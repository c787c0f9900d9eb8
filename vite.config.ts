import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { localServices, officeInDevelopment } from './tools/local/plugin.ts';
import { readSettings } from './tools/settings.ts';

const productionRouter = path.join(import.meta.dirname, 'node_modules/react-router/dist/production/index.mjs');

export default defineConfig(({ mode, command }) => {
  const env = readSettings(mode);
  const address = { host: '127.0.0.1', port: Number(process.env['PORT'] ?? 4173), strictPort: true };
  return {
    plugins: [react(), tailwindcss(), localServices(env, address.port), officeInDevelopment()],
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
      // Which code a page needs is known when it is prerendered: tools/build.ts preloads it there.
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_file, deps, { hostType }) => (hostType === 'js' ? deps : []),
      },
    },
  };
});
