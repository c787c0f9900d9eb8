// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { paths } from '@/lib/paths';
import { findPage } from './public-pages';

function show(path: string) {
  const { Page } = findPage(path);
  render(
    <MemoryRouter initialEntries={[path]}>
      <Suspense fallback="een ogenblik">
        <Page />
      </Suspense>
    </MemoryRouter>,
  );
}

test('a page whose code is there is shown at once: React would hold it back behind a fallback', async () => {
  await findPage(paths.sitemap).load();
  show(paths.sitemap);
  expect(screen.queryByText('een ogenblik')).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a page whose code is not there yet is shown once it is', async () => {
  show(paths.terms);
  expect(screen.getByText('een ogenblik')).toBeVisible();
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
});
