import { describe, expect, test } from 'vitest';
import { isAllowedHref, linkHref, ownPicture, ownPictureUrl, toHref } from './allowed-urls.ts';

const siteUrl = 'https://woninglabel.example';

test.each([
  ...[
    'https://www.rvo.nl/a?b=c#d',
    'http://example.org',
    'HTTPS://EXAMPLE.ORG/',
    'mailto:jo@example.org',
    'tel:+31850000000',
  ],
  `/${'a'.repeat(1999)}`,
  ...['/', '/blog', '/#faq', '/energielabel-gouda-aanvragen', '/a%28b%29'],
])('a text may link to %s', (href) => {
  expect(isAllowedHref(href)).toBe(true);
});

test.each([
  ...['', ' ', 'blog', '#faq', '//kwaad.example', '/\\kwaad.example', '\\\\kwaad.example', 'javascript:alert(1)'],
  ...[
    'data:text/html,x',
    'ftp://example.org',
    'https:',
    'https://',
    'https:/example.org',
    'https:///x',
    'mailto:',
    'tel:',
  ],
  ...[
    'https://example.org/a b',
    'https://example.org/"x',
    'https://example.org/(a)',
    '/a\nb',
    '/\u202eb',
    'https://a.nl/<b>',
  ],
  `/${'a'.repeat(2000)}`,
])('a text may not link to %j', (href) => {
  expect(isAllowedHref(href)).toBe(false);
});

describe('what somebody typed', () => {
  test.each([
    ['www.rvo.nl', 'https://www.rvo.nl'],
    ['rvo.nl/wonen', 'https://rvo.nl/wonen'],
    [' https://rvo.nl ', 'https://rvo.nl'],
    ['https://nl.wikipedia.org/wiki/A_(b)', 'https://nl.wikipedia.org/wiki/A_%28b%29'],
    ['example.org/mijn map/a.pdf', 'https://example.org/mijn%20map/a.pdf'],
    ['jo@example.org', 'mailto:jo@example.org'],
    ['mailto:jo@example.org', 'mailto:jo@example.org'],
    ['085 000 0000', 'tel:0850000000'],
    ['(085) 000-0000', 'tel:0850000000'],
    ['+31 85 000 0000', 'tel:+31850000000'],
    ['/blog', '/blog'],
    [`${siteUrl}/blog/a`, '/blog/a'],
  ])('%j is a link to %s', (typed, href) => {
    expect(toHref(typed, siteUrl)).toBe(href);
  });

  test.each([
    '',
    'blog',
    'jo smit@example.org',
    'javascript:alert(1)',
    '//kwaad.example',
    'een zin met woorden',
    'https://a b.nl',
  ])('%j is no link', (typed) => {
    expect(toHref(typed, siteUrl)).toBeNull();
  });
});

describe('the link of another program', () => {
  test.each([
    ['https://nl.wikipedia.org/wiki/Isolatie_(bouwkunde)', 'https://nl.wikipedia.org/wiki/Isolatie_%28bouwkunde%29'],
    ['https://example.org/mijn map/a.pdf', 'https://example.org/mijn%20map/a.pdf'],
    ['https://example.org/a\n\tb', 'https://example.org/ab'],
    ['HTTPS://example.org/"a"', 'HTTPS://example.org/%22a%22'],
    ['mailto:jo@example.org?subject=Mijn vraag (2)', 'mailto:jo@example.org?subject=Mijn%20vraag%20%282%29'],
    ['tel:+31 (85) 000-0000', 'tel:+31850000000'],
    ['tel:+31-85-0000000', 'tel:+31-85-0000000'],
    ['/blog', '/blog'],
  ])('%j is kept as %s', (href, kept) => {
    expect(linkHref(href)).toBe(kept);
  });

  test.each([
    ...['', '#voetnoot', 'pagina.html', 'www.rvo.nl', 'file:///C:/Mijn documenten/a.docx', 'javascript:alert(1)'],
    ...['java\nscript:alert(1)', '//kwaad.example/(a)', '/\\kwaad.example', 'tel:', 'https://a b.nl', 'ftp://a.nl/(b)'],
  ])('%j is none', (href) => {
    expect(linkHref(href)).toBeNull();
  });
});

test('a picture of our own storage is known by its path, and by no other', () => {
  const path = '0a1b2c3d-0000-4000-8000-000000000001/800x450.jpg';
  expect(ownPicture(ownPictureUrl(path))).toBe(path);
  expect(ownPicture(path)).toBeNull();
  expect(ownPicture(`https://kwaad.example${ownPictureUrl(path)}`)).toBeNull();
  expect(ownPicture(ownPictureUrl('a/../b.webp'))).toBeNull();
});
