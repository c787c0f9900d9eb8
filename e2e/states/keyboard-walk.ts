import type { Page } from '@playwright/test';

interface Stop {
  /** The place of the focused element in the document; null for the body. */
  place: string | null;
  /** How its HTML begins. */
  opening: string;
  isInMenu: boolean;
  isInPart: boolean;
  isInMessage: boolean;
  /** What is wrong with it; '' for nothing. */
  problem: string;
  hasRing: boolean;
  /** How the HTML of what cuts the ring off at its sides begins; '' for nothing. */
  ringCutBy: string;
}

const longest = 500;
const stepsBack = 12;

/**
 * Moves by Tab through a part of the page (a CSS selector), or once around all of it, and part of the way back.
 * Resolves to how many elements had the focus, and to their problems.
 */
export async function walk(page: Page, part = 'body'): Promise<{ stops: number; problems: string[] }> {
  const seen = new Set<string>();
  const problems = new Set<string>();
  let last: string | null = null;
  if (part !== 'body') await startAt(page, part);
  let { isInMenu, isInMessage } = await page.evaluate(look, part);

  /** False once the focus returns to an element that had it before, or leaves the part. */
  async function step(key: string): Promise<boolean> {
    // Without key-up events, which would double the time.
    for (const each of key.split('+')) await page.keyboard.down(each);
    const { place, opening, problem, isInPart, ...stop } = await page.evaluate(look, part);
    isInMenu = stop.isInMenu;
    // The library returns the focus from a message to where it was; the focus ring only shows at the next key.
    const isBroughtBack = isInMessage && !stop.isInMessage;
    isInMessage = stop.isInMessage;
    if (!isInPart) return false;
    if (problem !== '') problems.add(problem);
    // The body gets the focus between the last element and the first; a date field has several stops.
    const isSame = place === last;
    last = place;
    if (place === null || isSame) return true;
    if (seen.has(place)) return false;
    seen.add(place);
    if (!stop.hasRing && !isBroughtBack) problems.add(`no ring: ${opening}`);
    if (stop.ringCutBy !== '') problems.add(`ring of ${opening} cut off by ${stop.ringCutBy}`);
    return true;
  }

  for (let steps = 0; steps < longest; steps++) {
    // A menu is one stop, within which the arrow keys move.
    if (!(await step(isInMenu ? 'ArrowDown' : 'Tab'))) break;
  }
  await page.keyboard.up('Tab');
  for (let steps = 0; steps < stepsBack && !isInMenu; steps++) await step('Shift+Tab');
  await page.keyboard.up('Tab');
  await page.keyboard.up('Shift');
  return { stops: seen.size, problems: [...problems] };
}

/** The next Tab goes to the first element in the part. */
async function startAt(page: Page, part: string): Promise<void> {
  await page.locator(part).evaluate((element: HTMLElement) => {
    element.tabIndex = -1;
    element.focus();
  });
}

/** Runs in the page: how the focused element is shown. */
function look(part: string): Stop {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) {
    return {
      place: null,
      opening: '',
      isInMenu: false,
      isInPart: part === 'body',
      isInMessage: false,
      problem: '',
      hasRing: true,
      ringCutBy: '',
    };
  }
  const element = focused;

  /** Whether the element is visible at this point, with nothing over it. */
  function isSeenAt(x: number, y: number): boolean {
    const top = document.elementFromPoint(x, y);
    if (top === null) return false;
    // A checkbox or radio button may be drawn by its label.
    const label = element instanceof HTMLInputElement ? (element.labels?.[0] ?? null) : null;
    return element.contains(top) || label?.contains(top) === true;
  }

  function shareSeen(): number {
    const parts = [0.1, 0.3, 0.5, 0.7, 0.9];
    const boxes = [...element.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
    // A browser scrolls to the caret, not to the whole field.
    const line = element instanceof HTMLTextAreaElement ? 2 * parseFloat(getComputedStyle(element).fontSize) : Infinity;
    let seen = 0;
    let total = 0;
    for (const box of boxes) {
      const { left, top, width } = box;
      const height = Math.min(box.height, line);
      const points = parts.flatMap((x) => parts.map((y) => isSeenAt(left + x * width, top + y * height)));
      // An element larger than the window cannot be completely visible.
      const area = Math.min(width, window.innerWidth) * Math.min(height, window.innerHeight);
      total += area;
      seen += (points.filter(Boolean).length / points.length) * width * height;
    }
    return total === 0 ? 0 : seen / total;
  }

  function placeOf(node: Element): string {
    const parent = node.parentElement;
    return parent === null ? '' : `${placeOf(parent)}/${[...parent.children].indexOf(node)}`;
  }

  /** Whether it has the focus ring of the site. */
  function hasRing(): boolean {
    // A menu highlights its current item by colour, and a frame contains its own focus.
    if (element.matches('[role=menuitemradio], iframe')) return true;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
  }

  /** What cuts off the ring at a side, by more than half its width: an ancestor that scrolls or clips; '' for nothing. */
  function ringCutBy(): string {
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element);
    if (outlineStyle === 'none') return '';
    const reach = parseFloat(outlineOffset) + parseFloat(outlineWidth) / 2;
    const box = element.getBoundingClientRect();
    for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
      if (getComputedStyle(around).overflowX === 'visible') continue;
      const { left, width } = around.getBoundingClientRect();
      if (box.left - reach < left || box.right + reach > left + width) return around.outerHTML.slice(0, 150);
    }
    return '';
  }

  const opening = element.outerHTML.slice(0, 150);
  const share = shareSeen();
  const { x, y, width, height } = element.getBoundingClientRect();
  const middle = document.elementFromPoint(x + width / 2, y + height / 2);
  return {
    place: placeOf(element),
    opening,
    isInMenu: element.closest('[role=menu]') !== null,
    isInPart: element.closest(part) !== null,
    isInMessage: element.closest('[data-sonner-toaster]') !== null,
    problem:
      share >= 0.5
        ? ''
        : `${Math.round(share * 100)} % seen: ${opening} behind ${middle?.outerHTML.slice(0, 100) ?? 'the edge'}`,
    hasRing: hasRing(),
    ringCutBy: ringCutBy(),
  };
}
