import { JSDOM } from 'jsdom';
import { expect, test, vi } from 'vitest';
import type { Client } from './client.ts';
import { writeOfficeShell, writePage, writeShell } from './document.ts';

const client: Client = {
  template: `<!doctype html>
<html lang="nl">
  <head>
    <meta charset="utf-8" />
    <link rel="icon" href="data:," />
    <!--head-->
    <script type="module" crossorigin src="/assets/main-1.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/main-1.css">
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>
`,
  bootScript: 'boot(`$&`)',
  manifest: {
    'index.html': { file: 'assets/main-1.js', imports: ['_site.js'], css: [] },
    '_site.js': { file: 'assets/site-1.js', imports: [], css: [] },
  },
  office: {
    'src/app/office.tsx': { file: 'assets/office-1.js', imports: ['_shared.js'], css: [] },
    '_shared.js': { file: 'assets/shared-1.js', imports: [], css: ['assets/shared-1.css'] },
  },
};

const code = {
  modules: ['/assets/article-1.js', '/assets/texts-1.js'],
  lookup: ['/assets/answer-1.js', '/assets/lookup-1.js'],
};

const critical = vi.fn(() => Promise.resolve('a::before{content:"$&$1$`"}'));

const page = {
  path: '/blog/een',
  head: '<title>Een</title>',
  body: '<main>$1 $` $$285 <!--head--></main>',
  results: '[["a",["$&"]]]',
  resultsId: 'results',
  rows: { prices: '2027-01-01 1 2 3 4 5 6 7', terms: '2027-01-01 1 2 3' },
};

async function open() {
  const text = await writePage(client, page, code, critical);
  return { text, document: new JSDOM(text).window.document };
}

function scriptsOf(document: Document): string[] {
  return [...document.querySelectorAll('script:not([type="application/json"])')].map(({ outerHTML }) => outerHTML);
}

test('a page has its head, its content and its results, each as they are', async () => {
  const { document } = await open();
  expect(document.title).toBe('Een');
  expect(document.documentElement.lang).toBe('nl');
  expect(document.querySelector('link[rel=icon]')).not.toBeNull();
  expect(document.querySelector('#root')?.innerHTML).toBe(page.body);
  expect(document.querySelector('#root')?.getAttribute('data-page')).toBe('/blog/een');
  expect(document.querySelector('#root')?.getAttribute('data-prices')).toBe(page.rows.prices);
  expect(document.querySelector('#root')?.getAttribute('data-terms')).toBe(page.rows.terms);
  const block = document.querySelector('#results');
  expect(block?.getAttribute('type')).toBe('application/json');
  expect(block?.textContent).toBe(page.results);
});

test('it is styled without another request', async () => {
  const { document } = await open();
  expect(document.querySelector('head style')?.textContent).toBe('a::before{content:"$&$1$`"}');
  expect(critical).toHaveBeenLastCalledWith(expect.stringContaining(page.body));
  expect(document.querySelector('link[rel=stylesheet]:not(noscript *)')).toBeNull();
});

test('without script it has all styles, for what opens there', async () => {
  const { document } = await open();
  expect(document.querySelector('noscript')?.innerHTML).toContain('href="/assets/main-1.css"');
});

test('its one script waits for the page, and names the app, all styles and the modules', async () => {
  const { document } = await open();
  expect(scriptsOf(document)).toEqual([
    '<script data-main="/assets/main-1.js" data-styles="/assets/main-1.css" data-modules="/assets/article-1.js /assets/texts-1.js" data-lookup="/assets/answer-1.js /assets/lookup-1.js">boot(`$&`)</script>',
  ]);
});

test('a page without content takes the styles and the app of the whole site, at once', () => {
  const { document } = new JSDOM(writeShell(client, { ...page, path: '' })).window;
  expect(scriptsOf(document)).toEqual(['<script type="module" crossorigin="" src="/assets/main-1.js"></script>']);
  const preloads = [...document.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href'));
  expect(preloads).toEqual(['/assets/main-1.js', '/assets/site-1.js']);
  expect(document.querySelector('link[rel=stylesheet]')?.getAttribute('href')).toBe('/assets/main-1.css');
  expect(document.querySelector('style')).toBeNull();
  expect(document.querySelector('#root')?.getAttribute('data-page')).toBe('');
});

test('the back-office takes its own styles and code, at once', () => {
  const { document } = new JSDOM(writeOfficeShell(client, { ...page, path: '' })).window;
  expect(scriptsOf(document)).toEqual(['<script type="module" crossorigin="" src="/assets/office-1.js"></script>']);
  const links = [...document.querySelectorAll('link[crossorigin]')].map((link) => [
    link.getAttribute('rel'),
    link.getAttribute('href'),
  ]);
  expect(links).toEqual([
    ['modulepreload', '/assets/office-1.js'],
    ['modulepreload', '/assets/shared-1.js'],
    ['stylesheet', '/assets/shared-1.css'],
  ]);
});

test('no script but this one stands in the page itself, so that the policy needs one hash', async () => {
  const { text } = await open();
  for (const [script = '', content] of text.matchAll(/<script[^>]*>([^]*?)<\/script>/g)) {
    expect(script.includes('type="application/json"') || content === client.bootScript).toBe(true);
  }
  expect(text).not.toMatch(/\son[a-z]+=/);
});

test.each(['app', 'styles'])('a build without %s is refused', async (what) => {
  const template = client.template.replace(what === 'app' ? /<script.*script>/ : /<link rel="stylesheet".*>/, '');
  await expect(writePage({ ...client, template }, page, code, critical)).rejects.toThrow('no app or no styles');
});
