import { anchors } from '@/lib/paths';

// Imported with the page, before React can replace the form that was in its HTML.

let served = typeof document === 'undefined' ? null : document.getElementById(anchors.contactForm);

/**
 * The form in the HTML of this page, once: when a translator changed it, React renders another one in its place, and
 * this one holds what was typed.
 */
export function takeServedForm(): HTMLElement | null {
  const form = served;
  served = null;
  return form;
}
