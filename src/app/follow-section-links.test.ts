// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { followSectionLinks } from './follow-section-links';

const scrolled = vi.fn();
const matchMedia = vi.fn(() => ({ matches: false }));

beforeAll(followSectionLinks);

beforeEach(() => {
  vi.useFakeTimers();
  scrolled.mockReset();
  HTMLElement.prototype.scrollIntoView = scrolled;
  matchMedia.mockReturnValue({ matches: false });
  vi.stubGlobal('matchMedia', matchMedia);
  window.history.replaceState({ idx: 3 }, '', '/');
});

afterEach(() => {
  vi.useRealTimers();
});

/** Whether the browser or the router may still follow the link. */
function follow(html: string, init: MouseEventInit = {}): boolean {
  document.body.innerHTML = html;
  const press = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  return document.querySelector('a')?.dispatchEvent(press) ?? false;
}

test('a link to a section scrolls there smoothly, with the focus, and leaves an entry in the history', () => {
  const entries = window.history.length;
  expect(follow('<a href="/#faq">Vragen</a><section id="faq"></section>')).toBe(false);
  expect(scrolled.mock.contexts).toEqual([document.getElementById('faq')]);
  expect(scrolled).toHaveBeenCalledWith({ behavior: 'smooth' });
  expect(document.activeElement?.id).toBe('faq');
  expect([window.location.hash, window.history.length - entries, window.history.state]).toEqual([
    '#faq',
    1,
    { idx: 3 },
  ]);
  follow('<a href="#faq">Vragen</a><section id="faq"></section>');
  expect(window.history.length - entries).toBe(1);
});

test('it jumps for who asked for less motion', () => {
  matchMedia.mockReturnValue({ matches: true });
  follow('<a href="#faq">Vragen</a><section id="faq"></section>');
  expect(scrolled).toHaveBeenCalledWith({ behavior: 'instant' });
});

test('a link to the form puts the reader in its first field', () => {
  follow(
    '<a href="#contactForm">Aanvragen</a><form id="contactForm"><button></button><input id="first"><input></form>',
  );
  expect(scrolled.mock.contexts).toEqual([document.getElementById('contactForm')]);
  expect(document.activeElement?.id).toBe('first');
});

test('a form that is still loading is waited for at its place', () => {
  follow('<a href="#contactForm">Aanvragen</a><div id="contact"></div>');
  expect(scrolled.mock.contexts).toEqual([document.getElementById('contact')]);
  vi.advanceTimersByTime(4000);
  document.body.insertAdjacentHTML('beforeend', '<form id="contactForm"><input id="first"></form>');
  vi.runAllTimers();
  expect(document.activeElement?.id).toBe('first');
});

test('who goes elsewhere meanwhile stays there', () => {
  follow('<a href="#contactForm">Aanvragen</a><div id="contact"></div><button id="other"></button>');
  document.getElementById('other')?.focus();
  document.body.insertAdjacentHTML('beforeend', '<form id="contactForm"><input></form>');
  vi.runAllTimers();
  expect(document.activeElement?.id).toBe('other');
});

test('a section that is missing only leaves a line in the log', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  follow('<a href="#elders">Elders</a>');
  expect(warn).toHaveBeenCalledOnce();
  expect(scrolled).not.toHaveBeenCalled();
});

test.each(['/blog#faq', '/?weergave=2#faq', 'https://else.example/#faq', '/'])('a link to %s is none of it', (href) => {
  expect(follow(`<a href="${href}">Elders</a><section id="faq"></section>`)).toBe(true);
  expect(scrolled).not.toHaveBeenCalled();
});

test('a link that is to open in another tab is left to the browser', () => {
  expect(follow('<a href="#faq">Vragen</a><section id="faq"></section>', { ctrlKey: true })).toBe(true);
  expect(scrolled).not.toHaveBeenCalled();
});

test('a link to a field is left to the form that it stands in', () => {
  expect(follow('<form><a href="#naam">Vul uw naam in</a><input id="naam"></form>')).toBe(true);
  expect(window.location.hash).toBe('');
});
