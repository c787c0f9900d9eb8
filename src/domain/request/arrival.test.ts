import { expect, test } from 'vitest';
import { arrivalOf } from './arrival';

const site = 'https://label.example';

test.each([
  ['/', 'https://www.google.com/', '/', 'google.com'],
  [
    '/energielabel-gouda?utm_source=x&email=jan@example.nl#contact',
    'https://funda.nl/koop/1234AB',
    '/energielabel-gouda',
    'funda.nl',
  ],
  ['/blog/isolatie/', 'android-app://com.google.android.gm/', '/blog/isolatie', 'com.google.android.gm'],
  ['/blog', '', '/blog', ''],
  ['/werkgebieden', 'no url', '/werkgebieden', ''],
  // No addresses of ours, and no names of sites.
  ['/jan@example.nl', 'http://192.168.1.4/', '', ''],
  ['/Jan%20de%20Vries', 'http://intranet/', '', ''],
  [`/${'a'.repeat(199)}`, `https://${'a.'.repeat(49)}nl/`, `/${'a'.repeat(199)}`, `${'a.'.repeat(49)}nl`],
  [`/${'a'.repeat(200)}`, `https://${'a.'.repeat(49)}nlx/`, '', ''],
])('a visit that begins with %s after "%s"', (path, referrer, landingPath, referrerHost) => {
  expect(arrivalOf({ name: site + path, type: 'navigate' }, referrer)).toEqual({ landingPath, referrerHost });
});

const unknown = { landingPath: '', referrerHost: '' };

test.each(['reload', 'back_forward'])('the first page is not known after a %s', (type) => {
  expect(arrivalOf({ name: `${site}/blog`, type }, 'https://google.com/')).toEqual(unknown);
});

test('nor when a page of our own loaded this one, nor when the browser tells nothing', () => {
  expect(arrivalOf({ name: `${site}/blog`, type: 'navigate' }, `${site}/`)).toEqual(unknown);
  expect(arrivalOf({ name: '', type: '' }, 'https://google.com/')).toEqual(unknown);
});
