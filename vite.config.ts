import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { localServices } from './tools/local/plugin.ts';
import { readSettings } from './tools/settings.ts';

// A few files for each page and two for each lazy part: with many small files the chance that one fails is larger. The
// dependencies of a group's modules are part of the group. What the bundler groups by itself is in docs/performance.md.
const sharedFiles = [
  {
    name: 'site',
    test: matches([
      ...['rolldown/runtime', 'react-dom/client', 'react-helmet-async', 'src/app/(?!main)', 'src/components/seo'],
      ...[
        'src/components/(public/layout/page-shell|public/sections/(adviser|process|promises)|ui/(card|drawing|notice))',
      ],
      'src/content/(cities/(area-slug|cities)|public/(faq|home|promises|request/property)|reviews|structured-data/business)',
      'src/data/(content/(content-|use-content)|errors)',
      ...['src/domain/(access/auth-arrival|address/service-area|content/(block-place|page-path))'],
      'src/features/public/request-form/(contact-section|prefill|price-form/price-form)',
      ...[
        'src/components/print/print(-button|ed-sender)',
        'src/lib/(format/format(?!-whole)|http|browser/(load-code|storage|use-is))',
      ],
      'icons/(calendar-check|check|chevron-down|circle-check|printer)\\.',
    ]),
  },
  {
    name: 'texts',
    test: matches([
      'src/components/(public/layout/legal|public/sections/illustrated|ui/rich-text)',
      ...[
        'src/content/(legal/legal-pages|public/(images/article-images|blog))',
        'src/data/content/(articles|published)',
      ],
      'src/domain/content/(picture|rich-text)',
      ...['src/features/public/blog/(blog-actions|read-failure)', 'src/lib/picture-url'],
    ]),
  },
  {
    name: 'place',
    test: matches(['src/content/cities/load-city-text', 'src/features/public/city/(area|neighbours|reasons)']),
  },
  {
    name: 'home',
    test: matches([
      ...['radix-ui/react-accordion', 'src/components/public/sections/(cta|what)'],
      'src/features/public/service-area/(country|map-view|outline)',
    ]),
  },
  {
    name: 'lookup',
    test: matches([
      // What writes is not needed for a price.
      ...[
        'node_modules/@tanstack/(?!.*/(useMutation|mutationObserver))',
        'node_modules/zod/',
        'src/lib/zod',
        'src/data/query-client',
      ],
      ...['src/content/address-problems', 'src/integrations/(address-register|label-register|use-address-lookup)'],
      'src/components/request/address-(chooser|list|notices)',
      ...[
        'src/content/public/label-check/registered-label',
        '_shared/registered-label',
        'src/lib/format/format-whole-date',
      ],
    ]),
  },
  {
    name: 'request-form',
    test: matches([
      ...['node_modules/(@hookform|react-hook-form|sonner)/', 'src/components/(form|request|ui/notify)'],
      ...[
        'src/content/(messages|public/request/request-form-texts)',
        'src/data/requests/outbox/(outbox|refused)',
        'src/domain/request/',
      ],
    ]),
  },
  {
    name: 'visit',
    test: matches(['src/features/public/visit/', 'src/features/public/request-form/submit/(sent|picked)-visit']),
  },
];

function matches(sources: readonly string[]): RegExp {
  return new RegExp(sources.join('|'));
}

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
          output: { codeSplitting: { groups: sharedFiles } },
        },
      }),
    },
  };
});
