// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sitemapLinks } from '@/app/page-registry';
import { readContent } from '@/test/content';
import { fakeSupabase, laterAnswer } from '@/test/services/fake-supabase';
import { renderPage } from '@/test/render/render-page';
import { HomePage } from './home-page';
import { SitemapPage } from './sitemap-page';

test('no reviews: the home page has no section of them, no star and no rating', async () => {
  fakeSupabase({ [readContent]: () => ({ status: 200, json: [] }) });
  const { container } = renderPage('/', <HomePage />, '/', new Map([['reviews', null]]));
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(container.querySelector('#testimonials')).toBeNull();
  expect(container.textContent).not.toMatch(/review|beoordeling|sterren/i);
});

test('no reviews: the sitemap does not lead to them', async () => {
  fakeSupabase({ [readContent]: () => laterAnswer().promise });
  renderPage('/sitemap', <SitemapPage sitemapLinks={sitemapLinks} />);
  const sections = await screen.findByRole('region', { name: 'Op de voorpagina' });
  expect(within(sections).getByRole('link', { name: 'Over ons' })).toBeVisible();
  expect(within(sections).queryByRole('link', { name: 'Reviews' })).toBeNull();
});
