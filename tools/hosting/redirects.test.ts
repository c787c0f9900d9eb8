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
  expect(lines.slice(cities.length, -cities.length - 18)).toEqual([
    '/admin/agenda /admin 200',
    '/admin/teksten /admin 200',
    '/admin/facturen /admin 200',
    '/admin/cijfers /admin 200',
    '/admin/beheer /admin 200',
    '/admin/beheer/mensen /admin 200',
    '/admin/beheer/planning /admin 200',
    '/admin/beheer/mails /admin 200',
    '/admin/beheer/bedrijf /admin 200',
    '/admin/beheer/prijzen /admin 200',
    '/admin/beheer/voorwaarden /admin 200',
    '/admin/beheer/beoordelingen /admin 200',
    '/admin/beheer/facturen /admin 200',
    '/admin/beheer/automatisering /admin 200',
    '/admin/beheer/privacy /admin 200',
    '/login /admin 200',
    '/create-admin /admin 200',
    '/blog/* /app 404',
    '/energielabel-* /app 404',
  ]);
  expect(lines).toContain('/werkgebieden/gouda/ /energielabel-gouda-aanvragen 301');
  expect(lines.slice(-18)).toEqual(shellPaths.map((path) => `${path}/ ${path} 301`));
});
