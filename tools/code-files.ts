import type { Rolldown } from 'vite';

type Graph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

/** Pages that visitors open, pages of the back-office, and parts of the former that come later. */
type Kind = 'public' | 'office' | 'late';

/** A file that several pages load, with what is in it. */
type FileName = 'common' | 'site' | 'place' | 'texts' | 'rich-text' | 'radix' | 'lookup' | 'form' | 'client' | Office;
type Office = 'office' | 'inbox';

/** Loaded by public pages; the bundler sees no more of an icon than that lucide-react names it. */
const publicIcons = /icons\/(calendar-check|check|chevron-down|circle-check|message-circle|printer)\./;
/** Loaded by the label check. */
const textIcons = /icons\/(file-text|search)\./;
/** How many public pages load a module before all do. */
const manyPages = 5;

/**
 * Bundles what several pages load in a few files, by the pages and later parts that load it: with many small files the
 * chance that one fails is larger. What one page loads alone is bundled with it.
 */
export function codeSplitting(): Rolldown.CodeSplittingOptions {
  const loaders = new Map<string, Set<string>>();
  const kinds = new Map<string, Kind>();

  function fileOf(id: string, graph: Graph): FileName | null {
    if (id.includes('\0')) return null;
    if (id.includes('lucide-react')) return iconFile(id);
    const loadedBy = remembered(loaders, id, () => loadersOf(id, graph));
    if (loadedBy.size < 2 || loadedBy.has(id)) return null;
    return nameOf(
      id,
      [...loadedBy].map((loader) => [loader, remembered(kinds, loader, () => kindOf(loader, graph))]),
    );
  }

  return {
    // The loaders of a module load its dependencies too, so these are in the same file or in one that more pages load.
    includeDependenciesRecursively: false,
    groups: [
      { name: 'main', tags: ['$initial'] },
      { name: fileOf },
      { name: 'icons', test: /lucide-react/, minShareCount: 2 },
    ],
  };
}

function iconFile(id: string): FileName | null {
  if (textIcons.test(id)) return 'rich-text';
  return id.includes('/icons/') && !publicIcons.test(id) ? null : 'common';
}

function remembered<Value>(values: Map<string, Value>, key: string, make: () => Value): Value {
  const value = values.get(key) ?? make();
  values.set(key, value);
  return value;
}

/** The pages and later parts that load a module with their own code. */
function loadersOf(id: string, graph: Graph): Set<string> {
  const found = new Set<string>();
  for (const module of walk(id, (each) => graph.getModuleInfo(each)?.importers ?? [])) {
    if (graph.getModuleInfo(module)?.dynamicImporters.length) found.add(module);
  }
  return found;
}

function kindOf(loader: string, graph: Graph): Kind {
  const page = folderOf(loader);
  if (page) return page;
  const users = walk(loader, (each) => {
    const info = graph.getModuleInfo(each);
    return info && folderOf(each) !== 'office' ? [...info.importers, ...info.dynamicImporters] : [];
  });
  return [...users].some((user) => folderOf(user) === 'public' || user.includes('/src/app/')) ? 'late' : 'office';
}

function folderOf(id: string): 'public' | 'office' | undefined {
  if (id.includes('/src/pages/public/')) return 'public';
  return id.includes('/src/pages/admin/') ? 'office' : undefined;
}

function walk(start: string, next: (id: string) => readonly string[]): Set<string> {
  const seen = new Set([start]);
  // A set also iterates over what is added meanwhile.
  for (const id of seen) next(id).forEach((each) => seen.add(each));
  return seen;
}

function nameOf(id: string, loaders: [loader: string, kind: Kind][]): FileName | null {
  function isLoadedBy(...names: string[]) {
    return names.some((name) => loaders.some(([loader]) => loader.includes(`/${name}.ts`)));
  }
  const pages = loaders.filter(([, kind]) => kind === 'public').length;
  const isOfOffice = loaders.some(([, kind]) => kind === 'office');

  if (pages > 0 && isOfOffice) {
    if (id.includes('@radix-ui')) return 'radix';
    if (pages >= manyPages || isLoadedBy('home-page', 'area-page')) return 'common';
    return 'rich-text';
  }
  if (pages > 0) {
    if (pages >= manyPages) return 'site';
    if (pages === 1) return null;
    if (isLoadedBy('home-page')) return 'site';
    return isLoadedBy('area-page') ? 'place' : 'texts';
  }
  if (isLoadedBy('price-answer')) return 'lookup';
  if (isLoadedBy('request-form')) return 'form';
  if (isLoadedBy('data/client')) return 'client';
  if (loaders.some(([, kind]) => kind === 'late')) return null;
  if (isLoadedBy('admin-layout')) return 'office';
  return isLoadedBy('requests-page') ? 'inbox' : null;
}
