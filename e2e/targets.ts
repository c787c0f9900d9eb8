import type { Page } from '@playwright/test';

/**
 * The controls that are harder to hit than WCAG 2.5.8 asks: smaller than 24 by 24 px, not in a sentence, and without a
 * circle of 24 px to themselves. A box counts with its label.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const size = 24;
    const controls = [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [role=tab]')]
      .map((control) => {
        const isBox = control instanceof HTMLInputElement && /checkbox|radio/.test(control.type);
        const target = (isBox ? control.labels?.[0] : undefined) ?? control;
        return { control, target, box: target.getBoundingClientRect() };
      })
      .filter(
        ({ control, box }) => box.width > 1 && box.height > 1 && control.checkVisibility({ checkVisibilityCSS: true }),
      );

    function isInSentence({ target }: { target: Element }) {
      const sentence = target.closest('p, li, dd, td');
      const isInline = getComputedStyle(target).display === 'inline';
      return isInline && (sentence?.textContent.trim().length ?? 0) > target.textContent.trim().length;
    }
    function isSmall({ box }: { box: DOMRect }) {
      return Math.min(box.width, box.height) < size - 0.5;
    }
    function hasRoom(own: (typeof controls)[number]) {
      const x = own.box.left + own.box.width / 2;
      const y = own.box.top + own.box.height / 2;
      return controls
        .filter(({ target }) => target !== own.target)
        .every((other) => {
          const { left, right, top, bottom, width, height } = other.box;
          const distance = isSmall(other)
            ? Math.hypot(left + width / 2 - x, top + height / 2 - y) - size / 2
            : Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
          return distance >= size / 2 - 0.5;
        });
    }
    return controls
      .filter((each) => isSmall(each) && !isInSentence(each) && !hasRoom(each))
      .map(
        ({ control, box }) =>
          `${Math.round(box.width)} × ${Math.round(box.height)}: ${control.outerHTML.slice(0, 150)}`,
      );
  });
}
