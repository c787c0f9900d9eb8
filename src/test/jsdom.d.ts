/** Only what the tests use; the package has no types. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html?: string, options?: { contentType: string });
    readonly window: {
      readonly document: Document;
      readonly DOMParser: typeof DOMParser;
      getComputedStyle(element: Element): CSSStyleDeclaration;
    };
  }
}
