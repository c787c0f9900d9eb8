import { contentLimits } from './content-limits';

/** Whether a text is the path of a page, by the same rule as the database: `/`, `/blog/kosten-2026`. */
export function isPagePath(text: string): boolean {
  return text.length <= contentLimits.pagePath && /^\/(?:[a-z0-9]+(?:[/-][a-z0-9]+)*)?$/.test(text);
}
