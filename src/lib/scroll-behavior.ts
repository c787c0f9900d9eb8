/** How to scroll for this reader: at once for who asked for less motion. Needs a browser. */
export function scrollBehavior(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}
