import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('motion.css', import.meta.url), 'utf8');

test.each([200, 400, 600, 800])('the part of %i ms begins after as many', (delay) => {
  expect(css).toMatch(new RegExp(`\\.fade-in-${delay} \\{\\s*animation-delay: ${delay}ms;`));
});

test('nothing moves for who asked for less of it', () => {
  expect(css.slice(0, css.indexOf('@keyframes')).match(/@media[^{]*/g)).toEqual([
    '@media (prefers-reduced-motion: no-preference) ',
  ]);
  const outside = css.replace(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/, '');
  expect(outside).not.toContain('animation:');
});

test('only transform and opacity change', () => {
  const keyframes = css.slice(css.indexOf('@keyframes'));
  expect([...keyframes.matchAll(/^\s+([a-z-]+):/gm)].map(([, property]) => property)).toEqual(['opacity', 'transform']);
});

test('nothing starts invisible: it would not be painted before the animation ends', () => {
  expect(Number(/opacity: ([\d.]+);/.exec(css)?.[1])).toBeGreaterThan(0.25);
});
