import type { Page } from '@playwright/test';

/** Text as a reader may space it out (WCAG 1.4.12). */
export const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
`;

/** Text of twice the size in a window of the same size: media queries are not affected. */
export const largeLetters = 'html { font-size: 32px !important }';

/** Elements wider than the window, elements that cut off their own text, and text outside the window. */
export function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const overflow = document.documentElement.scrollWidth - window.innerWidth;
    // Text for screen readers only is one pixel large; the map is clipped on purpose.
    function isHidden({ clientWidth, clientHeight }: Element) {
      return clientWidth <= 1 || clientHeight <= 1;
    }
    const clipped = [...document.body.querySelectorAll('*')].filter((element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
      if (isHidden(element) || element.textContent.trim() === '') return false;
      if (element.querySelector(':scope svg[role=img]') !== null) return false;
      return (
        (/hidden|clip/.test(overflowX) && scrollWidth > clientWidth + 1) ||
        (/hidden|clip/.test(overflowY) && scrollHeight > clientHeight + 1)
      );
    });

    /** Whether a reader can bring it into view, or it is hidden from sight. */
    function isKept(element: Element | null): boolean {
      if (element === null) return false;
      const { overflowX, position, clipPath } = getComputedStyle(element);
      if (/auto|scroll/.test(overflowX) && element !== document.documentElement) return true;
      if (clipPath !== 'none' || (position === 'absolute' && isHidden(element))) return true;
      return isKept(element.parentElement);
    }
    const beside: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      if ((text.textContent ?? '').trim() === '') continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const isBeside = [...range.getClientRects()].some(
        ({ left, right, width }) => width > 1 && (left < -1 || right > window.innerWidth + 1),
      );
      if (isBeside && !isKept(text.parentElement)) beside.push(text.textContent ?? '');
    }
    return [
      ...(overflow > 0 ? [`scrolls ${overflow} px sideways`] : []),
      ...clipped.map(({ outerHTML }) => `cuts off: ${outerHTML.slice(0, 150)}`),
      ...beside.map((text) => `beside the window: ${text.slice(0, 80)}`),
    ];
  });
}
