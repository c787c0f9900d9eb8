import type { Encoding } from './static-files.ts';

/** The best of our encodings that the browser takes, by its `Accept-Encoding`. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  const offers = (accepted ?? '').split(',').map((offer) =>
    offer
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/),
  );
  const taken = new Set(offers.filter(([, weight]) => !isZero(weight)).map(([name]) => name));
  if (taken.has('br')) return 'br';
  return taken.has('gzip') ? 'gzip' : 'identity';
}

function isZero(weight: string | undefined): boolean {
  return weight !== undefined && /^q=0(\.0*)?$/.test(weight);
}

/** Whether `If-None-Match` says that the browser already has this version. */
export function isKnown(etag: string, known: string | undefined): boolean {
  return (known ?? '').split(',').some((candidate) => ['*', etag, `W/${etag}`].includes(candidate.trim()));
}
