// Stands as a plain script in every prerendered page (tools/prerender/boot-script.ts). The page is readable by then and
// its links work, so the code that hydrates it comes after everything that a reader sees: a module that lands before the
// first paint would delay it.

import { fetchAgain } from '@/lib/fetch-again';
import { isTyped } from '@/lib/is-typed';

const { main = '', styles = '', modules = '', lookup = '' } = document.currentScript?.dataset ?? {};
const page = document.documentElement;
/** Milliseconds after which a picture or font that hangs is no longer waited for. */
const maxWait = 4000;

/** A form that was sent before its code was there; the code sends it, or the browser itself where that never comes. */
let held: HTMLFormElement | undefined;

async function start(): Promise<void> {
  preload(modules);
  // Whoever types an address will ask for its price.
  void typed.then(() => preload(lookup));
  await fetchAgain(addStyles);
  await fetchAgain((query) => import(/* @vite-ignore */ main + query));
}

function preload(files: string): void {
  for (const href of files.split(' ')) add({ rel: 'modulepreload', href });
}

/** The styles of the whole site: the page has those of what it shows. */
function addStyles(query: string): Promise<unknown> {
  const link = add({ rel: 'stylesheet', href: styles + query });
  return new Promise((resolve, reject) => Object.assign(link, { onload: resolve, onerror: reject }));
}

function add(properties: Partial<HTMLLinkElement>): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), properties);
  document.head.append(link);
  return link;
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

function when(type: string): Promise<unknown> {
  return new Promise((resolve) => addEventListener(type, resolve));
}

const typed = when('input');
const painted = new Promise((resolve) => new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true }));
const calm = Promise.all([when('load'), painted]);
const impatient = [when('pointerdown'), when('keydown'), when('focusin')];
const late = new Promise((resolve) => setTimeout(resolve, maxWait));
// Half a page cannot be hydrated, however impatient its reader is.
const parsed = document.readyState === 'loading' ? when('DOMContentLoaded') : null;

void Promise.all([parsed, Promise.race([calm, ...impatient, late])])
  // What was painted last is on the screen after the next frame.
  .then(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  .then(start)
  .catch(giveUp);
