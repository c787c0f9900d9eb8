import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { parseEnv } from './src/lib/env-schema.ts';
import { allPlaceholdersLeft } from './tools/placeholders.ts';
import { localServices } from './tools/local/plugin.ts';

/** With all that these need, such as React itself. */
const everyPage =
  /src\/(app\/(?!main|boot)|components\/(layout\/page-shell|seo\/head|ui\/use-near-viewport)|data\/content\/(embedded|use-content|content-query|public-block)|domain\/auth-arrival)|react-dom\/client/;

/** Pages with texts from the database share most of what draws and reads them. */
const textPages = /src\/(components\/ui\/(notice|plain-text)|data\/content\/article-queries)\.tsx?$/;

const productionRouter = path.join(import.meta.dirname, 'node_modules/react-router/dist/production/index.mjs');

export default defineConfig(({ mode, command, isSsrBuild }) => {
  const env = parseEnv(loadEnv(mode, import.meta.dirname));
  const address = { host: '127.0.0.1', port: Number(process.env['PORT'] ?? 4173), strictPort: true };
  const placeholders = command === 'build' && env.siteUrl !== '' ? allPlaceholdersLeft() : [];
  if (placeholders.length > 0) {
    throw new Error(`src/content still holds placeholders: ${placeholders.join(', ')}`);
  }
  return {
    plugins: [react(), tailwindcss(), localServices(env, address.port)],
    resolve: {
      alias: [
        { find: '@', replacement: path.join(import.meta.dirname, 'src') },
        // Its package offers bundlers only the edition with warnings for developers.
        ...(command === 'build' ? [{ find: /^react-router$/, replacement: productionRouter }] : []),
      ],
    },
    define: { __ENV__: JSON.stringify(env) },
    server: address,
    preview: address,
    build: {
      manifest: true,
      // Which code a page needs is known when it is made: tools/build.ts names it in the page.
      modulePreload: false,
      ...(!isSsrBuild && {
        rolldownOptions: {
          input: { main: 'index.html', boot: 'src/app/boot.ts' },
          // One file for what every public page needs: many small ones would be larger together.
          output: {
            codeSplitting: {
              groups: [
                { name: 'site', test: everyPage },
                { name: 'texts', test: textPages },
              ],
            },
          },
        },
      }),
    },
  };
});
