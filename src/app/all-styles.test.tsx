// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { Link, MemoryRouter, useLocation } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { AllStyles } from './all-styles';

const styles = vi.hoisted(() => ({ count: 0, arrive: (): void => undefined }));

vi.mock('@/styles/index.css', async () => {
  styles.count += 1;
  await new Promise<void>((resolve) => {
    styles.arrive = resolve;
  });
  return {};
});

function Where() {
  return <output>{useLocation().pathname}</output>;
}

async function go(link: string) {
  await act(async () => {
    screen.getByText(link).click();
    await Promise.resolve();
  });
}

function where() {
  return screen.getByRole('status').textContent;
}

test('the made page is there at once; every other page waits for the styles of the whole site, which come once', async () => {
  render(
    <MemoryRouter initialEntries={['/blog']}>
      <Link to="/sitemap">verder</Link>
      <Link to="/blog#top">terug</Link>
      <Suspense>
        <AllStyles madePath="/blog" />
        <Where />
      </Suspense>
    </MemoryRouter>,
  );
  await go('terug');
  expect(where()).toBe('/blog');
  expect(styles.count).toBe(0);

  await go('verder');
  await vi.waitFor(() => expect(styles.count).toBe(1));
  expect(where()).toBe('/blog');
  await act(async () => {
    styles.arrive();
    await vi.dynamicImportSettled();
  });
  expect(where()).toBe('/sitemap');

  await go('terug');
  await go('verder');
  expect(where()).toBe('/sitemap');
  expect(styles.count).toBe(1);
});
