import { expect, test } from 'vitest';
import { cities } from '@/content/cities/cities';
import { cityPath, landingPagePath, oldCityPath, paths, reservedSlugs } from '@/lib/paths';
import { buildBlock } from '@/test/content';
import { landingPageRefusal, pagePathRefusal } from './path-checks';

test.each(['', '/energielabel-soest', '/energielabel-gouda-noord', '/blog/kosten', '/nieuws', '/blog/beheer'])(
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

test.each(reservedSlugs)('no page can be called %s', (slug) => {
  const refusal = `De naam ${slug} is van de website zelf. Kies een andere naam.`;
  expect(pagePathRefusal(`/blog/${slug}`)).toBe(refusal);
  expect(pagePathRefusal(`/energielabel-${slug}`)).toBe(refusal);
  expect(landingPageRefusal(slug, [])).toBe(refusal);
});

const blocks = [buildBlock({ section_name: 'faq', page_path: '/energielabel-soest' })];

test.each(cities)('$name has a fixed page', ({ name, slug }) => {
  expect(landingPageRefusal(name.toUpperCase(), [])).toBe(`${name} heeft al een vaste pagina op de website.`);
  // The path would be that of the existing page.
  expect(landingPageRefusal(`${slug} aanvragen`, [])).toBe(`${name} heeft al een vaste pagina op de website.`);
});

test.each(['Soest', ' SOEST ', "'Soest'"])('%s has a landing page already', (place) => {
  expect(landingPageRefusal(place, blocks)).toMatch(/Er is al een pagina op \/energielabel-soest/);
});

test.each(['!?', '東京'])('%s gives no path', (place) => {
  expect(landingPageRefusal(place, [])).toBe('Gebruik in de plaatsnaam gewone letters of cijfers.');
});

test.each(['Soesterberg', 'Bergen op Zoom', "'s-Hertogenbosch", 'Zeist aanvragen'])('%s can get one', (place) => {
  expect(landingPageRefusal(place, blocks)).toBeNull();
});
