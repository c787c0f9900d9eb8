import { expect, type BrowserContext, type Page } from '@playwright/test';

// A stand-in for the translation of a browser. It takes text nodes away from React, which holds on to them.

/** Chrome wraps each text in two elements, with a new text node; others only put a new text node in its place. */
export type Way = 'wrap' | 'replace';

/** Whether it starts before the page is hydrated, or afterwards. */
export type Start = 'served' | 'hydrated';

/** Around each text that was translated. */
export const marks = { before: '⟦', after: '⟧' };

interface Options {
  way: Way;
  start: Start;
  /** Milliseconds until a text is translated; it is then written even if the page changed that text meanwhile. */
  delay: number;
}

/** Translates every page of this browser, and what comes later on it. */
export async function translatePages(context: BrowserContext, options: Omit<Options, 'delay'>): Promise<void> {
  await context.addInitScript(translate, { ...options, delay: 40, marks });
}

/** Resolves once the translator has caught up with the page. */
export async function translated(page: Page): Promise<void> {
  // Not waitForFunction, which evaluates text in the page: the policy of the site forbids that.
  await expect
    .poll(() => page.evaluate('Boolean(window.translator?.isIdle() && window.translator.count > 0)'))
    .toBe(true);
}

/** Runs in the page. */
function translate({ way, start, delay, marks: { before, after } }: Options & { marks: typeof marks }): void {
  const untouched = 'script, style, noscript, textarea, [translate=no], .notranslate';
  /** What it wrote, by node: anything else in there is new. */
  const written = new WeakMap<Text, string>();
  const pending = new Set<Text>();
  const state = { isIdle: () => pending.size === 0, count: 0 };
  Object.assign(window, { translator: state });

  function take(node: Text): void {
    const isOwn = written.get(node) === node.data;
    if (isOwn || pending.has(node) || node.data.trim() === '' || node.parentElement?.closest(untouched)) return;
    pending.add(node);
    const source = node.data;
    setTimeout(() => {
      pending.delete(node);
      // The page took it away.
      if (!node.isConnected) return;
      write(node, before + source.replaceAll(before, '').replaceAll(after, '') + after);
    }, delay);
  }

  function write(node: Text, text: string): void {
    const translation = document.createTextNode(text);
    written.set(translation, text);
    state.count += 1;
    if (way === 'replace') {
      node.replaceWith(translation);
      return;
    }
    const xhtml = 'http://www.w3.org/1999/xhtml';
    const [outer, inner] = [document.createElementNS(xhtml, 'font'), document.createElementNS(xhtml, 'font')];
    inner.append(translation);
    outer.append(inner);
    node.replaceWith(outer);
  }

  function takeAll(root: Node): void {
    if (root instanceof Text) take(root);
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) if (node instanceof Text) take(node);
  }

  function begin(): void {
    const html = document.documentElement;
    html.lang = 'en';
    html.classList.add('translated-ltr');
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'characterData') takeAll(target);
        else addedNodes.forEach(takeAll);
      }
    }).observe(html, { subtree: true, childList: true, characterData: true });
    takeAll(html);
  }

  function beginWhenHydrated(): void {
    if ('hydrated' in document.documentElement.dataset) begin();
    else setTimeout(beginWhenHydrated, 20);
  }

  if (start === 'served') document.addEventListener('DOMContentLoaded', begin);
  else document.addEventListener('DOMContentLoaded', beginWhenHydrated);
}
