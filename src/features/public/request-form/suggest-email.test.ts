import { expect, test } from 'vitest';
import { suggestEmail } from './suggest-email';

test.each([
  ['jo@gmail.con', 'jo@gmail.com'],
  ['jo@gmial.com', 'jo@gmail.com'],
  [' jo.de.vries@hotmial.nl ', 'jo.de.vries@hotmail.nl'],
  ['jo@ziggo.ml', 'jo@ziggo.nl'],
  ['jo@kpnmial.nl', 'jo@kpnmail.nl'],
  ['jo@outlok.com', 'jo@outlook.com'],
])('%j looks like %j', (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant);
});

test.each([
  ...[
    'jo@gmail.com',
    'jo@example.org',
    'jo@ziggo.nl',
    'jo@live.nl',
    'jo@devries.nl',
    'info@bakker.amsterdam',
    'jo@kpn.com',
    'jo@ing.nl',
  ],
  ...['jo@home.nl', 'jo@me.com', 'jo@rijk.eu', 'jo', ''],
])('%j is as it should be', (typed) => {
  expect(suggestEmail(typed)).toBe('');
});
