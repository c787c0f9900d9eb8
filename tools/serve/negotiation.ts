import { parseAccept } from 'hono/utils/accept';
import type { Encoding } from './static-files.ts';

/** The best of our encodings that the browser accepts, by its `Accept-Encoding`. */
export function chooseEncoding(accepted = ''): Encoding {
  const taken = new Set(parseAccept(accepted).flatMap(({ type, q }) => (q > 0 ? [type.toLowerCase()] : [])));
  if (taken.has('br')) return 'br';
  return taken.has('gzip') ? 'gzip' : 'identity';
}
