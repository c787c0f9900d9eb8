// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { SectionLinks } from './section-links';

afterEach(cleanup);

test('leads to each section by name and keeps what the address holds', () => {
  render(
    <MemoryRouter initialEntries={['/admin?status=new&week=2026-11-23#agenda']}>
      <SectionLinks
        label="Onderdelen"
        sections={[
          { id: 'agenda', text: 'Agenda' },
          { id: 'teksten', text: 'Teksten' },
        ]}
      />
    </MemoryRouter>,
  );
  const links = within(screen.getByRole('navigation', { name: 'Onderdelen' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Agenda', '/admin?status=new&week=2026-11-23#agenda'],
    ['Teksten', '/admin?status=new&week=2026-11-23#teksten'],
  ]);
});
