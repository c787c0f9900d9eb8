import { createHash } from 'node:crypto';
import Beasties from 'beasties';

/** Takes the rules for what an HTML page holds out of its stylesheet. */
export type CriticalStyles = (html: string) => Promise<string>;

/** For pages of a built client; what was found is added to `found`, by a hash of the page, and not looked for again. */
export function readCriticalStyles(folder: string, found: Record<string, string>): CriticalStyles {
  const beasties = new Beasties({
    path: folder,
    logLevel: 'error',
    // Of the page that comes back only the styles are used.
    reduceInlineStyles: false,
    mergeStylesheets: false,
    // Those that it cannot match: of any element or of children, and of what scripts set before the styles of the whole
    // site are there, or when these never come.
    allowRules: [/^::?(focus|not|placeholder|where|is)\b/, /\[data-(failed|loading)\b/],
  });
  return async (html) =>
    (found[createHash('sha256').update(html).digest('base64')] ??= inlined(await beasties.process(html)));
}

/** Tailwind's stand-in for @property in browsers older than those that it supports; they get it with all styles. */
const fallbacks = /@layer properties\s*\{\s*@supports[^{]*\{[^{]*\{[^}]*\}\s*\}\s*\}/;

function inlined(html: string): string {
  const styles = /<style>((?:(?!<style>)[^])*)<\/style><link rel="preload" [^>]*as="style"/.exec(html)?.[1];
  if (styles === undefined) throw new Error('No styles were found for a page');
  return styles.replace(fallbacks, '');
}
