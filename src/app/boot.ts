// Runs as a plain script, before any other. The page is readable and its links work by then, so the code that makes it
// alive comes after everything that a reader sees: a module that lands before the first paint would delay it.

const modules = document.currentScript?.dataset['modules']?.split(' ') ?? [];

function start(): void {
  requestAnimationFrame(() => {
    setTimeout(() => modules.forEach((module) => void import(/* @vite-ignore */ module)));
  });
}

if (document.readyState === 'complete') start();
else window.addEventListener('load', start);
