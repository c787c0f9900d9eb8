import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PurgeCSS } from 'purgecss';
import { stylesFile, type Manifest } from './client.ts';

/** The styles that a page made of these source files may need before any other page is shown. */
type StylesFor = (sources: readonly string[]) => Promise<string>;

/**
 * Reads the styles and the code of a built client. Pages of the same code get the same styles, which are made once and
 * added to `made`, by their code.
 */
export function readStyles(folder: string, manifest: Manifest, made: Record<string, string> = {}): StylesFor {
  const raw = read(stylesFile(manifest));

  function read(file: string): string {
    return readFileSync(path.join(folder, file), 'utf8');
  }

  return async (sources) => {
    const files = codeOf(manifest, sources);
    return (made[files.join()] ??= await purge(raw, files.map(read)));
  };
}

/** The scripts of a page with all that these may load, but for the other pages that links lead to. */
export function codeOf(manifest: Manifest, sources: readonly string[]): string[] {
  const files = new Set<string>();
  function visit(source: string, leadsTo: (source: string) => boolean) {
    const chunk = manifest[source];
    if (!chunk?.file.endsWith('.js') || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const each of chunk.imports) visit(each, leadsTo);
    for (const each of chunk.dynamicImports.filter(leadsTo)) visit(each, leadsTo);
  }
  visit('index.html', (source) => !source.startsWith('src/pages/'));
  for (const source of sources) visit(source, () => true);
  return [...files].sort();
}

/** Takes out the rules for classes, elements and attributes that the scripts do not name, and what these alone needed. */
export async function purge(styles: string, scripts: readonly string[]): Promise<string> {
  const [purged] = await new PurgeCSS().purge({
    content: scripts.map((raw) => ({ raw, extension: 'js' })),
    css: [{ raw: styles }],
    defaultExtractor: wordsIn,
    keyframes: true,
    variables: true,
    // Set as a property, or by the browser.
    dynamicAttributes: ['hidden', 'data-failed', 'data-loading'],
    // Named by React's own code alone.
    blocklist: ['hr', 'code', 'pre', 'samp', 'kbd', 'optgroup'],
    safelist: {
      // The page around the scripts, and what no script names: whatever has the focus, or is not something else.
      standard: ['html', 'body', ':focus-visible', ':not'],
      // What a script names, or begins to name: `--label-${letter}`.
      variables: scripts.flatMap((script) => script.match(/--[\w-]+/g) ?? []).map((name) => new RegExp(`^${name}`)),
    },
  });
  if (!purged) throw new Error('No styles came back');
  const css = purged.css.replace(notice, '').replaceAll(otherFields, '').replace(fallbacks, '').trim();
  return withoutUnreadProperties(withInitialValues(css));
}

/** Tailwind's licence, which stands in the styles of the whole site. */
const notice = /\/\*![^]*?\*\//;

/** Tailwind's base styles for the inside of fields that no public page has: of dates, files and numbers. */
const otherFields = /::(?:file-selector-button|-webkit-(?:date|calendar|inner-spin|outer-spin|search))[\w-]*\{[^}]*\}/g;

/** Tailwind's stand-in for @property in browsers older than those it names as supported. */
const fallbacks = /@layer properties\s*\{\s*@supports[^{]*\{[^{]*\{[^}]*\}\s*\}\s*\}/;
const properties = /@property (--[\w-]+)\s*\{[^}]*\}/g;

/** Replaces variables of Tailwind that no rule sets by what they are then: a shadow reads a dozen, of which it sets one. */
function withInitialValues(styles: string): string {
  const rules = styles.replaceAll(properties, '');
  const initialValues = new Map(
    [...styles.matchAll(properties)].map(([rule, name = '']) => [name, /initial-value:\s*([^;}]*)/.exec(rule)?.[1]]),
  );
  const names = [...new Set(rules.match(/(?<=var\()--tw-[\w-]+/g))].filter((name) => !rules.includes(`${name}:`));
  return names.reduce((result, name) => {
    const reads = new RegExp(`var\\(${name}(?:,([^()]*(?:\\([^()]*\\))?))?\\)`, 'g');
    return result.replaceAll(reads, (read: string, fallback?: string) => initialValues.get(name) ?? fallback ?? read);
  }, styles);
}

/** Takes out the @property rules of variables that no rule reads. */
function withoutUnreadProperties(styles: string): string {
  const read = new Set(styles.match(/(?<=var\()--[\w-]+/g));
  return styles.replaceAll(properties, (rule, name: string) => (read.has(name) ? rule : ''));
}

/** What stands between the quotes of a script, word by word (single quotes are part of some class names), and its names. */
function wordsIn(script: string): string[] {
  return [...script.split(/[\s"`]+/), ...script.split(/[\s'`]+/), ...(script.match(/[\w-]+/g) ?? [])];
}
