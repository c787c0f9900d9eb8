// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '@/test/render/render-page';
import { RushBand } from './rush-band';

test('leads to the first field of the form and takes rush along', async () => {
  const onRequest = vi.fn();
  const { user } = renderPage('/', <RushBand onRequest={onRequest} />);
  const link = screen.getByRole('link', { name: 'Met spoed aanvragen' });
  expect(link).toHaveAttribute('href', '/#contactForm');
  await user.click(link);
  expect(onRequest.mock.calls).toEqual([[{ rushService: true }]]);
});
