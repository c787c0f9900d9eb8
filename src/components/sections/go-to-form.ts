import { anchors } from '@/lib/paths';

/**
 * Scrolls to the request form and puts the reader in its first field. The form is loaded on its own; as long as it is
 * not there, its place is where we go.
 */
export function goToForm(): void {
  const form = document.getElementById(anchors.contactForm) ?? document.getElementById(anchors.contact);
  if (!form) {
    console.warn(`Nothing to scroll to: #${anchors.contactForm}`);
    return;
  }
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  form.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth', block: 'start' });
  form.querySelector<HTMLElement>('input, select, textarea')?.focus({ preventScroll: true });
}
