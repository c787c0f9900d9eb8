/** What the client build made of index.html and of the parts that every page shares. */
export interface BuiltClient {
  /** The built index.html. */
  template: string;
  css: string;
  /** Address of the font that a page shows first. */
  font: string;
  /** Address of the plain script that starts the app. */
  boot: string;
  /** Address of the app's module. */
  main: string;
}

interface PageParts {
  path: string;
  head: string;
  body: string;
  /** JSON of what the page shows of the database, and the id under which the app looks for it. */
  answers: string;
  answersId: string;
  /** Addresses of the modules that bring it to life; without any it starts with the app alone, and at once. */
  modules: readonly string[];
}

/** A whole page: styled without another request, and with one script that waits for the first paint. */
export function writeDocument(client: BuiltClient, page: PageParts): string {
  const script =
    page.modules.length > 0
      ? `<script async src="${client.boot}" data-modules="${page.modules.join(' ')}"></script>`
      : `<script type="module" src="${client.main}"></script>`;
  const head = [
    page.head,
    `<link rel="preload" href="${client.font}" as="font" type="font/woff2" crossorigin>`,
    `<style>${client.css}</style>`,
    script,
  ];
  const root = `<div id="root" data-page="${page.path}">${page.body}</div>`;
  const answers = `<script type="application/json" id="${page.answersId}">${page.answers}</script>`;
  return client.template
    .replace(/\s*<(?:script type="module"|link rel="(?:modulepreload|stylesheet)")[^>]*>(?:<\/script>)?/g, '')
    .replace('<!--head-->', () => head.join(''))
    .replace('<div id="root"></div>', () => root + answers);
}
