// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { HelmetProvider } from 'react-helmet-async';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { LabelCheckPage } from './label-check-page';

const page = (
  <HelmetProvider>
    <MemoryRouter>
      <LabelCheckPage />
    </MemoryRouter>
  </HelmetProvider>
);

test('the page reads without a browser and without script: the first question and all rules', () => {
  vi.stubGlobal('window', undefined);
  vi.stubGlobal('document', undefined);
  const html = renderToStaticMarkup(page);
  expect(html).toContain('Wat gaat er met de woning gebeuren?');
  for (const rule of [
    'U verkoopt de woning.',
    'beschermd monument',
    '50\u00A0m²',
    '2 jaar',
    '10 jaar',
    '€435',
    '€870',
  ]) {
    expect(html.slice(html.indexOf('De regels in het kort'))).toContain(rule);
  }
  expect(html).toContain('De vragen werken alleen met JavaScript');
});

test('it has one main heading and its own title', () => {
  render(page);
  expect(screen.getByRole('heading', { level: 1, name: 'Heb ik een energielabel nodig?' })).toBeVisible();
  expect(document.title).toBe('Heb ik een energielabel nodig? Doe de check in 5 vragen');
});
