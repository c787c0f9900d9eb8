// Stands as a plain script in every prerendered page (tools/prerender/deferred-loader.ts). The page is readable by then
// and its links work, so the code that hydrates it comes after everything that a reader sees: a module that lands before
// the first paint would delay it.

const { modules = '', formModule = '' } = document.currentScript?.dataset ?? {};
/** Milliseconds after which a picture or font that hangs is no longer waited for. */
const maxWait = 4000;

function load(names: string): void {
  // Imported once, however often it is asked for.
  Promise.all(names.split(' ').map((name) => import(/* @vite-ignore */ name))).catch((error: unknown) => {
    console.warn('The page stays HTML', error);
    document.documentElement.dataset['failed'] = '';
  });
}

/** A button that was pressed before the island that it is part of was there; the last counts. */
let pressed: HTMLElement | null = null;
addEventListener(
  'click',
  ({ target }) => {
    pressed = target instanceof Element ? target.closest<HTMLElement>('[data-waiting] button') : null;
  },
  true,
);
addEventListener('hydrate', ({ target }) => {
  if (target instanceof Node && target.contains(pressed)) pressed?.click();
});

const loaded = new Promise((resolve) => addEventListener('load', resolve));
const painted = new Promise((resolve) => new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true }));
// Half a page cannot be hydrated, however impatient its reader is.
const parsed = new Promise<unknown>((resolve) => {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', resolve);
  else resolve(null);
});
const impatient = new Promise((resolve) => {
  addEventListener('pointerdown', resolve);
  addEventListener('keydown', resolve);
  setTimeout(resolve, maxWait);
});
const wantsForm = new Promise<unknown>((resolve) => {
  if (location.hash.startsWith('#contact')) resolve(null);
  addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Element && target.closest('#contact')) resolve(null);
  });
  addEventListener('keydown', resolve);
  // A screen reader moves from field to field without keys that the page sees.
  addEventListener('focusin', resolve);
});

const started = Promise.all([parsed, Promise.race([Promise.all([loaded, painted]), impatient])]).then(
  // What was painted last is on the screen after the next frame.
  () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
);
void started.then(() => load(modules));
if (formModule !== '') void Promise.all([started, wantsForm]).then(() => load(formModule));
