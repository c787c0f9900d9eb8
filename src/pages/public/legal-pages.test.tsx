// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { HelmetProvider } from 'react-helmet-async';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { privacy } from '@/content/privacy';
import { terms } from '@/content/terms';
import { paths } from '@/lib/paths';
import { PrivacyPage } from './privacy-page';
import { TermsPage } from './terms-page';

const pages = [
  { name: 'Privacybeleid', path: paths.privacy, Page: PrivacyPage, sections: privacy },
  { name: 'Algemene voorwaarden', path: paths.terms, Page: TermsPage, sections: terms },
];

describe.each(pages)('$name', ({ name, path, Page, sections }) => {
  const page = (
    <HelmetProvider>
      <MemoryRouter initialEntries={[path]}>
        <Page />
      </MemoryRouter>
    </HelmetProvider>
  );

  test('has one main heading, then a heading for each section', () => {
    render(page);
    expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([name]);
    const headings = within(screen.getByRole('main')).getAllByRole('heading', { level: 2 });
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      'Op deze pagina',
      ...sections.map(({ title }) => title),
    ]);
  });

  test('every link of the contents leads to the section of that name', () => {
    render(page);
    const links = within(screen.getByRole('navigation', { name: 'Op deze pagina' })).getAllByRole('link');
    expect(links).toHaveLength(sections.length);
    for (const link of links) {
      const [target, id = ''] = (link.getAttribute('href') ?? '').split('#');
      expect(target).toBe(path);
      expect(document.getElementById(id)).toHaveAccessibleName(link.textContent);
    }
  });

  test('has no anchor twice', () => {
    render(page);
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  test('prints at the press of a button, without the contents', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    render(page);
    await userEvent.click(screen.getByRole('button', { name: 'Afdrukken' }));
    expect(print).toHaveBeenCalledOnce();
    expect(screen.getByRole('navigation', { name: 'Op deze pagina' })).toHaveClass('print:hidden');
  });

  test('renders without a browser', () => {
    vi.stubGlobal('window', undefined);
    vi.stubGlobal('document', undefined);
    const html = renderToStaticMarkup(page);
    for (const { id } of sections) expect(html).toContain(`<section id="${id}"`);
  });
});

describe('what search engines see', () => {
  beforeEach(() => {
    document.head.innerHTML = '';
  });

  test.each([
    [paths.privacy, PrivacyPage, 'Privacybeleid | Wat wij met uw gegevens doen'],
    [paths.terms, TermsPage, 'Algemene voorwaarden | Offerte, betaling, annuleren en klachten'],
  ])('%s has its own title and canonical address', (path, Page, title) => {
    render(
      <HelmetProvider>
        <MemoryRouter initialEntries={[path]}>
          <Page />
        </MemoryRouter>
      </HelmetProvider>,
    );
    expect(document.title).toBe(title);
    expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toMatch(new RegExp(`${path}$`));
    expect(document.querySelector('meta[name="description"]')?.getAttribute('content')?.length).toBeGreaterThan(50);
  });
});

test('the privacy policy shows its day', () => {
  render(
    <HelmetProvider>
      <MemoryRouter initialEntries={[paths.privacy]}>
        <PrivacyPage />
      </MemoryRouter>
    </HelmetProvider>,
  );
  expect(screen.getByText('Laatst bijgewerkt op 13 april 2024')).toBeVisible();
});
