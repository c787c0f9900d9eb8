import type { Page } from '@playwright/test';
import { marks } from './translator.ts';

/**
 * The texts of a translated page that are not what React rendered last: the text of each element as React holds it,
 * beside the one that a visitor reads.
 */
export async function staleTexts(page: Page): Promise<string[]> {
  return page.evaluate(findStaleTexts, marks);
}

/** Runs in the page; reads the internals of React 19. */
function findStaleTexts({ before, after }: typeof marks): string[] {
  interface Fiber {
    tag: number;
    memoizedProps: unknown;
    stateNode: unknown;
    child: Fiber | null;
    sibling: Fiber | null;
  }
  const textTag = 6;
  const stale: string[] = [];
  const untouched = new Set(['SCRIPT', 'STYLE', 'NOSCRIPT', 'TEXTAREA']);

  function property(of: object, start: string): unknown {
    const name = Object.keys(of).find((each) => each.startsWith(start));
    return name === undefined ? undefined : Reflect.get(of, name);
  }

  function isFiber(value: unknown): value is Fiber {
    return typeof value === 'object' && value !== null && 'memoizedProps' in value;
  }

  /** Without them other code may write the text. */
  function hasChildren({ memoizedProps: props }: Fiber): boolean {
    return typeof props === 'object' && props !== null && 'children' in props;
  }

  /** The text that stands in an element itself, and not in another of its elements. */
  function heldText(fiber: Fiber): string {
    const { memoizedProps: props } = fiber;
    if (typeof props === 'object' && props !== null && 'children' in props) {
      const { children } = props;
      if (typeof children === 'string' || typeof children === 'number') return String(children);
    }
    return childText(fiber.child);
  }

  function childText(first: Fiber | null): string {
    let text = '';
    for (let fiber = first; fiber; fiber = fiber.sibling) {
      if (fiber.tag === textTag) text += String(fiber.memoizedProps);
      else if (!(fiber.stateNode instanceof Element)) text += childText(fiber.child);
    }
    return text;
  }

  function shownText(element: Element): string {
    const own = [...element.childNodes].map((node) =>
      node instanceof Text || (node instanceof Element && node.localName === 'font') ? node.textContent : '',
    );
    return own.join('').replaceAll(before, '').replaceAll(after, '');
  }

  function visit(first: Fiber | null): void {
    for (let fiber = first; fiber; fiber = fiber.sibling) {
      const { stateNode } = fiber;
      if (stateNode instanceof Element) {
        if (untouched.has(stateNode.tagName)) continue;
        const [held, shown] = [heldText(fiber), shownText(stateNode)];
        if (hasChildren(fiber) && held !== shown) stale.push(`<${stateNode.localName}> ${held} | ${shown}`);
      }
      visit(fiber.child);
    }
  }

  for (const place of document.querySelectorAll('body > div')) {
    const container = property(place, '__reactContainer$');
    if (!isFiber(container)) continue;
    const root = container.stateNode;
    const current: unknown = typeof root === 'object' && root !== null ? Reflect.get(root, 'current') : null;
    if (isFiber(current)) visit(current.child);
  }
  return stale;
}
