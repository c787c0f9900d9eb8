import { statSync } from 'node:fs';

/** For the console, once, and as PostgREST reports an error; `isDataRemoved` of src/data recognises the code. */
export const dataRemoved = {
  code: 'data_removed',
  details: null,
  hint: null,
  message: 'The folder of the local database was removed',
};

/** A function that returns false once this folder was removed or replaced by another one. Reports the first time. */
export function watchFolder(folder: string): () => boolean {
  const opened = identify(folder);
  let isReported = false;
  return () => {
    const isThere = identify(folder) === opened;
    if (!isThere && !isReported) {
      isReported = true;
      console.error(
        `${dataRemoved.message} while the server runs: ${folder}. Nothing is stored any more. ` +
          'Stop the server, bring back a backup with npm run restore, and start it again.',
      );
    }
    return isThere;
  };
}

/** With the moment of its birth: a new folder may get the number of the old one. */
function identify(folder: string): string {
  const found = statSync(folder, { bigint: true, throwIfNoEntry: false });
  return found === undefined ? '' : `${found.ino} ${found.birthtimeNs}`;
}
