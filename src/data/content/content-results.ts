import { createContext } from 'react';
import type { ContentQuery } from './content-query';

/** Results of content queries by their key. */
export type ContentResults = Map<string, unknown>;

/** The results embedded in the page and those fetched since: one map for the life of a page. */
export const ContentResultsContext = createContext<ContentResults>(new Map());

/** Id of the data block in which a prerendered page embeds the results of its queries. */
export const resultsId = 'content-results';

/** The results as JSON for a data block in HTML. */
export function writeResults(results: ContentResults): string {
  // "<" could end the block early.
  return JSON.stringify([...results]).replaceAll('<', '\\u003c');
}

/** The results that this page embeds, if any. */
export function readResults(): ContentResults {
  const text = document.getElementById(resultsId)?.textContent ?? '[]';
  const entries: unknown = JSON.parse(text);
  const results: ContentResults = new Map();
  if (!Array.isArray(entries)) return results;
  for (const entry of entries) {
    if (Array.isArray(entry) && typeof entry[0] === 'string') results.set(entry[0], entry[1]);
  }
  return results;
}

/** The known result of a query; undefined without one. */
export function findResult<T>(results: ContentResults, query: ContentQuery<T>): T | undefined {
  const result = results.get(query.key);
  return isResultOf(query, result) ? result : undefined;
}

/**
 * The `fetch` of the query, which checks the rows, produced every result under its key: in this browser or when this
 * page was built. Not parsed again, because zod would be a quarter of the script of a public page.
 */
function isResultOf<T>(_query: ContentQuery<T>, result: unknown): result is T {
  return result !== undefined;
}
