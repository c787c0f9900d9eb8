import { createContext } from 'react';

/** Rows by the conditions that they answer. */
export type ContentAnswers = Map<string, unknown>;

/** What is known of the database: what came with the page, and what was read since. One map for the life of a page. */
export const KnownAnswers = createContext<ContentAnswers>(new Map());
