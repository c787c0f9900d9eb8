import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { feedXml } from './feed-xml.ts';

const site = 'https://www.example.org';
const texts = { title: 'Blog', description: 'Over <labels> & meer' };
const article = {
  slug: 'isolatie',
  title: 'Isolatie & "label"',
  summary: 'Dak, gevel\u0000 <en> vloer',
  publishedAt: '2026-11-17T08:00:00.123456+00:00',
};

function read(xml: string): Document {
  const { document } = new JSDOM(xml, { contentType: 'application/xml' }).window;
  return document;
}

test('names each article once, with its page and its day', () => {
  const feed = read(feedXml(site, texts, [article]));
  expect(feed.querySelector('channel > link')?.textContent).toBe(`${site}/blog`);
  expect(feed.querySelector('channel > description')?.textContent).toBe(texts.description);
  const item = Object.fromEntries(
    [...(feed.querySelector('item')?.children ?? [])].map(({ tagName, textContent }) => [tagName, textContent]),
  );
  expect(item).toEqual({
    title: article.title,
    link: `${site}/blog/isolatie`,
    guid: `${site}/blog/isolatie`,
    pubDate: 'Tue, 17 Nov 2026 08:00:00 GMT',
    description: 'Dak, gevel  <en> vloer',
  });
});

test('an article without a summary has none, and without articles it is a feed all the same', () => {
  expect(feedXml(site, texts, [{ ...article, summary: '' }])).not.toMatch(/<item>.*<description>/);
  expect(read(feedXml(site, texts, [])).querySelectorAll('item')).toHaveLength(0);
});
