// Stands as a plain script in every prerendered page (tools/prerender/deferred-loader.ts). The page is readable by then
// and its links work, so the code that hydrates it comes after everything that a reader sees: a module that lands before
// the first paint would delay it.

import { fetchAgain } from '@/lib/fetch-again';

const { main = '', modules = '', lookup = '' } = document.currentScript?.dataset ?? {};
const page = document.documentElement;
/** Milliseconds after which a picture or font that hangs is no longer waited for. */
const maxWait = 4000;

function preload(files: string): void {
  for (const href of files.split(' ')) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
}

async function start(): Promise<void> {
  preload(modules);
  // Whoever types an address will ask for its price.
  void typed.then(() => preload(lookup));
  await fetchAgain((query) => import(/* @vite-ignore */ main + query));
}

function isTyped(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input:not([type=checkbox], [type=radio]), textarea',
  );
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue);
}

/** Since a deploy the files of this page may be gone: the page is loaded anew once, unless that would lose something. */
function giveUp(error: unknown): void {
  console.warn('The page stays HTML', error);
  page.dataset['failed'] = '';
  if (!navigator.onLine) return;
  const isReloaded = JSON.stringify(performance.getEntriesByType('navigation')).includes('reload"');
  if (isReloaded || isTyped()) held?.submit();
  else location.reload();
}

/** A form that was sent before its code was there; the code sends it, or the browser itself where that never comes. */
let held: HTMLFormElement | undefined;
addEventListener('submit', (event) => {
  const { target } = event;
  if (event.defaultPrevented || !(target instanceof HTMLFormElement)) return;
  if ('failed' in page.dataset && navigator.onLine) return;
  event.preventDefault();
  held = target;
  target.dataset['held'] = '';
  page.dataset['loading'] = '';
});
addEventListener('click', ({ target }) => {
  const isRetry = target instanceof Element && target.closest('[data-retry]') !== null;
  if (isRetry && !('hydrated' in page.dataset)) location.reload();
});

const loaded = new Promise((resolve) => addEventListener('load', resolve));
const painted = new Promise((resolve) => new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true }));
// Half a page cannot be hydrated, however impatient its reader is.
const parsed = new Promise<unknown>((resolve) => {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', resolve);
  else resolve(null);
});
const typed = new Promise((resolve) => addEventListener('input', resolve, { once: true }));
const impatient = new Promise((resolve) => {
  addEventListener('pointerdown', resolve);
  addEventListener('keydown', resolve);
  addEventListener('focusin', resolve);
  setTimeout(resolve, maxWait);
});

void Promise.all([parsed, Promise.race([Promise.all([loaded, painted]), impatient])])
  // What was painted last is on the screen after the next frame.
  .then(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  .then(start)
  .catch(giveUp);
