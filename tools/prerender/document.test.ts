import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { writeDocument, type BuiltClient } from './document.ts';

const client: BuiltClient = {
  template: `<!doctype html>
<html lang="nl">
  <head>
    <meta charset="utf-8" />
    <link rel="icon" href="data:," />
    <!--head-->
    <script type="module" crossorigin src="/assets/main-1.js"></script>
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>
`,
  font: '/assets/figtree-1.woff2',
  loader: 'load(`$&`)',
  main: '/assets/main-1.js',
  styles: '/assets/styles-1.css',
};

const own = {
  css: 'a::before{content:"$&$1$`"}',
  modules: ['/assets/article-1.js', '/assets/texts-1.js'],
  lookup: ['/assets/answer-1.js', '/assets/lookup-1.js'],
};

const page = {
  path: '/blog/een',
  head: '<title>Een</title>',
  body: '<main>$1 $` $$285 <!--head--></main>',
  results: '[["a",["$&"]]]',
  resultsId: 'results',
  own,
};

function open(text = writeDocument(client, page)) {
  return { text, document: new JSDOM(text).window.document };
}

test('a page has its head, its content and its results, each as they are', () => {
  const { document } = open();
  expect(document.title).toBe('Een');
  expect(document.documentElement.lang).toBe('nl');
  expect(document.querySelector('link[rel=icon]')).not.toBeNull();
  expect(document.querySelector('#root')?.innerHTML).toBe(page.body);
  expect(document.querySelector('#root')?.getAttribute('data-page')).toBe('/blog/een');
  const block = document.querySelector('#results');
  expect(block?.getAttribute('type')).toBe('application/json');
  expect(block?.textContent).toBe(page.results);
});

test('it is styled without another request, and asks for its font early', () => {
  const { document } = open();
  expect(document.querySelector('head style')?.textContent).toBe(own.css);
  expect(document.querySelector('link[rel=stylesheet]')).toBeNull();
  const font = document.querySelector('link[rel=preload]');
  expect(font?.getAttribute('href')).toBe(client.font);
  // Fonts are always fetched in this mode; without it the browser would load them twice.
  expect(font?.hasAttribute('crossorigin')).toBe(true);
});

test('its one script waits for the page, and names the app and the modules', () => {
  const { document } = open();
  const scripts = [...document.querySelectorAll('script')].filter(({ type }) => type !== 'application/json');
  expect(scripts.map((script) => script.outerHTML)).toEqual([
    '<script data-main="/assets/main-1.js" data-modules="/assets/article-1.js /assets/texts-1.js" data-lookup="/assets/answer-1.js /assets/lookup-1.js">load(`$&`)</script>',
  ]);
});

test('a page without parts of its own takes the styles and the app of the whole site, at once', () => {
  const { document } = open(writeDocument(client, { ...page, path: '', own: null }));
  const scripts = [...document.querySelectorAll('script')].filter(({ type }) => type !== 'application/json');
  expect(scripts.map((script) => script.outerHTML)).toEqual([
    '<script type="module" src="/assets/main-1.js"></script>',
  ]);
  expect(document.querySelector('link[rel=stylesheet]')?.getAttribute('href')).toBe(client.styles);
  expect(document.querySelector('style')).toBeNull();
  expect(document.querySelector('#root')?.getAttribute('data-page')).toBe('');
});

test('no script but this one stands in the page itself, so that the policy needs one hash', () => {
  const { text } = open();
  for (const [script = '', content] of text.matchAll(/<script[^>]*>([^]*?)<\/script>/g)) {
    expect(script.includes('type="application/json"') || content === client.loader).toBe(true);
  }
  expect(text).not.toMatch(/\son[a-z]+=/);
});
