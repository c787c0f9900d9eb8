/** Puts the focus on any element, so that the next Tab goes on from there, as after a link that a browser follows itself. */
export function focusElement(target: HTMLElement | null): void {
  if (!target) return;
  if (!target.matches('a[href], button, input, select, textarea, summary, [tabindex]')) {
    target.setAttribute('tabindex', '-1');
  }
  target.focus({ preventScroll: true });
}
