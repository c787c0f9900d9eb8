// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { goToForm } from './go-to-form';

const scrolled = vi.fn();

beforeEach(() => {
  scrolled.mockReset();
  HTMLElement.prototype.scrollIntoView = scrolled;
  document.body.innerHTML = '';
});

test('scrolls smoothly to the form and puts the reader in its first field', () => {
  document.body.innerHTML = '<form id="contactForm"><button></button><input id="first"><input></form>';
  goToForm();
  expect(scrolled.mock.contexts).toEqual([document.getElementById('contactForm')]);
  expect(scrolled).toHaveBeenCalledWith({ behavior: 'smooth', block: 'start' });
  expect(document.activeElement?.id).toBe('first');
});

test('jumps for who asked for less motion', () => {
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: true,
      onchange: null,
      addListener: vi.fn(),
      removeListener: vi.fn(),
    }),
  );
  document.body.innerHTML = '<form id="contactForm"></form>';
  goToForm();
  expect(scrolled).toHaveBeenCalledWith({ behavior: 'auto', block: 'start' });
});

test('goes to the place of a form that is still being loaded', () => {
  document.body.innerHTML = '<div id="contact"></div>';
  goToForm();
  expect(scrolled.mock.contexts).toEqual([document.getElementById('contact')]);
});

test('without a form only leaves a line in the log', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  goToForm();
  expect(warn).toHaveBeenCalledOnce();
  expect(scrolled).not.toHaveBeenCalled();
});
