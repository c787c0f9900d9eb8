// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { paths } from '@/lib/paths';
import { renderPage } from '@/test/render-page';
import { LabelCheckPage } from './label-check-page';

test('it has one main heading and its own title', async () => {
  renderPage(paths.labelCheck, <LabelCheckPage />);
  expect(await screen.findByRole('heading', { level: 1, name: 'Heb ik een energielabel nodig?' })).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Heb ik een energielabel nodig? Doe de check in 4 vragen'));
});
