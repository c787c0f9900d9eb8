import { IDBFactory } from 'fake-indexeddb';
import { vi } from 'vitest';

/** Gives the browser of a test a database of its own, empty. */
export function supportDatabase(): IDBFactory {
  const factory = new IDBFactory();
  vi.stubGlobal('indexedDB', factory);
  return factory;
}

/** The module that `load` imports, as another tab would have it: with fresh state. */
export async function openTab<Module>(load: () => Promise<Module>): Promise<Module> {
  vi.resetModules();
  return load();
}
