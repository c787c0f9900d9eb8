import { expect, test } from 'vitest';
import { cities } from '@/content/cities/cities';
import { cityPath, landingPagePath, oldCityPath, paths } from '@/lib/paths';
import { pagePathRefusal } from './page-path-check';

test.each(['', '/energielabel-soest', '/energielabel-gouda-noord', '/blog/kosten', '/nieuws', '/blog/admin'])(
  'a text can stand at "%s"',
  (pagePath) => {
    expect(pagePathRefusal(pagePath)).toBeNull();
  },
);

test.each(['energielabel-soest', '/Energielabel-Soest', '/energielabel-soest/', '/a b', '/a?b', '//a', '/a.html'])(
  '%s is no path of a page',
  (pagePath) => {
    expect(pagePathRefusal(pagePath)).toMatch(/begint met \//);
  },
);

test.each([
  ...Object.values(paths),
  ...cities.flatMap(({ slug }) => [cityPath(slug), oldCityPath(slug), landingPagePath(slug)]),
])('%s has a page of its own', (pagePath) => {
  expect(pagePathRefusal(pagePath)).toMatch(/vaste pagina van de website/);
});
