// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { SectionLinks } from './section-links';

afterEach(cleanup);

test('leads to each section by name and keeps the search parameters', () => {
  render(
    <MemoryRouter initialEntries={['/admin?status=new&week=2026-11-23#agenda']}>
      <SectionLinks />
    </MemoryRouter>,
  );
  const links = within(screen.getByRole('navigation', { name: 'Onderdelen' }))
    .getAllByRole('link')
    .slice(2, 4);
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Agenda', '/admin?status=new&week=2026-11-23#agenda'],
    ['Teksten', '/admin?status=new&week=2026-11-23#teksten'],
  ]);
});
