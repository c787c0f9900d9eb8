import { expect, test } from 'vitest';
import { cities } from '../../src/content/cities/cities.ts';
import { redirects, redirectsFile, shellPaths } from './redirects.ts';

test('every former path of a city redirects to its page permanently', () => {
  expect(redirects()).toHaveLength(cities.length);
  expect(redirects()).toContainEqual({
    from: '/werkgebieden/den-haag',
    to: '/energielabel-den-haag-aanvragen',
    status: 301,
  });
});

test('the file states the redirects, the back-office, what may be newer than the build, and all with a slash', () => {
  const lines = redirectsFile().trimEnd().split('\n');
  expect(lines.slice(0, cities.length)).toEqual(redirects().map(({ from, to }) => `${from} ${to} 301`));
  expect(lines.slice(cities.length, -cities.length - 13)).toEqual([
    '/admin /app 200',
    '/admin/agenda /app 200',
    '/admin/teksten /app 200',
    '/admin/cijfers /app 200',
    '/admin/beheer /app 200',
    '/admin/beheer/mensen /app 200',
    '/admin/beheer/planning /app 200',
    '/admin/beheer/mails /app 200',
    '/admin/beheer/facturen /app 200',
    '/admin/beheer/automatisering /app 200',
    '/admin/beheer/privacy /app 200',
    '/login /app 200',
    '/create-admin /app 200',
    '/blog/* /app 404',
    '/energielabel-* /app 404',
  ]);
  expect(lines).toContain('/werkgebieden/gouda/ /energielabel-gouda-aanvragen 301');
  expect(lines.slice(-13)).toEqual(shellPaths.map((path) => `${path}/ ${path} 301`));
});
