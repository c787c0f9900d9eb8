/** How to scroll: without animation for readers who prefer reduced motion. Only in a browser. */
export function scrollBehavior(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}
