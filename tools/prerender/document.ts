import { filesOf, type Client } from './client.ts';
import type { CriticalStyles } from './critical-styles.ts';

interface DocumentParts {
  path: string;
  head: string;
  body: string;
  /** JSON of the page's query results, and the id of its script element. */
  results: string;
  resultsId: string;
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

/** A page that the browser renders, with all styles and code loaded at once. */
export function writeShell(client: Client, parts: DocumentParts): string {
  // Otherwise the browser discovers the imports of a module only once it has the module.
  const preloads = filesOf(client.manifest, ['index.html']).map(
    (href) => `<link rel="modulepreload" crossorigin href="${href}">`,
  );
  return fillTemplate(client, { ...parts, head: parts.head + preloads.join('') });
}

/** A complete page: its critical styles are inlined; the full styles, and the code, load after the first paint. */
export async function writePage(client: Client, parts: DocumentParts, code: Code, critical: CriticalStyles) {
  const page = fillTemplate(client, parts);
  const [script, main] = app.exec(client.template) ?? [];
  const [link, styles] = stylesheet.exec(client.template) ?? [];
  if (script === undefined || link === undefined) throw new Error('The build holds no app or no styles');
  const files = { main, styles, modules: code.modules.join(' '), lookup: code.lookup.join(' ') };
  const data = Object.entries(files).map(([name, value]) => ` data-${name}="${value}"`);
  const head = `<style>${await critical(page)}</style><noscript>${link}</noscript><script${data.join('')}>${client.bootScript}</script>`;
  return page.replace(script, '').replace(link, () => head);
}

function fillTemplate({ template }: Client, { path, head, body, results, resultsId }: DocumentParts): string {
  const root = `<div id="root" data-page="${path}">${body}</div>`;
  const block = `<script type="application/json" id="${resultsId}">${results}</script>`;
  return template.replace('<!--head-->', () => head).replace('<div id="root"></div>', () => root + block);
}
