import { expect, test } from 'vitest';
import { site } from '@/content/site';
import { articleGraph } from './article';

test('an article and its breadcrumb have absolute URLs', () => {
  const graph = articleGraph({
    slug: 'isolatie-en-label',
    title: 'Isolatie',
    description: 'Wat telt mee?',
    lastUpdated: '2026-11-17T08:00:00+00:00',
    publishedAt: '2026-10-01T07:30:00.5+00:00',
    picture: null,
  });
  const url = 'https://woninglabel.example/blog/isolatie-en-label';
  expect(graph).toMatchObject({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'BlogPosting',
        headline: 'Isolatie',
        description: 'Wat telt mee?',
        url,
        mainEntityOfPage: url,
        image: 'https://woninglabel.example/share/blog/isolatie-en-label.png',
        dateModified: '2026-11-17T08:00:00+00:00',
        datePublished: '2026-10-01T07:30:00.5+00:00',
        author: { '@type': 'Organization', name: site.brand },
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { position: 1, name: 'Home', item: 'https://woninglabel.example/' },
          { position: 2, name: 'Blog', item: 'https://woninglabel.example/blog' },
          { position: 3, name: 'Isolatie', item: url },
        ],
      },
    ],
  });
});

test('an article that was planned changed last when it was published', () => {
  const [written, published] = ['2026-11-17T08:00:00+00:00', '2026-12-01T07:30:00+00:00'];
  const graph = articleGraph({
    slug: 'a',
    title: 'A',
    description: 'B',
    lastUpdated: written,
    publishedAt: published,
    picture: null,
  });
  expect(graph).toMatchObject({
    '@graph': [{ datePublished: '2026-12-01T07:30:00+00:00', dateModified: '2026-12-01T07:30:00+00:00' }, {}],
  });
});

test('ratings are never made up', () => {
  const day = '2026-11-17T08:00:00+00:00';
  const graph = articleGraph({
    slug: 'a',
    title: 'A',
    description: 'B',
    lastUpdated: day,
    publishedAt: day,
    picture: null,
  });
  expect(JSON.stringify(graph)).not.toMatch(/rating|review/i);
});

test('an article with a picture of its own shows that one', () => {
  const day = '2026-11-17T08:00:00+00:00';
  const picture = { path: '0f8fad5b-d9cb-469f-a165-70867728950e/1600x1067.webp', alt: 'Een raam' };
  const graph = articleGraph({ slug: 'a', title: 'A', description: 'B', lastUpdated: day, publishedAt: day, picture });
  const image =
    'https://woninglabel.example/storage/v1/object/public/pictures/0f8fad5b-d9cb-469f-a165-70867728950e/share.jpg';
  expect(graph).toMatchObject({ '@graph': [{ image }, {}] });
});
