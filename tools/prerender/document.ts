import type { BusinessRows } from './business-rows.ts';
import { filesOf, stylesOf, type Client } from './client.ts';
import type { CriticalStyles } from './critical-styles.ts';

interface DocumentParts {
  path: string;
  head: string;
  body: string;
  /** JSON of the page's query results, and the id of its script element. */
  results: string;
  resultsId: string;
  rows: BusinessRows;
}

interface Code {
  /** URLs of the modules that it hydrates with. */
  modules: readonly string[];
  /** URLs of the modules that look up an address and its price. */
  lookup: readonly string[];
}

/** The client code and the styles of the whole site, as Vite adds them to a page. */
const app = /<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/;
const stylesheet = /<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>/;

/** What React Router adds to each link for servers that list routes: 50 bytes of a page, compressed, that nothing here reads. */
const discovery = ' data-discover="true"';

/** A public page that the browser renders, with all styles and code loaded at once. */
export function writeShell(client: Client, parts: DocumentParts): string {
  return fillTemplate(client, { ...parts, head: parts.head + preloads(filesOf(client.manifest, ['index.html'])) });
}

/** The page of the back-office, which the browser renders: the same document with the office's own styles and code. */
export function writeOfficeShell(client: Client, parts: DocumentParts): string {
  const entry = ['src/app/office.tsx'];
  const files = filesOf(client.office, entry);
  const styles = stylesOf(client.office, entry).map((href) => `<link rel="stylesheet" crossorigin href="${href}">`);
  const template = client.template
    .replace(app, `<script type="module" crossorigin src="${files[0] ?? ''}"></script>`)
    .replace(stylesheet, () => styles.join(''));
  return fillTemplate({ template }, { ...parts, head: parts.head + preloads(files) });
}

/** Otherwise the browser discovers the imports of a module only once it has the module. */
function preloads(files: readonly string[]): string {
  return files.map((href) => `<link rel="modulepreload" crossorigin href="${href}">`).join('');
}

/** A complete page: its critical styles are inlined; the full styles, and the code, load after the first paint. */
export async function writePage(client: Client, parts: DocumentParts, code: Code, critical: CriticalStyles) {
  const page = fillTemplate(client, { ...parts, body: parts.body.replaceAll(discovery, '') });
  const [script, main] = app.exec(client.template) ?? [];
  const [link, styles] = stylesheet.exec(client.template) ?? [];
  if (script === undefined || link === undefined) throw new Error('The build holds no app or no styles');
  const files = { main, styles, modules: code.modules.join(' '), lookup: code.lookup.join(' ') };
  const data = Object.entries(files).map(([name, value]) => ` data-${name}="${value}"`);
  const head = `<style>${await critical(page)}</style><noscript>${link}</noscript><script${data.join('')}>${client.bootScript}</script>`;
  return page.replace(script, '').replace(link, () => head);
}

function fillTemplate(
  { template }: Pick<Client, 'template'>,
  { path, head, body, results, resultsId, rows }: DocumentParts,
): string {
  const data = Object.entries(rows).map(([name, row]) => ` data-${name}="${row}"`);
  const root = `<div id="root" data-page="${path}"${data.join('')}>${body}</div>`;
  const block = `<script type="application/json" id="${resultsId}">${results}</script>`;
  return template.replace('<!--head-->', () => head).replace('<div id="root"></div>', () => root + block);
}
