// @vitest-environment jsdom
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, test } from 'vitest';
import { site } from '@/content/site';
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

/** The texts of the links at the top and in the menu, the closed one included. */
function linksInMenus(): string[][] {
  const menu = screen.getByRole('group', { hidden: true });
  const inMenu = within(menu).getAllByRole('link', { hidden: true });
  const links = within(screen.getByRole('navigation', { name: 'Hoofdmenu' })).getAllByRole('link', { hidden: true });
  return [links.filter((link) => !inMenu.includes(link)), inMenu].map((list) =>
    list.map(({ textContent }) => textContent),
  );
}

test.each([
  ['home', ['Voordelen', 'Werkwijze', 'Werkgebied', 'Over Ons', 'FAQ', 'Blog', 'Contact']],
  ['page', ['Home', 'Voordelen', 'Werkwijze', 'FAQ', 'Contact']],
  ['area', ['Home', 'Voordelen', 'Werkwijze', 'FAQ', 'Werkgebieden', 'Contact']],
] as const)('the header of a %s page has its own links, and the menu two more', (variant, labels) => {
  openHeader(variant);
  const [bar, menu] = linksInMenus();
  expect(bar).toEqual([...labels.slice(0, -1), site.phone, 'Contact']);
  expect(menu).toEqual([...labels.slice(0, -1), 'Tarieven', 'Heb ik een energielabel nodig?', 'Contact']);
});

describe('the menu', () => {
  it('opens and closes by its button and by Escape', async () => {
    const user = openHeader('home');
    const menu = screen.getByRole('group');
    expect(menu).not.toHaveAttribute('open');
    await user.click(screen.getByText('Menu'));
    expect(menu).toHaveAttribute('open');
    await user.tab();
    await user.keyboard('{Escape}');
    expect(menu).not.toHaveAttribute('open');
    expect(menu.querySelector('summary')).toHaveFocus();
  });

  it('closes when one of its links is followed, also to where the reader is already', async () => {
    const user = openHeader('home', '/#faq');
    const menu = screen.getByRole('group');
    await user.click(screen.getByText('Menu'));
    expect(menu).toHaveAttribute('open');
    await user.click(within(menu).getByRole('link', { name: 'FAQ' }));
    expect(menu).not.toHaveAttribute('open');
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
