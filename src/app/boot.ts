// Runs as a plain script, before any other. The page is readable and its links work by then, so the code that makes it
// alive comes after everything that a reader sees: a module that lands before the first paint would delay it.

const modules = document.currentScript?.dataset['modules']?.split(' ') ?? [];
/** Milliseconds after which a picture or font that hangs is no longer waited for. */
const patience = 4000;
let hasStarted = false;

function start(): void {
  if (hasStarted) return;
  hasStarted = true;
  requestAnimationFrame(() => {
    setTimeout(() => {
      Promise.all(modules.map((module) => import(/* @vite-ignore */ module))).catch((error: unknown) => {
        console.warn('The page stays as it came', error);
        // Shows what the page says of that.
        document.documentElement.dataset['failed'] = '';
      });
    });
  });
}

if (document.readyState === 'complete') start();
else {
  window.addEventListener('load', start);
  window.addEventListener('pointerdown', start);
  window.addEventListener('keydown', start);
  setTimeout(start, patience);
}
