// Which folder may import which, see docs/architecture.md. What is not listed is refused, so a new layer, function or
// package needs a line here. Tests may import anything.

// Patterns of the beginning of a path; a package stands by its name, and one of Node itself as `node:`.
const shared = 'supabase/functions/_shared/';
const server = 'supabase/functions/_server/';
const domain = 'src/domain/';
const lib = 'src/lib/';
const texts = 'src/content/(?!office/)';
const officeTexts = 'src/content/office/';
const data = 'src/data/';
const integrations = 'src/integrations/';
const kit = 'src/components/(?:form|print|request|seo|ui)/';
const publicComponents = 'src/components/public/';
const officeComponents = 'src/components/office/';
const styles = 'src/styles/';
const inbox = 'src/features/office/request-inbox/';

const kitPackages = ['clsx', 'lucide-react', 'react', 'react-router-dom', 'zod'];
const screenPackages = [...kitPackages, '@tanstack/react-query'];

/** The rooms of the request inbox, each with those that it may import. */
const inboxRooms = {
  shared: [],
  csv: [],
  columns: ['shared'],
  'list-state': ['columns'],
  bulk: ['shared', 'csv', 'columns', 'list-state'],
  held: ['shared', 'list-state'],
  views: ['list-state'],
  toolbar: ['shared', 'columns', 'list-state', 'views'],
  list: ['columns', 'list-state', 'bulk'],
  edit: ['shared'],
  labels: ['shared'],
  detail: ['shared', 'columns', 'list-state', 'edit', 'labels'],
  new: ['shared', 'edit'],
};

/** Each folder with what it may import, itself included: `$1` is the folder that its pattern matched. */
const allowed = {
  [shared]: [shared, 'ical-generator', 'zod'],
  [server]: [server, shared, 'node:', 'zod'],
  'supabase/functions/bag/': ['supabase/functions/bag/', server, 'zod'],
  'supabase/functions/(calendar|health|label|publish|read-calendars|send)/': ['supabase/functions/$1/', server, shared],
  'supabase/functions/calendar/': ['zod'],
  'supabase/functions/read-calendars/': ['node-ical', 'zod'],
  'supabase/functions/send/': ['bidi-js', 'ical-generator', 'nodemailer', 'pdfkit', 'qr', 'zod'],

  [domain]: [domain, shared, 'markdown-it', 'zod'],
  [lib]: [lib, shared, 'idb-keyval', 'react', 'zod'],
  [texts]: [texts, domain, lib, shared, 'schema-dts'],
  [officeTexts]: [officeTexts, texts, domain, lib, shared],
  [data]: [data, texts, domain, lib, shared, '@supabase/supabase-js', '@tanstack/react-query', 'react', 'zod'],
  [integrations]: [integrations, texts, domain, lib, shared, '@tanstack/react-query', 'react', 'zod'],

  [kit]: [
    ...[kit, texts, domain, lib, shared, styles, ...kitPackages],
    ...['@hookform/resolvers', '@radix-ui/react-dialog', '@radix-ui/react-dropdown-menu', 'react-helmet-async'],
    ...['react-dom', 'react-hook-form', 'schema-dts', 'sonner'],
  ],
  [publicComponents]: [publicComponents, kit, texts, domain, lib, 'clsx', 'lucide-react', 'react', 'react-router-dom'],
  [officeComponents]: [officeComponents, kit, officeTexts, texts, data, domain, lib, shared, ...screenPackages],

  // The forms of price lists and of terms.
  'src/components/office/dated-rows/dated-row-form\\.tsx': ['react-hook-form'],

  'src/features/public/([^/]+)/': [
    ...['src/features/public/$1/', publicComponents, kit, texts, data, integrations, domain, lib, shared, styles],
    ...[...screenPackages, '@radix-ui/react-accordion', 'qr', 'react-intersection-observer'],
    ...['react-dom', 'react-hook-form'],
  ],
  // A customer picks a moment after sending the request and on its page.
  'src/features/public/(own-request|request-form)/': ['src/features/public/visit/'],
  'src/features/public/request-form/suggest-email\\.ts': ['@zootools/email-spell-checker'],
  'src/features/public/service-area/leaflet-map\\.tsx': ['leaflet', 'react-leaflet'],
  'src/features/office/(?!request-inbox/)([^/]+)/': ['src/features/office/$1/'],
  'src/features/office/[^/]+/': [
    ...[officeComponents, kit, officeTexts, texts, data, integrations, domain, lib, shared, styles, ...screenPackages],
    ...['@fullcalendar/react', '@radix-ui/react-tabs', '@tiptap/[^/]+', 'diff', 'fflate', 'prosemirror-markdown'],
    ...['react-dom', 'react-hook-form'],
  ],
  [`${inbox}([^/]+)/`]: [`${inbox}$1/`],
  [`${inbox}[^/]+\\.tsx`]: [
    'bulk',
    'csv',
    'columns',
    'detail',
    'held',
    'labels',
    'list-state',
    'list',
    'new',
    'toolbar',
  ].map((room) => `${inbox}${room}/`),
  ...Object.fromEntries(
    Object.entries(inboxRooms).map(([room, others]) => [
      `${inbox}${room}/`,
      others.map((other) => `${inbox}${other}/`),
    ]),
  ),

  'src/pages/public/': [
    ...['src/pages/public/', 'src/pages/page-module\\.ts', 'src/features/public/', publicComponents, kit, texts, data],
    ...[domain, lib, 'react', 'react-helmet-async', 'react-router-dom'],
  ],
  'src/pages/admin/': [
    ...['src/pages/admin/', 'src/pages/page-module\\.ts', 'src/features/office/', kit, officeTexts, texts, data, lib],
    ...['@tanstack/react-query', 'lucide-react', 'react', 'react-router-dom'],
  ],
  'src/pages/page-module\\.ts': [data, 'react'],
  'src/app/': [
    ...['src/app/', 'src/pages/page-module\\.ts', 'src/features/public/', kit, texts, data, domain, lib, styles],
    ...['react', 'react-dom', 'react-router-dom'],
  ],
  'src/app/office-pages\\.tsx': ['src/pages/admin/'],
  // `npm run mails` renders them; the site shows what that wrote.
  'src/mails/': ['src/mails/', officeTexts, texts, lib, shared, 'prettier', 'react', 'react-email'],
};

const tests = '\\.test\\.tsx?$|^src/test/';

function toPattern(target) {
  if (target === 'node:') return { dependencyTypes: ['core'] };
  return { path: /^(src|supabase)\//.test(target) ? `^${target}` : `^node_modules/${target}/` };
}

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-barrel-files', severity: 'error', from: {}, to: { path: '^src/.*/index\\.tsx?$' } },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  allowedSeverity: 'error',
  allowed: [
    { from: { path: tests }, to: {} },
    // What tests import of the tools.
    { from: { path: '^(tools|e2e)/' }, to: {} },
    ...Object.entries(allowed).flatMap(([folder, targets]) =>
      targets.map((target) => ({ from: { path: `^${folder}`, pathNot: tests }, to: toPattern(target) })),
    ),
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
