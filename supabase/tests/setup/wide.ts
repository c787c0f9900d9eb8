/** `npm run test:wide:database` (tools/vitest.config.ts): all of what `npm test` tries in part. */
export const isWide = process.env['WIDE'] === 'yes';

/** All values in the wide run, else one in so many. */
export function partOf<Value>(values: readonly Value[], oneIn: number): readonly Value[] {
  return isWide ? values : values.filter((_, index) => index % oneIn === 0);
}
