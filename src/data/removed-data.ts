import { DataError } from './errors';

/** True when the local server lost the folder of its database (tools/local/database/data-folder.ts). */
export function isDataRemoved(error: unknown): boolean {
  return error instanceof DataError && error.message.includes('data_removed');
}
