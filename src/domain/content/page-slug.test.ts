import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isPageSlug, pageSlug } from './page-slug';

describe('a slug', () => {
  test.each([
    ['Soest', 'soest'],
    ['Den Haag', 'den-haag'],
    ['  Bergen   op\tZoom ', 'bergen-op-zoom'],
    ["'s-Hertogenbosch", 's-hertogenbosch'],
    ['’s-Gravenhage', 's-gravenhage'],
    ['Sint Jansteen / Hulst', 'sint-jansteen-hulst'],
    ['Súdwest-Fryslân', 'sudwest-fryslan'],
    ['Su\u0301dwest', 'sudwest'],
    ['Ĳsselstein', 'ijsselstein'],
    ['Cœlestraße Ærø', 'coelestrasse-aero'],
    ['Ouderkerk a/d Amstel', 'ouderkerk-a-d-amstel'],
    ['Wat kost "een label" in 2026?', 'wat-kost-een-label-in-2026'],
    ['--a--b--', 'a-b'],
    ['ΑΒΓ 東京', ''],
    ['!?', ''],
    ['', ''],
  ])('of %j is %j', (text, slug) => {
    expect(pageSlug(text)).toBe(slug);
  });

  test('has at most 100 characters and no dash where it is cut', () => {
    expect(pageSlug('a'.repeat(300))).toBe('a'.repeat(100));
    expect(pageSlug(`${'a'.repeat(99)} b`)).toBe('a'.repeat(99));
    expect(pageSlug(`-${'a'.repeat(100)}`)).toBe('a'.repeat(100));
  });

  test('is made of any text, fits in a path, and is its own slug', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const slug = pageSlug(text);
        expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
        expect(pageSlug(slug)).toBe(slug);
        expect(isPageSlug(slug)).toBe(slug !== '');
      }),
      { numRuns: 10_000 },
    );
  });

  test.each(['', 'A', 'a b', 'a--b', '-a', 'a-', 'é', 'a/b', 'a'.repeat(101)])('is not %j', (text) => {
    expect(isPageSlug(text)).toBe(false);
  });
});
