// @vitest-environment jsdom
import { spawn } from 'node:child_process';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { defaultFallbackInView } from 'react-intersection-observer';
import { BrowserRouter } from 'react-router-dom';
import { beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { ContentResultsContext, readResults, resultsId } from '@/data/content/content-results';
import { anchors, paths } from '@/lib/paths';
import { reviewRows } from '@/test/reviews';
import { answerContent, buildArticleRow, buildContentRow, readContent } from '@/test/content';
import { fakeSupabase, type FakeCall } from '@/test/services/fake-supabase';
import { App } from './app';
import { pathsOf } from './page-registry';
import { findPage, publicRoutes } from './public-pages';

const html = '</script><b>"&\'</b>';

const rows = [
  buildContentRow({ id: 'hero', section_name: 'hero', page_path: null, subtitle: html }),
  buildArticleRow('een', 1, { title: html, content: `${html}\n\n## Kop\n\n1. een\n2. twee` }),
  buildArticleRow('twee', 2),
  ...['hero', 'intro', 'benefits'].map((section_name) =>
    buildContentRow({ id: section_name, section_name, page_path: '/energielabel-soest', is_edited: true }),
  ),
];

const madeSchema = z.array(
  z.tuple([z.string(), z.object({ head: z.string(), body: z.string(), results: z.string() })]),
);
let made: Map<string, z.infer<typeof madeSchema>[number][1]>;

beforeAll(async () => {
  const program = spawn(process.execPath, [path.resolve('src/test/print-made-pages.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  program.stdin.end(JSON.stringify({ rows, reviews: reviewRows }));
  made = new Map(madeSchema.parse(JSON.parse(await text(program.stdout))));
}, 120_000);

/** The tags in the head, sorted; without the styles that the toaster adds. */
function tags(): string[] {
  return [...document.head.querySelectorAll(':scope > :not(style)')].map(({ outerHTML }) => outerHTML).toSorted();
}

/** In development React runs each effect twice, and the first request is aborted. */
function queriesOf(calls: FakeCall[]): Set<string> {
  return new Set(calls.map(({ search }) => search.toString()));
}

/** Whether an element is shown without script alone. */
function isNative(element: Element): boolean {
  if (element.matches('#request-roles, [for="request-roles"]')) return true;
  if (element.firstElementChild?.matches('[for="request-roles"]') === true) return true;
  return element.closest('details')?.querySelector('[type="submit"]') instanceof Element;
}

/** As main.tsx does it with a page that the build made. */
async function open(pagePath: string, address = pagePath) {
  const page = made.get(pagePath);
  if (!page) throw new Error(`no ${pagePath}`);
  // Nothing is in view, so whatever hydrates on scrolling near stays as prerendered.
  defaultFallbackInView(false);
  const calls = fakeSupabase({ [readContent]: (call) => answerContent(rows, call) });
  window.history.replaceState(null, '', address);
  document.head.innerHTML = page.head;
  const block = `<script type="application/json" id="${resultsId}">${page.results}</script>`;
  document.body.innerHTML = `<div id="root">${page.body}</div>${block}`;
  const [container] = document.body.children;
  if (!(container instanceof HTMLElement)) throw new Error('no root');
  const before = { head: tags(), body: [...container.querySelectorAll('*')] };
  const remarks = vi.fn();
  const results = readResults();
  const refreshed = vi.spyOn(results, 'set');

  await findPage(address).load();
  await act(() => {
    render(
      <StrictMode>
        <ContentResultsContext value={results}>
          <BrowserRouter>
            <App routes={publicRoutes} isPrerendered />
          </BrowserRouter>
        </ContentResultsContext>
      </StrictMode>,
      { container, hydrate: true, onRecoverableError: remarks },
    );
    return Promise.resolve();
  });
  await waitFor(() => {
    expect(document.documentElement.dataset).toHaveProperty('hydrated');
    expect(refreshed).toHaveBeenCalledTimes(queriesOf(calls).size);
  });
  return { container, before, remarks, queries: queriesOf(calls) };
}

/** Hydrates the request form too, by a key press. Resolves to whether this page has one. */
async function hydrateForm(): Promise<boolean> {
  const form = document.getElementById(anchors.contactForm);
  if (!form) return false;
  await act(() => Promise.resolve(document.dispatchEvent(new Event('keydown'))));
  await waitFor(() => expect(document.querySelector('[data-waiting]')).toBeNull());
  return true;
}

test.each([
  ...pathsOf('page', 'not-indexed'),
  ...['/blog/een', '/blog/twee', '/energielabel-soest'],
  ...['/energielabel-gouda-aanvragen', '/energielabel-den-haag-aanvragen'],
])('the HTML of %s is taken over as it is', async (pagePath) => {
  const { container, before, remarks } = await open(pagePath);
  const hasForm = await hydrateForm();
  // React also logs a mismatch on the console, which fails a test: see src/test/setup.ts.
  expect(remarks).not.toHaveBeenCalled();
  expect(document.documentElement.dataset).toHaveProperty('hydrated');
  const lost = before.body.filter((element) => !container.contains(element));
  // The notices of a form or request that waits for its code, and what only a browser without script shows.
  const waiting = '[data-waiting], [data-waiting] *, :has(> [data-late-notice]), :has(> [data-late-notice]) *';
  expect(lost.filter((element) => !element.matches(waiting) && !isNative(element))).toEqual([]);
  expect(container.querySelectorAll('h1')).toHaveLength(1);
  expect(tags()).toEqual(before.head);
  if (!hasForm) return;
  // Only a hydrated form shows validation errors.
  const form = screen.getByRole('form', { name: 'Energielabel aanvragen' });
  await waitFor(() => expect(fireEvent.submit(form)).toBe(false));
  await screen.findByRole('group', { name: 'Kijk deze velden nog na' });
});

test('the page for what is not found is taken over at any address', async () => {
  const { container, remarks } = await open('/404', '/bestaat/niet');
  expect(remarks).not.toHaveBeenCalled();
  expect(container).toHaveTextContent('Pagina niet gevonden');
  expect(document.querySelectorAll('meta[name=robots]')).toHaveLength(1);
});

test.each([
  [paths.home, 1],
  [paths.blog, 1],
  ['/blog/een', 1],
  ['/energielabel-soest', 1],
  [paths.sitemap, 0],
  [paths.privacy, 0],
  ['/energielabel-gouda-aanvragen', 0],
])('a view of %s asks the database %i time', async (pagePath, times) => {
  const { queries } = await open(pagePath);
  expect(queries.size).toBe(times);
});
