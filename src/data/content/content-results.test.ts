// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { resultsId, readResults, writeResults } from './content-results';

afterEach(() => {
  document.body.innerHTML = '';
});

/** As a browser gets it: out of HTML that it reads from the beginning to the end. */
function readFrom(text: string) {
  const block = `<script type="application/json" id="${resultsId}">${text}</script>`;
  const page = new DOMParser().parseFromString(`<body>${block}<p>Daarna</p></body>`, 'text/html');
  expect(page.querySelectorAll('script')).toHaveLength(1);
  expect(page.querySelector('p')?.textContent).toBe('Daarna');
  document.body.replaceChildren(...[...page.body.childNodes].map((node) => document.importNode(node, true)));
  return readResults();
}

test.each<[[string, unknown][]]>([
  [[]],
  [[['select=id', [{ id: 'a', title: null, is_edited: true }]]]],
  [
    [
      ['a', [1]],
      ['b', []],
    ],
  ],
  [[['&<>"\'', [{ title: '&lt; & " \' < > \\ \u2028 \u0000 \ud83c\udfe0' }]]]],
  [[['a', [{ title: '</script><script>alert(1)</script>' }]]]],
  [[['a', [{ title: '<!--<script>' }]]]],
  [[['a', [{ title: '</SCRIPT >' }]]]],
  [[['a', [{ title: ']]>' }]]]],
])('%j comes out of the page as it went in', (entries) => {
  const text = writeResults(new Map(entries));
  expect(text).not.toContain('<');
  expect([...readFrom(text)]).toEqual(entries);
});

test('a page without the block knows nothing', () => {
  expect(readResults()).toEqual(new Map());
});

test.each(['{}', 'null', '3', '"a"', '[1]', '[[]]', '[null]', '[[1, []]]'])('%s holds no results', (text) => {
  expect(readFrom(text)).toEqual(new Map());
});

test('what is no result does not take the others along', () => {
  expect(readFrom('[[1, []], ["a", [2]]]')).toEqual(new Map([['a', [2]]]));
});

test('every page has a map of its own', () => {
  readResults().set('a', []);
  expect(readResults()).toEqual(new Map());
});
