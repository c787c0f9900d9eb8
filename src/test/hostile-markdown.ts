/** Characters of a hostile text: twice what the database takes. */
const long = 100_000;

function repeated(part: string): string {
  return part.repeat(Math.ceil(long / part.length)).slice(0, long);
}

/** Markdown that must be parsed safely: a naive renderer or parser would mislead readers, hang or overflow. */
export const hostileMarkdown: readonly { name: string; markdown: string }[] = [
  ...[
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'java&#9;script:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    '//kwaad.example',
    '/\\kwaad.example',
    '\\\\kwaad.example',
    'http:kwaad.example',
    'https:///kwaad.example',
    'file:///etc/passwd',
    ' javascript:alert(1)',
    '\u0001javascript:alert(1)',
    'mailto:a@b.nl?bcc=c@d.nl\r\nx',
  ].flatMap((href) => [
    { name: `a link to ${JSON.stringify(href)}`, markdown: `[klik](${href})` },
    { name: `a link in brackets to ${JSON.stringify(href)}`, markdown: `[klik](<${href}>)` },
    { name: `a picture of ${JSON.stringify(href)}`, markdown: `![foto](${href})` },
    { name: `a reference to ${JSON.stringify(href)}`, markdown: `[klik][1]\n\n[1]: ${href}` },
    { name: `an autolink to ${JSON.stringify(href)}`, markdown: `<${href}>` },
  ]),
  { name: 'a picture of another site', markdown: '![foto](https://kwaad.example/volg.png)' },
  {
    name: 'HTML',
    markdown: '<img src=x onerror=alert(1)>\n\n<svg/onload=alert(1)>\n\n<iframe src="javascript:alert(1)">',
  },
  { name: 'a link in a link', markdown: '[a [b](javascript:x)](/c)' },
  { name: 'half characters', markdown: 'a\ud800b **\udfff** [\ud83d](/x)' },
  {
    name: 'broken UTF-8',
    markdown: new TextDecoder().decode(new Uint8Array([0x2a, 0x2a, 0xc3, 0x28, 0xff, 0x2a, 0x2a])),
  },
  { name: 'control characters', markdown: '## \u0000\n\n- \u0007\n\n[\u202eklik](/x)' },
  ...[
    '> ',
    '>',
    '- ',
    '  - ',
    '1. ',
    '*',
    '**',
    '***',
    '[',
    '](',
    '![',
    '[a](/b',
    '`',
    '\\',
    '\\*',
    '#',
    '\n',
    '&',
    '<',
  ].map((part) => ({ name: `100 kB of ${JSON.stringify(part)}`, markdown: repeated(part) })),
  { name: '100 kB of one word', markdown: repeated('a') },
  { name: '100 kB of bold words', markdown: repeated('**a** ') },
  { name: '100 kB of links', markdown: repeated('[a](https://a.nl) ') },
  { name: '100 kB of items', markdown: repeated('- a\n') },
  {
    name: '400 lists in each other',
    markdown: Array.from({ length: 400 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n'),
  },
  {
    name: '400 quotes in each other',
    markdown: Array.from({ length: 400 }, (_, depth) => `${'> '.repeat(depth)}a`).join('\n'),
  },
  { name: 'brackets that never close', markdown: `${'['.repeat(20_000)}a${']('.repeat(20_000)}` },
];
