import { createHash } from 'node:crypto';
import Beasties from 'beasties';

/** Extracts the rules that an HTML page needs from its stylesheet. */
export type CriticalStyles = (html: string) => Promise<string>;

/** For pages of a built client; results are cached in `found` by a hash of the page. */
export function readCriticalStyles(folder: string, found: Record<string, string>): CriticalStyles {
  const beasties = new Beasties({
    path: folder,
    logLevel: 'error',
    // Only the styles of the resulting page are used.
    reduceInlineStyles: false,
    mergeStylesheets: false,
    // Rules that it cannot match: of any element or its children, and of attributes that scripts set before all styles
    // of the site are loaded, or when these fail.
    allowRules: [/^::?(focus|not|placeholder|where|is)\b/, /\[data-(failed|loading)\b/],
  });
  return async (html) =>
    (found[createHash('sha256').update(html).digest('base64')] ??= inlined(await beasties.process(html)));
}

/** Tailwind's fallback for @property in browsers that it does not support; they get it with the full styles. */
const fallbacks = /@layer properties\s*\{\s*@supports[^{]*\{[^{]*\{[^}]*\}\s*\}\s*\}/;

function inlined(html: string): string {
  const styles = /<style>((?:(?!<style>)[^])*)<\/style><link rel="preload" [^>]*as="style"/.exec(html)?.[1];
  if (styles === undefined) throw new Error('No styles were found for a page');
  return withoutUnusedProperties(styles.replace(fallbacks, ''));
}

/** Leaves out each registered property that none of the rules mentions: Tailwind registers what all its classes use. */
function withoutUnusedProperties(styles: string): string {
  const registration = /@property (--[\w-]+)\s*\{[^}]*\}/g;
  const rules = styles.replaceAll(registration, '');
  return styles.replaceAll(registration, (whole, name: string) => (rules.includes(name) ? whole : ''));
}
