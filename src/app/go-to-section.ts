import { anchors } from '@/lib/paths';
import { takeFocus } from '@/lib/take-focus';

/** Milliseconds between two looks whether the form can take the focus, and after which we stop looking. */
const lookEvery = 50;
const lookFor = 5000;

/** Scrolls to the section that a hash such as `#faq` names, and puts the focus there; false when it is not on the page. */
export function goToSection(hash: string): boolean {
  const id = decodeHash(hash);
  const section = document.getElementById(id);
  // As long as the code of the form is not there, its place is where we go.
  const target = id === anchors.contactForm ? (section ?? document.getElementById(anchors.contact)) : section;
  if (!target) return false;
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  target.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth' });
  if (id === anchors.contactForm) focusFirstField(document.activeElement, 0);
  else takeFocus(target);
  return true;
}

/** Unless the reader has gone elsewhere meanwhile. */
function focusFirstField(focused: Element | null, waited: number): void {
  if (document.activeElement !== focused) return;
  const field = document.querySelector<HTMLElement>(`#${anchors.contactForm} :is(input, select, textarea)`);
  if (field) field.focus({ preventScroll: true });
  else if (waited < lookFor) setTimeout(focusFirstField, lookEvery, focused, waited + lookEvery);
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
