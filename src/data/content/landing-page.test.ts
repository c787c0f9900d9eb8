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
  expect(Object.entries(page ?? {}).map(([name, block]) => [name, block?.id])).toEqual([
    ['hero', 'hero'],
    ['intro', undefined],
    ['benefits', 'benefits'],
  ]);
});

test('without any of its blocks there is no page', async () => {
  expect(await blocksAt('/energielabel-soest', 'blog_article')).toBeNull();
  expect(await blocksAt('/energielabel-baarn', 'hero')).toBeNull();
});
