import { readFileSync } from 'node:fs';
import path from 'node:path';
import { AtRule, parse, type Rule } from 'postcss';
import readSelector from 'postcss-selector-parser';
import { allStyles, type Manifest } from './client.ts';

/** The styles that a page made of these source files may need before any other page is shown. */
type StylesFor = (sources: readonly string[]) => string;

/** Reads the styles and the code of a built client. Pages of the same code get the same styles, which are made once. */
export function readStyles(folder: string, manifest: Manifest): StylesFor {
  const all = readBuilt(manifest[allStyles]?.file);
  const words = new Map<string, ReadonlySet<string>>();
  const made = new Map<string, string>();

  function readBuilt(file: string | undefined): string {
    if (file === undefined) throw new Error('The build holds no styles');
    return readFileSync(path.join(folder, file), 'utf8').trim();
  }

  function wordsOf(file: string): ReadonlySet<string> {
    const known = words.get(file) ?? wordsIn(readBuilt(file));
    words.set(file, known);
    return known;
  }

  return (sources) => {
    const files = codeOf(manifest, sources);
    const key = files.join();
    const styles = made.get(key) ?? keepClasses(all, (name) => files.some((file) => wordsOf(file).has(name)));
    made.set(key, styles);
    return styles;
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

/** What stands between the quotes of a script, word by word; single quotes are part of some class names. */
function wordsIn(script: string): ReadonlySet<string> {
  return new Set([...script.split(/[\s"`]+/), ...script.split(/[\s'`]+/)]);
}

/** Takes out the rules for classes that are not wanted; rules for elements and attributes stay. */
export function keepClasses(css: string, isWanted: (name: string) => boolean): string {
  const root = parse(css);
  root.walkRules((rule) => {
    const wanted = rule.selectors.filter((selector) => classesOf(selector).every(isWanted));
    if (wanted.length === 0) removeRule(rule);
    else if (wanted.length < rule.selectors.length) rule.selectors = wanted;
  });
  return root.toString();
}

function classesOf(selector: string): string[] {
  const names: string[] = [];
  readSelector((selectors) => {
    selectors.walkClasses(({ value }) => {
      names.push(value);
    });
  }).processSync(selector);
  return names;
}

function removeRule(rule: Rule | AtRule): void {
  const { parent } = rule;
  rule.remove();
  if (parent instanceof AtRule && parent.nodes.length === 0) removeRule(parent);
}
