// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { privacy } from '@/content/legal/privacy';
import { terms } from '@/content/legal/terms';
import { paths } from '@/lib/paths';
import { renderPage } from '@/test/render/render-page';
import { PrivacyPage } from './privacy-page';
import { TermsPage } from './terms-page';

const pages = [
  {
    name: 'Privacybeleid',
    path: paths.privacy,
    page: <PrivacyPage />,
    sections: privacy,
  },
  {
    name: 'Algemene voorwaarden',
    path: paths.terms,
    page: <TermsPage />,
    sections: terms,
  },
];

/** The table of contents is loaded with the text, which is a separate chunk. */
function findContents() {
  return screen.findByRole('navigation', { name: 'Op deze pagina' });
}

describe.each(pages)('$name', ({ name, path, page, sections }) => {
  test('has one main heading, then a heading for each section', async () => {
    renderPage(path, page);
    await findContents();
    expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([name]);
    const headings = within(screen.getByRole('main')).getAllByRole('heading', { level: 2 });
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      'Op deze pagina',
      ...sections.map(({ title }) => title),
    ]);
  });

  test('every link of the contents leads to the section of that name', async () => {
    renderPage(path, page);
    const links = within(await findContents()).getAllByRole('link');
    expect(links).toHaveLength(sections.length);
    for (const link of links) {
      const [target, id = ''] = (link.getAttribute('href') ?? '').split('#');
      expect(target).toBe(path);
      expect(document.getElementById(id)).toHaveAccessibleName(link.textContent);
    }
  });

  test('prints at the press of a button, without the contents', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user } = renderPage(path, page);
    await user.click(await screen.findByRole('button', { name: 'Afdrukken' }));
    expect(print).toHaveBeenCalledOnce();
    expect(await findContents()).toHaveClass('print:hidden');
  });
});

test('the privacy policy shows its day', async () => {
  renderPage(paths.privacy, <PrivacyPage />);
  expect(await screen.findByText('Laatst bijgewerkt op 13 april 2024, aangevuld op 28 november 2026')).toBeVisible();
});
