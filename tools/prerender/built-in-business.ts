import type { Plugin } from 'vite';
import type { Business } from '#shared/business.ts';
import { officeHoursText } from '../../src/content/weekdays.ts';

/** Builds the facts of the business in as constants. */
export function builtInBusiness(business: Business): Plugin {
  const modules = {
    '/src/content/page-business.ts': `export const pageBusiness = ${JSON.stringify(business)};`,
    '/src/content/office-hours.ts': `export const officeHours = ${JSON.stringify(officeHoursText(business.office))};`,
  };
  return {
    name: 'built-in-business',
    enforce: 'pre',
    load: (id) => Object.entries(modules).find(([file]) => id.endsWith(file))?.[1],
  };
}
