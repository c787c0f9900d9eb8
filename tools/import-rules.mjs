// Which layer may import which, see docs/architecture.md. Tests may reach anything.

const order = ['domain', 'lib', 'content', 'data', 'integrations', 'components', 'features', 'pages', 'app'];

/** What each layer may not reach: everything to its right. */
const forbiddenTargets = {
  domain: order.slice(1),
  lib: order.filter((layer) => layer !== 'lib'),
  content: order.slice(3),
  data: ['integrations', 'components', 'features', 'pages', 'app'],
  integrations: ['data', 'components', 'features', 'pages', 'app'],
  components: ['data', 'integrations', 'features', 'pages', 'app'],
  features: ['pages', 'app'],
  pages: ['app'],
};

/** The folders of the request inbox. As with the layers, each may import those before it. */
const inboxFolders = 'shared csv columns list-state bulk held views toolbar list edit detail new'.split(' ');

const tests = '\\.test\\.tsx?$|^src/test/';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    ...Object.entries(forbiddenTargets).map(([layer, targets]) => ({
      name: `${layer}-imports-to-the-left`,
      severity: 'error',
      // The parts of the office's own screens read errors of the database.
      from: { path: `^src/${layer}/`, pathNot: layer === 'components' ? `^src/components/office/|${tests}` : tests },
      to: { path: `^src/(${targets.join('|')})/` },
    })),
    {
      name: 'features-are-islands',
      severity: 'error',
      from: { path: '^src/features/([^/]+/[^/]+)/', pathNot: tests },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    ...inboxFolders.map((folder, index) => ({
      name: `request-inbox-${folder}-imports-to-the-left`,
      severity: 'error',
      from: { path: `^src/features/office/request-inbox/${folder}/`, pathNot: tests },
      to: {
        path: '^src/features/office/request-inbox/',
        pathNot: `^src/features/office/request-inbox/(${inboxFolders.slice(0, index + 1).join('|')})/`,
      },
    })),
    {
      name: 'public-pages-never-load-admin-code',
      severity: 'error',
      from: { path: '^src/pages/public/' },
      to: { path: '^src/(features/office|pages/admin)/', reachable: true },
    },
    {
      name: 'only-data-imports-the-supabase-client',
      severity: 'error',
      from: { path: '^src/', pathNot: `^src/data/|${tests}` },
      to: { path: '@supabase/' },
    },
    {
      name: 'domain-is-pure',
      comment: 'No React, no network, no clock: zod and the reader of Markdown are all it needs.',
      severity: 'error',
      from: { path: '^src/domain/', pathNot: tests },
      to: { path: 'node_modules', pathNot: 'node_modules/(zod|markdown-it)/' },
    },
    {
      name: 'leaflet-in-one-lazy-file',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/features/public/service-area/leaflet-map\\.tsx$' },
      to: { path: 'node_modules/(react-)?leaflet/' },
    },
    {
      name: 'mails-are-made-before-the-site',
      comment: 'npm run mails renders them; what the site shows of them is what it wrote.',
      severity: 'error',
      from: { path: '^src/', pathNot: `^src/mails/|${tests}` },
      to: { path: '^src/mails/|node_modules/(react-email|@react-email)/' },
    },
    {
      name: 'no-barrel-files',
      severity: 'error',
      from: {},
      to: { path: '^src/.*/index\\.tsx?$' },
    },
    { name: 'only-tests-use-test-tools', severity: 'error', from: { pathNot: tests }, to: { path: '^src/test/' } },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
