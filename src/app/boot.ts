// Runs as a plain script, before any other. The page is readable and its links work by then, so the code that makes it
// alive comes after everything that a reader sees: a module that lands before the first paint would delay it.

const modules = document.currentScript?.dataset['modules']?.split(' ') ?? [];
/** Milliseconds after which a picture or font that hangs is no longer waited for. */
const patience = 4000;

function load(): void {
  Promise.all(modules.map((module) => import(/* @vite-ignore */ module))).catch((error: unknown) => {
    console.warn('The page stays as it came', error);
    // Shows what the page says of that.
    document.documentElement.dataset['failed'] = '';
  });
}

// The load event waits for this script, so it is still to come.
const loaded = new Promise((resolve) => addEventListener('load', resolve));
const painted = new Promise((resolve) => new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true }));
// Half a page cannot be taken over, however impatient its reader is.
const parsed = new Promise<unknown>((resolve) => {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', resolve);
  else resolve(null);
});
const impatient = new Promise((resolve) => {
  addEventListener('pointerdown', resolve);
  addEventListener('keydown', resolve);
  setTimeout(resolve, patience);
});

void Promise.all([parsed, Promise.race([Promise.all([loaded, painted]), impatient])]).then(() => {
  // What was painted last is on the screen after the next frame.
  requestAnimationFrame(() => setTimeout(load));
});
