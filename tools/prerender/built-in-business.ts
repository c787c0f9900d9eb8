import type { Plugin } from 'vite';
import type { Business } from '#shared/business.ts';

/** Builds the facts of the business in as a constant. */
export function builtInBusiness(business: Business): Plugin {
  return {
    name: 'built-in-business',
    enforce: 'pre',
    load: (id) =>
      id.endsWith('/src/content/page-business.ts')
        ? `export const pageBusiness = ${JSON.stringify(business)};`
        : undefined,
  };
}
