import { act, screen, within } from '@testing-library/react';
import { useEffect, useState, type ComponentType } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { prerender } from 'react-dom/static';
import { expect, vi } from 'vitest';
import { anchors } from '@/lib/paths';

// A page with the request form whose code is not loaded yet. Its loading state lasts as long as the module.

export const loadCode = vi.fn<() => Promise<ComponentType>>();
export const reload = vi.fn();
/** Mock of scrollIntoView, called with the id of the section. */
export const scrolledTo = vi.fn<(id: string) => void>();
/** Forms that the browser sends by itself. */
export const sent = vi.fn();

let reportIntersection: (() => void) | undefined;
let navigate: ((to: string) => unknown) | undefined;
let shown = '';
let root: Root | undefined;

class FakeIntersectionObserver {
  unobserve = vi.fn();
  disconnect = vi.fn();
  observe: (target: Element) => void;
  constructor(report: (entries: Partial<IntersectionObserverEntry>[]) => void) {
    this.observe = (target) => {
      reportIntersection = () => report([{ target, isIntersecting: true, intersectionRatio: 1 }]);
    };
  }
}

/** A small stand-in for the request form, with a button that shows whether it is interactive. */
export function SmallForm() {
  const [count, setCount] = useState(0);
  return (
    <form id={anchors.contactForm} aria-label="Aanvraag">
      <input aria-label="Naam" />
      <button type="button" onClick={() => setCount(count + 1)}>
        {count}
      </button>
    </form>
  );
}

export function stubPage(): void {
  vi.useFakeTimers();
  vi.doMock('@/features/public/request-form/request-form', () => ({ RequestForm: SmallForm }));
  vi.doMock('@/lib/browser/load-code', () => ({ loadCode }));
  loadCode.mockReset().mockResolvedValue(SmallForm);
  vi.stubGlobal('IntersectionObserver', FakeIntersectionObserver);
  // jsdom implements neither reloading nor form submission.
  vi.stubGlobal('location', { pathname: '/', hash: '', reload: reload.mockReset() });
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolledTo(this.id);
  };
  vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(sent.mockReset());
}

export async function leavePage(): Promise<void> {
  act(() => root?.unmount());
  root = undefined;
  // A failed load keeps waiting for a connection, also in the next test.
  loadCode.mockReset().mockResolvedValue(SmallForm);
  await after(() => window.dispatchEvent(new Event('online')));
  document.body.innerHTML = '';
  document.documentElement.removeAttribute('data-failed');
  vi.useRealTimers();
}

/** The section as prerendered HTML. */
async function makeSection(): Promise<string> {
  vi.resetModules();
  vi.doMock('react-router-dom', () => ({ useLocation: () => ({ pathname: '/' }) }));
  const { ContactSection } = await import('@/features/public/request-form/contact-section');
  const { document } = globalThis;
  vi.stubGlobal('document', undefined);
  const { prelude } = await prerender(<ContactSection />);
  vi.stubGlobal('document', document);
  vi.doUnmock('react-router-dom');
  return new Response(prelude).text();
}

/** The section in a router; its loading state is reset, as on a fresh page. */
export async function makeApp() {
  vi.resetModules();
  const { MemoryRouter, Route, Routes, useLocation, useNavigate } = await import('react-router-dom');
  const { ContactSection } = await import('@/features/public/request-form/contact-section');

  function Reader() {
    const go = useNavigate();
    const { pathname, hash } = useLocation();
    useEffect(() => {
      navigate = go;
      shown = pathname + hash;
    });
    return null;
  }

  return (
    <MemoryRouter>
      <Reader />
      <Routes>
        <Route path="/" element={<ContactSection />} />
        <Route path="/blog" element={<h1>Blog</h1>} />
      </Routes>
    </MemoryRouter>
  );
}

/** A page with another form too, and a name that was typed before hydration. */
export async function openPage(beforeHydration?: () => void): Promise<HTMLInputElement> {
  document.body.innerHTML = `
    <a href="/#faq">Vragen</a><p id="faq"></p><p id="over"></p>
    <form aria-label="Prijs"><input aria-label="Postcode"></form>
    <main>${await makeSection()}</main>`;
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'Naam' });
  name.value = 'Jo';
  beforeHydration?.();
  const app = await makeApp();
  await after(() => (root = hydrateRoot(screen.getByRole('main'), app)));
  return name;
}

/** Runs an action and flushes React. */
export async function after(perform: () => unknown): Promise<void> {
  await act(async () => {
    perform();
    await vi.advanceTimersByTimeAsync(0);
  });
}

/** Whether the form responds to input. */
export async function isInteractive(): Promise<boolean> {
  const button = within(screen.getByRole('form', { name: 'Aanvraag' })).getByRole('button');
  const before = button.textContent;
  await after(() => button.click());
  return button.textContent !== before;
}

export function expectSame(name: HTMLInputElement): void {
  expect(screen.getByRole('textbox', { name: 'Naam' })).toBe(name);
  expect(name).toHaveValue('Jo');
}

/** Simulates scrolling near the form. */
export function scrollNear(): Promise<void> {
  return after(() => reportIntersection?.());
}

export function follow(to: string): Promise<void> {
  // As the browser's router does.
  window.location.hash = new URL(to, 'https://example.org').hash;
  return after(() => navigate?.(to));
}

/** The location that React shows. */
export function shownLocation(): string {
  return shown;
}
