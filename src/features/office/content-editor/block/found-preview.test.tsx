// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FoundPreview } from './found-preview';

const texts = {
  title: 'Titel',
  subtitle: ' Subtitel ',
  content: 'Een **vet** woord.',
  summary: '',
  searchTitle: '',
  searchDescription: '',
};

function region(name: string) {
  return within(screen.getByRole('region', { name }));
}

test('shows the article as search engines, shared links and the list do', () => {
  render(<FoundPreview texts={texts} pagePath="/blog/kosten" picture="" />);
  expect(region('In een zoekmachine').getByText('Titel | Blog')).toBeVisible();
  expect(region('In een zoekmachine').getByText('Subtitel')).toBeVisible();
  expect(region('In de lijst van de blog').getByText('Een vet woord.')).toBeVisible();
  expect(document.querySelector('img')?.src).toMatch(/artikel/);
});

test('a shared link shows the own picture of the article', () => {
  const picture = '0a1b2c3d-0000-4000-8000-000000000001/1600x900.webp';
  render(<FoundPreview texts={texts} pagePath="/blog/kosten" picture={picture} />);
  expect(document.querySelector('img')?.src).toContain(picture);
});
