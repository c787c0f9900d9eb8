import { renderToString } from 'react-dom/server';
import { HelmetProvider } from 'react-helmet-async';
import { StaticRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { anchors } from '@/lib/paths';
import { HomePage } from './home-page';

vi.mock('@/features/request-form/request-form', () => ({ RequestForm: () => null }));

// No browser here: whatever needs one while rendering fails.
const html = renderToString(
  <HelmetProvider>
    <StaticRouter location="/">
      <HomePage />
    </StaticRouter>
  </HelmetProvider>,
);

test('renders without a browser, with one first heading and every section', () => {
  expect(html.match(/<h1/g)).toHaveLength(1);
  // The form is loaded on its own; the place it gets is there.
  for (const anchor of Object.values(anchors).filter((anchor) => anchor !== anchors.contactForm)) {
    expect(html.split(`id="${anchor}"`)).toHaveLength(2);
  }
});

test('no heading skips a level', () => {
  const levels = [...html.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
  for (const [index, level] of levels.entries()) expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
});

test('no id is used twice', () => {
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toEqual([...new Set(ids)]);
});

test('has no styles that a strict policy would block', () => {
  expect(html).not.toContain(' style=');
});

test('carries its canonical address and structured data that a script tag cannot end early', () => {
  expect(html).toContain('<link rel="canonical" href="https://woninglabel.example/"/>');
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '';
  expect(JSON.parse(json)).toMatchObject({ '@context': 'https://schema.org' });
  expect(json).toContain('FAQPage');
});
