import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { localServices } from './tools/local/plugin.ts';
import { readSettings } from './tools/settings.ts';

// One file for what many pages need together: many small ones would be larger. What these need comes with them.
const sharedFiles = [
  {
    name: 'site',
    test: matches([
      ...['react-dom/client', 'src/app/(?!main)', 'src/components/layout/page-shell'],
      ...['src/components/seo/head', 'react-helmet-async', 'src/lib/(load-module|storage)'],
      ...['src/components/ui/(card|drawing|island|when-near)', 'src/domain/access/auth-arrival'],
      'src/data/(errors|content/(content-|use-content))',
      ...['src/domain/content/(block-place|page-path)', 'rolldown/runtime'],
    ]),
  },
  { name: 'notice', test: matches(['src/components/ui/notice']) },
  {
    name: 'texts',
    test: matches([
      ...['src/components/ui/plain-text', 'src/content/public/article-images', 'src/data/content/articles'],
      ...['src/features/blog/read-failure', 'src/lib/format-date'],
    ]),
  },
  {
    name: 'areas',
    test: matches(['src/content/(cities/(area-slug|cities)|legal/label-law)\\.', 'src/features/city/area-hero']),
  },
  {
    name: 'request',
    test: matches([
      'src/content/public/contact-section',
      'src/features/request-form/(contact-section|price-form/hero-price)',
    ]),
  },
  { name: 'prices', test: matches(['src/(domain/pricing/pricing|lib/format)\\.']) },
];

function matches(sources: readonly string[]): RegExp {
  return new RegExp(sources.join('|'));
}

const productionRouter = path.join(import.meta.dirname, 'node_modules/react-router/dist/production/index.mjs');

export default defineConfig(({ mode, command, isSsrBuild }) => {
  const { env } = readSettings(mode);
  const address = { host: '127.0.0.1', port: Number(process.env['PORT'] ?? 4173), strictPort: true };
  return {
    plugins: [react(), tailwindcss(), localServices(env, address.port)],
    resolve: {
      alias: [
        { find: /^zod$/, replacement: path.join(import.meta.dirname, 'src/lib/zod.ts') },
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
          input: { main: 'index.html' },
          output: { codeSplitting: { groups: sharedFiles } },
        },
      }),
    },
  };
});
