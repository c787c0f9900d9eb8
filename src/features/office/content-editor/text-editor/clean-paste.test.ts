import { describe, expect, test } from 'vitest';
import { linkHref } from '@/domain/content/allowed-urls';
import { cleanPastedHtml } from './clean-paste';

function clean(html: string): string {
  return cleanPastedHtml(html, linkHref);
}

test('what Word puts around its text goes, its lists become lists', () => {
  const word = `<html xmlns:o="urn:x"><head><meta name=Generator content="Word"><style><!-- p {color:red} --></style></head>
<body lang=NL style='tab-interval:35pt'><!--StartFragment-->
<h1 style='margin:0'>Kop<o:p></o:p></h1>
<p class=MsoNormal>Tekst met <b style='mso-bidi-font-weight:normal'>vet</b> en <i>schuin</i>.<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7pt "Times New Roman"'>&nbsp;&nbsp;</span></span></span><![endif]>Een<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18pt;mso-list:l0 level1 lfo1'><!--[if !supportLists]--><span style='mso-list:Ignore'>·</span><!--[endif]-->Twee</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span><![endif]>Drie</p>
<!--EndFragment--></body></html>`;
  expect(clean(word).replace(/\s+/g, ' ').replace(/> </g, '><').trim()).toBe(
    '<h2>Kop</h2><p>Tekst met <strong>vet</strong> en <em>schuin</em>.</p>' +
      '<ul><li><p>Een</p></li><li><p>Twee</p></li></ul><ol><li><p>Drie</p></li></ol>',
  );
});

test('Google Docs says in styles what is bold, and wraps all of it in a bold that is none', () => {
  const docs =
    '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-size:11pt;font-weight:400;">Een </span><span style="font-weight:700;font-style:italic">beide</span></p><ul><li aria-level="1"><p>punt</p></li></ul></b>';
  expect(clean(docs)).toBe('<p>Een <strong><em>beide</em></strong></p><ul><li><p>punt</p></li></ul>');
});

describe('of a web page', () => {
  test.each([
    ['<div onclick="alert(1)" style="color:red">a</div>', '<p>a</p>'],
    ['<a href="javascript:alert(1)">a</a>', 'a'],
    ['<a href="java&#x73;cript:alert(1)">a</a>', 'a'],
    ['<a href="//kwaad.example">a</a>', 'a'],
    ["<a class=x href='https://a.nl/?b=1&amp;c=2' target=_blank>a</a>", '<a href="https://a.nl/?b=1&amp;c=2">a</a>'],
    ['<img src=x onerror=alert(1)>a', 'a'],
    ['<script>alert(1)</script><style>a{}</style>a', 'a'],
    ['<table><tr><td>a</td><td>b</td></tr></table>', '<p>a b</p>'],
    ['<table><tr><th>a<td>b<tr><th>c<td>d</table>', '<p>a b</p><p>c d</p>'],
    ['<dl><dt>a</dt><dd>b</dd></dl><section>c</section><article>d</article>', '<p>a</p><p>b</p><p>c</p><p>d</p>'],
    ['<div><div>a</div><p>b</p><p> </p></div>', '<p>a</p><p>b</p>'],
    ['<figure><figcaption>a</figcaption></figure>b<hr>c', '<p>a</p><p>b</p><p>c</p>'],
    ['<h1>a</h1><h3>b</h3><h6>c</h6>', '<h2>a</h2><h3>b</h3><h3>c</h3>'],
    ['<svg><script>x</script></svg>a<br/>b', 'a<br>b'],
    ['<u>a</u><code>b</code><unknown>c</unknown>', 'abc'],
    ['a &lt;b&gt; c', 'a &lt;b&gt; c'],
    ['a&nbsp;b\u00a0c', 'a b c'],
    ['</p></div>a<p>b', 'a<p>b</p>'],
    ["<p title=it's>a</p>", '<p>a</p>'],
    ['a < b <> c', 'a &lt; b &lt;> c'],
    ['<b>a</b> <i>b</i>', '<strong>a</strong> <em>b</em>'],
    ['<p title="a > b">c</p>', '<p>c</p>'],
    ['<b><i>a</b>b</i>', '<strong><em>a</em></strong><em>b</em>'],
    ['<b><p>a</p><p>b</p></b>', '<p><strong>a</strong></p><p><strong>b</strong></p>'],
    ['<b style="font-weight:400">a<i style="font-style:normal">b</i></b>', 'ab'],
    ['<sup>1e</sup> m<sup>3</sup> 10<sup>-2</sup>', '1e m³ 10⁻²'],
    ['<table><tr><td><ul><li>a</ul></td><td>b</td></tr></table>', '<ul><li><p>a</p></li></ul><p>b</p>'],
    ['<ul><li>a<ul><li>b</ul>c</ul>', '<ul><li><p>a<br>c</p><ul><li><p>b</p></li></ul></li></ul>'],
  ])('%s stays %s', (html, expected) => {
    expect(clean(html)).toBe(expected);
  });

  test('a picture of our own storage stays, when it was copied in the editor', () => {
    const path = '0a1b2c3d-0000-4000-8000-000000000001/1600x900.webp';
    expect(clean(`<img src="/x" data-picture="${path}" alt="Een &quot;raam&quot;" width="1">`)).toBe(
      `<img data-picture="${path}" alt="Een &quot;raam&quot;">`,
    );
  });
});

test.each([
  ['<ul><li>a</li><ul><li>b</li></ul><li>c</li></ul>'],
  ['<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>'],
  ['<ul><li><p>a<ul><li>b</ul><li>c</ul>'],
])('a list within a list stays within its item: %s', (html) => {
  expect(clean(html)).toBe('<ul><li><p>a</p><ul><li><p>b</p></li></ul></li><li><p>c</p></li></ul>');
});

/** Paragraphs of Word with the level and the sign of each. */
function wordItems(...items: [level: number, sign: string, text: string][]): string {
  return items
    .map(
      ([level, sign, text]) =>
        `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${sign}<span>&nbsp;</span></span><![endif]>${text}</p>`,
    )
    .join('\n');
}

test.each<[string, Parameters<typeof wordItems>, string]>([
  [
    'deeper and back',
    [
      [1, '1.', 'a'],
      [2, 'o', 'b'],
      [2, 'o', 'c'],
      [1, '2.', 'd'],
    ],
    '<ol><li><p>a</p><ul><li><p>b</p></li><li><p>c</p></li></ul></li><li><p>d</p></li></ol>',
  ],
  [
    'of another kind',
    [
      [1, '·', 'a'],
      [1, '1)', 'b'],
    ],
    '<ul><li><p>a</p></li></ul><ol><li><p>b</p></li></ol>',
  ],
  ['with a dot', [[1, '.', 'a']], '<ul><li><p>a</p></li></ul>'],
  [
    'that start deep',
    [
      [2, '·', 'a'],
      [1, '·', 'b'],
    ],
    '<ul><li><p>a</p></li></ul><ul><li><p>b</p></li></ul>',
  ],
  [
    'deeper than is stored',
    [
      [5, '·', 'a'],
      [6, '·', 'b'],
      [7, '·', 'c'],
    ],
    '<ul><li><p>a</p><ul><li><p>b</p></li><li><p>c</p></li></ul></li></ul>',
  ],
])('the lists of Word keep their levels: %s', (_, items, expected) => {
  expect(clean(`${wordItems(...items)}<p>na</p>`)).toBe(`${expected}<p>na</p>`);
});

test('what is far too long is not read as HTML', () => {
  expect(clean('<p>'.repeat(1_000_000))).toBe('');
});

// A cleaner that backtracks takes minutes here.
test.each([
  ...[
    '<style ',
    '<p ',
    '<a "',
    "<a b='",
    '<!--',
    '<![',
    '<',
    '</',
    '<b>',
    '<p>',
    '<ul><li>',
    '</i>',
    '<td>',
    '<a b=" ',
  ],
  ...[
    '<style>',
    '<!--[if !supportLists]-->',
    "<p style='mso-list:l0 level1'>",
    '<p style="',
    '<p      ',
    '&#',
    '<blockquote>',
  ],
])('as much as is taken of %s is read at once', (part) => {
  expect(clean(part.repeat(Math.floor(1_900_000 / part.length))).length).toBeLessThan(20_000_000);
});

test('ends without a start, behind starts without an end, are read at once', () => {
  const tags = 150_000;
  expect(clean(`${'<b>'.repeat(tags)}a${'</i>'.repeat(tags)}`)).toContain('a');
  expect(clean(`${'<i>'.repeat(tags)}${'<b>'.repeat(tags)}a${'</i>'.repeat(tags)}`)).toContain('a');
});
