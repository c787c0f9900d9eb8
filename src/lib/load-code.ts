import { lazy, type ComponentType } from 'react';
import { fetchWithRetry, waitFor } from './fetch-with-retry';
import { fetchWithin, isKnownOffline } from './http';

/** Milliseconds after which a file that does not come has failed. */
const maxWait = 20_000;

/**
 * Loads one export of a part of the site's code. A file that fails is fetched three times more, with pauses; one that a
 * deploy took away is not. Throws when it does not come.
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
      // The caller tries again once there is a connection.
      return isKnownOffline() || (file !== undefined && (await isGone(file)));
    },
  );
}

/** It is the same file of the same build: when it has the export, it is the module that was asked for first. */
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
 * Loads the code of another page, showing progress meanwhile. When that fails the browser loads the page
 * itself, whose path is in the address bar already; on the first page of a visit that would not help.
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
