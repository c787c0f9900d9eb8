import { anchors } from '@/lib/paths';

/** Milliseconds between two looks whether the form can take the focus, and after which we stop looking. */
const lookEvery = 50;
const lookFor = 5000;

/**
 * Scrolls to the request form and puts the reader in its first field. The form's code is loaded when the form comes near;
 * as long as it is not there, its place is where we go.
 */
export function goToForm(): void {
  const form = document.getElementById(anchors.contactForm) ?? document.getElementById(anchors.contact);
  if (!form) {
    console.warn(`Nothing to scroll to: #${anchors.contactForm}`);
    return;
  }
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  form.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth', block: 'start' });
  focusFirstField(document.activeElement, 0);
}

/** Unless the reader has gone elsewhere meanwhile. */
function focusFirstField(focused: Element | null, waited: number): void {
  const field = document.querySelector<HTMLElement>(
    `#${anchors.contactForm}:not([inert] *) :is(input, select, textarea)`,
  );
  if (field) field.focus({ preventScroll: true });
  else if (waited < lookFor && document.activeElement === focused) {
    setTimeout(() => focusFirstField(focused, waited + lookEvery), lookEvery);
  }
}
