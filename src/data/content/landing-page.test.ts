import { expect, test } from 'vitest';
import { buildContentRow } from '@/test/content';
import { fetchFrom } from '@/test/content-table';
import { landingPageQuery } from './landing-page';

function blocksAt(page_path: string, ...sections: string[]) {
  const rows = sections.map((section_name) => buildContentRow({ id: section_name, section_name, page_path }));
  return landingPageQuery('soest').fetch({ send: fetchFrom(rows), signal: new AbortController().signal });
}

test('a landing page is its blocks by name, in whatever order they come', async () => {
  const page = await blocksAt('/energielabel-soest', 'benefits', 'other', 'hero');
  expect([page?.hero?.id, page?.intro, page?.benefits?.id]).toEqual(['hero', null, 'benefits']);
  expect(page?.hero?.text[0]).toMatchObject({ kind: 'paragraph' });
});

test('it has the neighbours and the drawing of the cities around its place', async () => {
  const page = await blocksAt('/energielabel-soest', 'hero');
  expect(page?.surroundings.neighbours).toEqual(['amersfoort', 'hilversum', 'utrecht']);
  expect(page?.surroundings.drawing?.city).toBe('amersfoort');
  expect(page?.surroundings.drawing?.alt).toMatch(/Amersfoort/);
});

test('what is known of a version is not read again', async () => {
  const known = await blocksAt('/energielabel-soest', 'hero', 'intro');
  const rows = [
    buildContentRow({ id: 'hero', section_name: 'hero', page_path: '/energielabel-soest' }),
    buildContentRow({
      id: 'intro',
      section_name: 'intro',
      page_path: '/energielabel-soest',
      last_updated: '2026-11-18T08:00:00+00:00',
    }),
  ];
  const options = { send: fetchFrom(rows), signal: new AbortController().signal };
  const next = await landingPageQuery('soest').fetch(options, known);
  expect(next?.hero).toBe(known?.hero);
  expect(next?.surroundings).toBe(known?.surroundings);
  expect(next?.intro).not.toBe(known?.intro);
  expect(next?.intro?.lastUpdated).toBe('2026-11-18T08:00:00+00:00');
});

test('without any of its blocks there is no page', async () => {
  expect(await blocksAt('/energielabel-soest', 'blog_article')).toBeNull();
  expect(await blocksAt('/energielabel-baarn', 'hero')).toBeNull();
});
