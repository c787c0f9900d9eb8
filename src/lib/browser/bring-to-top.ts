/** Focuses what takes the place of what was on the screen, and scrolls to it: at the top, below the header. */
export function bringToTop(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView();
}
