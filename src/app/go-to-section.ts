import { anchors } from '@/lib/paths';
import { scrollBehavior } from '@/lib/browser/scroll-behavior';
import { focusElement } from '@/lib/browser/focus-element';
import { retry } from './retry';

/** Milliseconds to wait until the form can take the focus. */
const waitForForm = 5000;

/** Scrolls to the section of a hash such as `#faq` and focuses it; false when it is not on the page. */
export function goToSection(hash: string): boolean {
  const id = decodeHash(hash);
  const section = document.getElementById(id);
  // Until the code of the form is loaded, its section takes the focus.
  const target = id === anchors.contactForm ? (section ?? document.getElementById(anchors.contact)) : section;
  if (!target) return false;
  target.scrollIntoView({ behavior: scrollBehavior() });
  if (id === anchors.contactForm) focusForm();
  else focusElement(target);
  return true;
}

/** Focuses the first field, of a form that is filled in the first that still needs something; unless the reader has moved on meanwhile. */
function focusForm(): void {
  const { activeElement } = document;
  retry(() => {
    if (document.activeElement !== activeElement) return true;
    const fields = Array.from(
      document.querySelectorAll<HTMLInputElement>(`#${anchors.contactForm} :is(input, select, textarea)`),
    );
    const [first] = fields;
    const field =
      first?.value === '' ? first : (fields.find(({ required, value }) => required && value === '') ?? first);
    field?.focus({ preventScroll: true });
    return field !== undefined;
  }, waitForForm);
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
