// Relative imports with extensions: tools read it in plain Node, which knows no aliases.
import { firstBusiness, type Business } from '#shared/business.ts';

declare global {
  /** Set by the build before it renders the pages. */
  var businessOfBuild: Business | undefined;
}

/**
 * The business of this page. In code that is built for browsers a constant takes the place of this module
 * (tools/prerender/built-in-business.ts), so that no page grows by it.
 */
export const pageBusiness: Business = globalThis.businessOfBuild ?? firstBusiness;
