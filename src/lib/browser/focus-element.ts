/** Focuses any element, so that the next Tab continues from there, as after following a fragment link. */
export function focusElement(target: HTMLElement | null): void {
  if (!target) return;
  if (!target.matches('a[href], button, input, select, textarea, summary, [tabindex]')) {
    target.setAttribute('tabindex', '-1');
  }
  target.focus({ preventScroll: true });
}
