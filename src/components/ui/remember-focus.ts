import { takeFocus } from '@/lib/take-focus';

/** Gives the focus to the counterpart of what had it. */
export type GiveFocus = (fresh: Element) => void;

const stops = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/** What has the focus inside an element that is about to be replaced by one that draws the same. */
export function rememberFocus(old: Element | null): GiveFocus {
  const focused = document.activeElement;
  if (!focused || !old?.contains(focused)) return () => undefined;
  const index = [...old.querySelectorAll(stops)].indexOf(focused);
  if (index < 0 && focused.id === '') return () => undefined;
  return (fresh) => {
    const counterpart =
      index < 0 ? fresh.querySelector(`#${CSS.escape(focused.id)}`) : fresh.querySelectorAll(stops)[index];
    if (counterpart instanceof HTMLElement) takeFocus(counterpart);
  };
}
