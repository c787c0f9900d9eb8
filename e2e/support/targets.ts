import type { Page } from '@playwright/test';

/** The controls of a page that are smaller than 24 by 24 px and not part of a sentence. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    function isLarge(target: Element) {
      const { width, height } = target.getBoundingClientRect();
      return Math.min(width, height) > 23.5;
    }
    function isInSentence(control: Element) {
      const sentence = control.closest('p, li, dd, td')?.textContent ?? '';
      const isInline = getComputedStyle(control).display === 'inline';
      return isInline && sentence.trim().length > control.textContent.trim().length;
    }
    return [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [role=tab]')]
      .filter((control) => {
        const { width, height } = control.getBoundingClientRect();
        if (width <= 1 || height <= 1 || !control.checkVisibility({ visibilityProperty: true })) return false;
        const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
        return ![control, ...labels].some(isLarge) && !isInSentence(control);
      })
      .map((control) => control.outerHTML.slice(0, 150));
  });
}
