import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { build, type Rolldown } from 'vite';
import type { Business } from '#shared/business.ts';
import { buildBootScript } from './prerender/boot-script.ts';
import { builtInBusiness } from './prerender/built-in-business.ts';
import { readParts, type PageParts } from './prerender/page-parts.ts';

// The site is two applications: the public pages and the back-office. Each is built by itself, so that neither loads
// code of the other, and twice: the first time shows which code each page needs, the second time puts it together in
// few files, as with many small ones the chance that one fails is larger.

interface Application {
  input: string;
  /** Parts of the application with the chunk of what they share with others, which is that of the first in this order. */
  chunks: readonly (readonly [module: string, chunk: string])[];
  /** Of its licences, and of its manifest in `.vite`. */
  name: string;
}

const publicApplication: Application = {
  input: 'index.html',
  name: 'public',
  chunks: [
    ['src/pages/public/home-page.tsx', 'site'],
    ['src/pages/public/label-check-page.tsx', 'site'],
    ['src/pages/public/sitemap-page.tsx', 'site'],
    // What it shares with the request form is small, and that form is large.
    ['src/components/public/layout/sent-request.tsx', 'sent'],
    ['src/features/public/request-form/price-form/price-answer.tsx', 'lookup'],
    ['src/pages/public/area-page.tsx', 'place'],
    ['src/pages/public/article-page.tsx', 'texts'],
    ['src/pages/public/blog-page.tsx', 'texts'],
    ['src/features/public/request-form/request-form.tsx', 'request-form'],
  ],
};

const officeApplication: Application = {
  input: 'src/app/office.tsx',
  name: 'office',
  chunks: [
    ['src/pages/admin/login-page.tsx', 'office'],
    ['src/pages/admin/create-admin-page.tsx', 'office'],
    ['src/pages/admin/requests-page.tsx', 'office-requests'],
    ['src/pages/admin/calendar-page.tsx', 'office-calendar'],
    ['src/pages/admin/management-page.tsx', 'office-management'],
    ['src/features/office/request-inbox/detail/opened-request.tsx', 'office-dialog'],
  ],
};

const root = path.resolve(import.meta.dirname, '..');
/** What the bundler keeps by itself: the entries and its runtime. */
const isOwn = /src\/app\/(main|office)\.tsx$|rolldown\/runtime|\.html$/;
const isPage = /^src\/pages\/.*-(page|layout)\.tsx$/;

/** Builds the code of the site with these facts of the business, and its public files, into a new folder. */
export async function buildClient(folder: string, business: Business): Promise<PageParts> {
  await rm(folder, { recursive: true, force: true });
  for (const application of [publicApplication, officeApplication])
    await buildApplication(application, folder, business);
  await cp(path.join(root, 'public'), folder, { recursive: true });
  const parts = readParts(folder, await buildBootScript(), business);
  await rm(path.join(folder, '.vite'), { recursive: true });
  return parts;
}

/** Builds an application into a folder, beside what is already in it. */
async function buildApplication(
  { input, name, chunks }: Application,
  folder: string,
  business: Business,
): Promise<void> {
  const options = { root, logLevel: 'warn' as const, plugins: [builtInBusiness(business)] };
  const tried = await build({
    ...options,
    build: { write: false, minify: false, chunkSizeWarningLimit: 10_000, rolldownOptions: { input } },
  });
  if (!('output' in tried)) throw new Error(`${input} was built into something else`);
  const chunkOf = sharedCode(tried.output, chunks);
  const pageChunks = chunks.flatMap(([module, chunk]) => (isPage.test(module) ? chunk : []));
  const own = [...chunkOf.values()].filter((name) => !chunks.some(([, chunk]) => chunk === name));
  // A chunk takes in what its modules import, unless a chunk before it has that: pages first, then what loads later.
  const names = [...new Set([...pageChunks, ...own, ...chunks.map(([, chunk]) => chunk)])];
  await build({
    ...options,
    build: {
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      chunkSizeWarningLimit: 1000,
      manifest: `.vite/${name}.json`,
      license: { fileName: `licenses-${name}.txt` },
      rolldownOptions: {
        input,
        output: {
          codeSplitting: {
            groups: names.map((chunk, index) => ({
              name: chunk,
              test: (id) => chunkOf.get(id) === chunk,
              // Otherwise a chunk would take in what another needs too.
              priority: names.length - index,
            })),
          },
        },
      },
    },
  });
}

/** The chunk of each module that several pages, or several parts that load later, need: by what a first build loads. */
function sharedCode(output: readonly Rolldown.RolldownOutput['output'][number][], chunks: Application['chunks']) {
  const built = output.filter((file) => file.type === 'chunk');

  /** A chunk, what it imports at once, and so on. */
  function loadedWith(chunk: Rolldown.OutputChunk, found = new Set<Rolldown.OutputChunk>()) {
    if (found.has(chunk)) return found;
    found.add(chunk);
    for (const other of built) if (chunk.imports.includes(other.fileName)) loadedWith(other, found);
    return found;
  }

  const [[, everywhere] = ['', '']] = chunks;
  const chunkOf = new Map<string, string>();
  const users = new Map<string, string[]>();
  for (const chunk of built) {
    if (chunk.facadeModuleId === null) continue;
    const modules = [...loadedWith(chunk)].flatMap(({ moduleIds }) => moduleIds).filter((id) => !isOwn.test(id));
    for (const id of modules) {
      if (chunk.isEntry) chunkOf.set(id, everywhere);
      else users.set(id, [...(users.get(id) ?? []), path.relative(root, chunk.facadeModuleId)]);
    }
  }
  for (const [id, all] of users) {
    if (all.length === 1 || chunkOf.has(id)) continue;
    const [page, ...otherPages] = all.filter((module) => isPage.test(module));
    const [first, chunk] = chunks.find(([module]) => all.includes(module)) ?? [];
    if (page !== undefined && otherPages.length === 0) {
      // Its later parts share it with others, which must not make the page load what they need besides.
      chunkOf.set(id, path.basename(page).replace(/-(page|layout)\.tsx$/, ''));
    } else if (first !== undefined && chunk !== undefined) {
      chunkOf.set(id, page !== undefined && !isPage.test(first) ? everywhere : chunk);
    }
  }
  return chunkOf;
}
