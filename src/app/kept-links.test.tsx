// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BrowserRouter, MemoryRouter, useLocation } from 'react-router-dom';
import { keptMark } from '@/components/ui/kept-html';
import { KeptLinks } from './kept-links';

/** Clicks that were left to the browser; jsdom cannot follow a link itself. */
const left = vi.fn<(event: MouseEvent) => void>();

function leave(event: MouseEvent) {
  if (event.defaultPrevented) return;
  left(event);
  event.preventDefault();
}

beforeEach(() => {
  left.mockReset();
  window.addEventListener('click', leave);
});
afterEach(() => {
  window.removeEventListener('click', leave);
  document.body.innerHTML = '';
});

function Place() {
  const { pathname, search, hash } = useLocation();
  return <output>{pathname + search + hash}</output>;
}

function open(html: string) {
  const view = render(
    <MemoryRouter initialEntries={['/hier']}>
      <KeptLinks />
      <Place />
      <div {...{ [keptMark]: '' }} dangerouslySetInnerHTML={{ __html: html }} />
    </MemoryRouter>,
  );
  return view;
}

function place() {
  return screen.getByRole('status').textContent;
}

/** Waits until the router would have followed. */
function settle() {
  return act(async () => {
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
}

function click(selector: string, init: MouseEventInit = {}) {
  const target = document.querySelector(selector);
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  target?.dispatchEvent(event);
  return event;
}

test.each([['/blog'], ['/#faq'], ['/blog?pagina=2#een'], ['/energielabel-gouda-aanvragen']])(
  'the router follows a link to %s',
  async (href) => {
    open(`<a href="${href}">link</a>`);
    expect(click('a').defaultPrevented).toBe(true);
    await vi.waitFor(() => expect(place()).toBe(href));
    expect(left).not.toHaveBeenCalled();
  },
);

test('the router follows a full address of the site', async () => {
  open(`<a href="${window.location.origin}/blog">link</a>`);
  click('a');
  await vi.waitFor(() => expect(place()).toBe('/blog'));
});

test.each([
  ['/hier?pagina=2#deel', 0],
  ['/hier?pagina=2', 1],
  ['/blog', 1],
])('going from /hier?pagina=2#deel to %s makes the history %i longer', async (href, growth) => {
  window.history.pushState(null, '', '/hier?pagina=2#deel');
  const { length } = window.history;
  render(
    <BrowserRouter>
      <KeptLinks />
      <div {...{ [keptMark]: '' }} dangerouslySetInnerHTML={{ __html: `<a href="${href}">link</a>` }} />
    </BrowserRouter>,
  );
  const before: unknown = window.history.state;
  click('a');
  // Each entry of the router has a key of its own.
  await vi.waitFor(() => expect(window.history.state).not.toEqual(before));
  expect(window.location.href).toBe(window.location.origin + href);
  expect(window.history).toHaveLength(length + growth);
});

test('a click on something in a link counts', async () => {
  open('<p><a href="/blog"><svg><path d=""></path></svg><span>link</span></a></p>');
  click('span');
  await vi.waitFor(() => expect(place()).toBe('/blog'));
});

test('a click on a drawing in a link counts', async () => {
  open('<a href="/blog"><svg><path d=""></path></svg></a>');
  click('path');
  await vi.waitFor(() => expect(place()).toBe('/blog'));
});

test.each<MouseEventInit>([
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
  { altKey: true },
  { button: 1 },
  { button: 2 },
])('the browser follows a click with %j', async (init) => {
  open('<a href="/blog">link</a>');
  click('a', init);
  expect(left).toHaveBeenCalledOnce();
  await settle();
  expect(place()).toBe('/hier');
});

test.each([
  '<a href="https://example.org/blog">link</a>',
  '<a href="//example.org/blog">link</a>',
  '<a href="mailto:jo@example.org">link</a>',
  '<a href="tel:0850000000">link</a>',
  '<a href="/blog" target="_blank">link</a>',
  '<a href="https://wa.me/31850000000" target="_blank" rel="noopener">link</a>',
])('the browser follows %s', async (html) => {
  open(html);
  click('a');
  expect(left).toHaveBeenCalledOnce();
  await settle();
  expect(place()).toBe('/hier');
});

test('a click beside a link does nothing', async () => {
  open('<a href="/blog">link</a><p>tekst</p>');
  click('p');
  expect(left).toHaveBeenCalledOnce();
  await settle();
  expect(place()).toBe('/hier');
});

test('a link outside of what was kept is not for us', async () => {
  open('');
  document.body.insertAdjacentHTML('beforeend', '<a href="/blog">link</a>');
  click('a');
  expect(left).toHaveBeenCalledOnce();
  await settle();
  expect(place()).toBe('/hier');
});

test('a click that somebody dealt with is not for us', async () => {
  open('<a href="/blog">link</a>');
  document.querySelector('a')?.addEventListener('click', (event) => event.preventDefault());
  click('a');
  await settle();
  expect(place()).toBe('/hier');
});

test('nobody listens any longer once the site is gone', () => {
  const { unmount } = open('');
  unmount();
  document.body.innerHTML = `<div ${keptMark}><a href="/blog">link</a></div>`;
  click('a');
  expect(left).toHaveBeenCalledOnce();
});
