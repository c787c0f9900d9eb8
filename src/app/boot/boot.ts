// Inlined as a plain script in every prerendered page (tools/prerender/boot-script.ts). By then the page is readable
// and its links work, so the code that hydrates it loads after everything visible: a module that arrives before the
// first paint would delay it.

import { fetchWithRetry, waitFor } from '@/lib/fetch-with-retry';
import { hasUserInput } from '@/lib/browser/has-user-input';
import { isRetry, sendHeldForm } from '@/lib/send-held-form';

const { main = '', styles = '', modules = '', lookup = '' } = document.currentScript?.dataset ?? {};
const { dataset } = document.documentElement;
/** Milliseconds to wait for a picture or font that hangs. */
const maxWait = 4000;
/** Milliseconds to wait for code that hangs. */
const maxLoading = 30_000;

function preload(files: string): void {
  for (const href of files.split(' ')) add({ rel: 'modulepreload', href });
}

async function start(): Promise<void> {
  await fetchWithRetry(addStyles);
  await fetchWithRetry((query) => import(/* @vite-ignore */ main + query));
}

/** Adds the stylesheet of the whole site; the page inlines only its critical styles. */
function addStyles(query: string): Promise<unknown> {
  const link = add({ rel: 'stylesheet', href: styles + query });
  return new Promise((resolve, reject) => Object.assign(link, { onload: resolve, onerror: reject }));
}

function add(properties: Partial<HTMLLinkElement>): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), properties);
  document.head.append(link);
  return link;
}

/** Hydrates the page; when offline, once the connection is back. */
async function hydrate(): Promise<void> {
  try {
    await start();
  } catch (error) {
    console.warn('The page stays HTML', error);
    dataset['failed'] = '';
    if (navigator.onLine) giveUp();
    else addEventListener('online', () => void hydrate(), { once: true });
  }
}

/** Code that hangs may still arrive; until then the browser submits the form. */
function stopWaiting(): void {
  if ('hydrated' in dataset) return;
  dataset['failed'] = '';
  if (navigator.onLine) sendForm();
}

/** A deploy may have removed the files of this page: reloads it once, unless that would lose input. */
function giveUp(): void {
  const isReloaded = JSON.stringify(performance.getEntriesByType('navigation')).includes('reload"');
  if (isReloaded || hasUserInput()) sendForm();
  else location.reload();
}

function sendForm(): void {
  sendHeldForm(document.querySelector('[data-held]'));
}

/**
 * Holds back a form that is submitted before its code has loaded: the code submits it, or the browser when that fails.
 */
addEventListener('submit', (event) => {
  const { target } = event;
  if (event.defaultPrevented || !(target instanceof HTMLFormElement)) return;
  if ('failed' in dataset && navigator.onLine) return;
  event.preventDefault();
  target.dataset['held'] = '';
  dataset['loading'] = '';
});
addEventListener('click', (event) => {
  if (isRetry(event) && navigator.onLine && !('hydrated' in dataset)) location.reload();
});

function when(type: string): Promise<unknown> {
  return new Promise((resolve) => addEventListener(type, resolve, { once: true }));
}

const typed = when('input');
const painted = new Promise((resolve) => new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true }));
const loadedAndPainted = Promise.all([when('load'), painted]);
const interactions = [when('pointerdown'), when('keydown'), when('focusin')];
// An incomplete document cannot be hydrated, even when the visitor already interacts with it.
const parsed = document.readyState === 'loading' ? when('DOMContentLoaded') : null;

void Promise.all([parsed, Promise.race([loadedAndPainted, ...interactions, waitFor(maxWait)])])
  // What was painted last is on the screen after the next frame.
  .then(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  .then(() => {
    preload(modules);
    // A visitor who types an address will ask for its price.
    void typed.then(() => preload(lookup));
    void waitFor(maxLoading).then(stopWaiting);
    return hydrate();
  });
