// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { Link, MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ScrollManager } from './scroll-manager';

const scrollTo = vi.fn();
const scrollIntoView = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  scrollIntoView.mockReset();
  Element.prototype.scrollIntoView = scrollIntoView;
  scrollTo.mockReset();
  vi.stubGlobal('scrollTo', scrollTo);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.spyOn(console, 'warn').mockReturnValue();
});

afterEach(() => {
  vi.useRealTimers();
});

/** A section that takes `delay` milliseconds to appear, as one whose code is still loading. */
function LateSection({ delay }: { delay: number }) {
  const [isThere, setIsThere] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsThere(true), delay);
    return () => clearTimeout(timer);
  }, [delay]);
  return (
    <main id="content" tabIndex={-1}>
      {isThere && <section id="faq">FAQ</section>}
      <Link to="/">home</Link>
    </main>
  );
}

function openPages(path: string, delay = 0) {
  render(
    <MemoryRouter initialEntries={[path]}>
      <ScrollManager isPrerendered={false} />
      <Routes>
        <Route path="/" element={<LateSection delay={delay} />} />
        <Route path="/blog" element={<Link to="/#faq">vragen</Link>} />
      </Routes>
    </MemoryRouter>,
  );
}

/** In small steps, because what a timer changes is rendered at the end of each. */
async function pass(milliseconds: number) {
  for (let passed = 0; passed < milliseconds; passed += 10) await act(() => vi.advanceTimersByTimeAsync(10));
}

it('scrolls to the section of a link, and takes the focus there', async () => {
  openPages('/#faq', 10);
  await pass(60);
  expect(scrollIntoView).toHaveBeenCalledOnce();
  expect(screen.getByText('FAQ')).toHaveFocus();
});

it('looks every 50 ms for a section that is not there yet, up to 1200 ms', async () => {
  openPages('/#faq', 1180);
  await pass(1150);
  expect(scrollIntoView).not.toHaveBeenCalled();
  await pass(60);
  expect(scrollIntoView).toHaveBeenCalledOnce();
  expect(console.warn).not.toHaveBeenCalled();
});

it('leaves the sections of a prerendered page, and the way back to one, to the browser', async () => {
  function Pages() {
    const navigate = useNavigate();
    return (
      <>
        <ScrollManager isPrerendered />
        <section id="faq" />
        <button onClick={() => navigate('/#faq')}>vragen</button>
        <button onClick={() => navigate(-1)}>terug</button>
      </>
    );
  }
  render(
    <MemoryRouter initialEntries={['/#faq']}>
      <Pages />
    </MemoryRouter>,
  );
  await pass(100);
  expect(scrollIntoView).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'vragen' }));
  await pass(100);
  expect(scrollIntoView).toHaveBeenCalledOnce();
  fireEvent.click(screen.getByRole('button', { name: 'terug' }));
  await pass(100);
  expect(scrollIntoView).toHaveBeenCalledOnce();
});

it('only logs a section that never comes', async () => {
  openPages('/#faq', 1260);
  await pass(3000);
  expect(scrollIntoView).not.toHaveBeenCalled();
  expect(console.warn).toHaveBeenCalledExactlyOnceWith('No section #faq on /');
});

it('goes to home with the hash from another page', async () => {
  openPages('/blog');
  fireEvent.click(screen.getByRole('link', { name: 'vragen' }));
  await pass(100);
  expect(scrollIntoView).toHaveBeenCalledOnce();
});

it('brings the reader back to where a page was left', async () => {
  function Pages() {
    const navigate = useNavigate();
    return (
      <>
        <ScrollManager isPrerendered />
        <Link to="/blog">blog</Link>
        <button onClick={() => navigate(-1)}>terug</button>
      </>
    );
  }
  render(
    <MemoryRouter initialEntries={['/']}>
      <Pages />
    </MemoryRouter>,
  );
  vi.stubGlobal('scrollY', 900);
  fireEvent.click(screen.getByRole('link', { name: 'blog' }));
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
  vi.stubGlobal('scrollY', 0);
  fireEvent.click(screen.getByRole('button', { name: 'terug' }));
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 900, behavior: 'instant' });
  // The page is long enough now.
  vi.stubGlobal('scrollY', 900);
  await pass(100);
  scrollTo.mockClear();
  await pass(2000);
  expect(scrollTo).not.toHaveBeenCalled();
});

it('jumps to the top of another page at once, and takes the focus to its content', () => {
  render(
    <MemoryRouter initialEntries={['/blog']}>
      <ScrollManager isPrerendered={false} />
      <Routes>
        <Route path="/" element={<main id="content" tabIndex={-1} />} />
        <Route path="/blog" element={<Link to="/">voorpagina</Link>} />
      </Routes>
    </MemoryRouter>,
  );
  expect(scrollTo).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('link', { name: 'voorpagina' }));
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'instant' });
  expect(screen.getByRole('main')).toHaveFocus();
});
