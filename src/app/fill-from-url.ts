import { anchors } from '@/lib/paths';

/**
 * Takes what was typed in the hero's form before it was hydrated, which came with the URL, on to the request form, and
 * out of the URL. The form finds it there when it is hydrated itself.
 */
export function fillFromUrl(): void {
  const typed = new URLSearchParams(location.search);
  const form = document.getElementById(anchors.contactForm);
  if (!(form instanceof HTMLFormElement) || !typed.has('postcode')) return;
  for (const name of ['postcode', 'houseNumber']) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement && field.value === '') field.value = typed.get(name) ?? '';
  }
  history.replaceState(history.state, '', location.pathname + location.hash);
}
