// @vitest-environment jsdom
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, test } from 'vitest';
import type { PageVariant } from './header-links';
import { SiteHeader } from './site-header';

function openHeader(variant: PageVariant, path = '/') {
  render(
    <MemoryRouter initialEntries={[path]}>
      <SiteHeader variant={variant} />
    </MemoryRouter>,
  );
  return userEvent.setup();
}

/** The texts of the links in each of the two menus, the closed one included. */
function linksInMenus(): string[][] {
  return screen.getAllByRole('navigation', { hidden: true }).map((menu) =>
    within(menu)
      .getAllByRole('link', { hidden: true })
      .map((link) => link.textContent),
  );
}

test.each([
  ['home', ['Voordelen', 'Werkwijze', 'Werkgebied', 'Over Ons', 'FAQ', 'Blog', 'Contact']],
  ['page', ['Home', 'Voordelen', 'Werkwijze', 'FAQ', 'Contact']],
  ['area', ['Home', 'Voordelen', 'Werkwijze', 'FAQ', 'Werkgebieden', 'Contact']],
] as const)('the header of a %s page has its own links, in the menu too', (variant, labels) => {
  openHeader(variant);
  expect(linksInMenus()).toEqual([labels, labels]);
});

describe('the menu', () => {
  it('opens and closes by its button and by Escape', async () => {
    const user = openHeader('home');
    const button = screen.getByRole('button', { name: 'Menu' });
    expect(screen.queryByRole('navigation', { name: 'Menu' })).not.toBeInTheDocument();
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('navigation', { name: 'Menu' })).toBeVisible();
    await user.keyboard('{Escape}');
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes when one of its links is followed, also to where the reader is already', async () => {
    const user = openHeader('home', '/#faq');
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    await user.click(within(screen.getByRole('navigation', { name: 'Menu' })).getByRole('link', { name: 'FAQ' }));
    expect(screen.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false');
  });
});

test('the header has a shadow once the page is scrolled more than 20 px', () => {
  openHeader('home');
  const header = screen.getByRole('banner');
  window.scrollY = 20;
  fireEvent.scroll(window);
  expect(header).not.toHaveClass('shadow-md');
  window.scrollY = 21;
  fireEvent.scroll(window);
  expect(header).toHaveClass('shadow-md');
  window.scrollY = 0;
});

test('the blog is left for with a full load', () => {
  openHeader('home');
  const [blog] = screen.getAllByRole('link', { name: 'Blog' });
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  blog?.dispatchEvent(click);
  expect(click.defaultPrevented).toBe(false);
});
