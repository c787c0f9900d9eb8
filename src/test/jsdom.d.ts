/** The little that the tests use of it; the package comes without types. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string, options?: { contentType: string });
    readonly window: { readonly document: Document };
  }
}
