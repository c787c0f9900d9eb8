import { lazy, type ComponentType } from 'react';
import { fetchWithRetry, waitFor } from '../fetch-with-retry';
import { fetchWithin, isKnownOffline } from '../http';

/** Milliseconds after which a file counts as failed. */
const maxWait = 20_000;

/**
 * Loads one export of a module of the site. A file that fails is retried three times, with pauses; one that a newer
 * deploy removed is not. Throws when it cannot be loaded.
 */
export async function loadCode<Module extends object, Name extends keyof Module & string>(
  load: () => Promise<Module>,
  name: Name,
): Promise<Module[Name]> {
  let file: string | undefined;
  return fetchWithRetry(
    async (query) => {
      const module: unknown = await inTime(file === undefined ? load() : import(/* @vite-ignore */ file + query));
      if (!hasExport<Module>(module, name)) throw new Error(`${file ?? 'The module'}${query} exports no ${name}`);
      return module[name];
    },
    async (error) => {
      file ??= /https?:\S+\.js/.exec(String(error))?.[0];
      // The caller retries once there is a connection.
      return isKnownOffline() || (file !== undefined && (await isGone(file)));
    },
  );
}

/** The same file of the same build: if it has the export, it is the requested module. */
function hasExport<Module extends object>(module: unknown, name: keyof Module): module is Module {
  return typeof module === 'object' && module !== null && name in module;
}

function inTime<Module>(loading: Promise<Module>): Promise<Module> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The code did not come in time')), maxWait);
    void loading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Whether the host no longer has the file, because of a newer deploy. */
async function isGone(file: string): Promise<boolean> {
  const answer = await fetchWithin(file, 5000, { method: 'HEAD' }).catch(() => null);
  return answer?.status === 404;
}

const arrivalPath = typeof window === 'undefined' ? '' : window.location.pathname;
let pending = 0;

/**
 * Loads the code of another page, showing progress meanwhile. When that fails the browser loads the page itself, as the
 * address bar already has its path; on the first page of a visit a reload would not help.
 */
export async function loadForNavigation<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  if (typeof window === 'undefined' || window.location.pathname === arrivalPath) return load();
  const { dataset } = document.documentElement;
  // Shows a progress line, see waiting.css.
  if (pending++ === 0) dataset['loading'] = '';
  try {
    return await load();
  } catch (error) {
    if (!isKnownOffline()) {
      window.location.reload();
      await waitFor(maxWait);
    }
    throw error;
  } finally {
    if (--pending === 0) delete dataset['loading'];
  }
}

/** A component of another page or part, whose code is loaded as for a navigation once it is shown. */
export function lazyPart<Props extends object, Name extends string>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) {
  return lazy(async () => ({ default: await loadForNavigation(() => loadCode(load, name)) }));
}
