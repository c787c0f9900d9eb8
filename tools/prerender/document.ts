import { z } from 'zod';

/** What the client build made of index.html and of the parts that every page shares; URLs, unless it says otherwise. */
export const builtClientSchema = z.object({
  /** The built index.html. */
  template: z.string(),
  /** The font that a page shows first. */
  font: z.string(),
  /** The deferred loader, as a script. */
  loader: z.string(),
  /** The app's module. */
  main: z.string(),
  /** The styles of the whole site. */
  styles: z.string(),
});

export type BuiltClient = z.infer<typeof builtClientSchema>;

interface DocumentParts {
  path: string;
  head: string;
  body: string;
  /** JSON of the page's query results, and the id of its script element. */
  results: string;
  resultsId: string;
  /** What it is styled and brought to life by; without, it takes the styles and the app of the whole site, at once. */
  own: OwnParts | null;
}

interface OwnParts {
  css: string;
  /** URLs of its modules. */
  modules: readonly string[];
  /** URLs of the modules that look up an address and its price. */
  lookup: readonly string[];
}

/** A whole page: styled without another request, and with modules that wait for the first paint. */
export function writeDocument(client: BuiltClient, page: DocumentParts): string {
  const head = [
    // First, because it is the largest file that the page waits for: it gets the connection that is already there.
    `<link rel="preload" href="${client.font}" as="font" type="font/woff2" crossorigin>`,
    page.head,
    ...(page.own
      ? [
          `<style>${page.own.css}</style>`,
          `<script data-main="${client.main}" data-modules="${page.own.modules.join(' ')}" data-lookup="${page.own.lookup.join(' ')}">${client.loader}</script>`,
        ]
      : [`<link rel="stylesheet" href="${client.styles}">`, `<script type="module" src="${client.main}"></script>`]),
  ];
  const root = `<div id="root" data-page="${page.path}">${page.body}</div>`;
  const results = `<script type="application/json" id="${page.resultsId}">${page.results}</script>`;
  return client.template
    .replace(/\s*<script type="module"[^>]*><\/script>/, '')
    .replace('<!--head-->', () => head.join(''))
    .replace('<div id="root"></div>', () => root + results);
}
