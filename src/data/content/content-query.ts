/** One question to website_content, and what its answer means. */
export interface ContentQuery<T> {
  /** The conditions, as PostgREST takes them; also the name under which its answer is kept. */
  conditions: string;
  /** Throws a DataError for rows of another shape. Always the same function for the same question. */
  parse: (rows: unknown) => T;
  /** Whether an answer that came with the page is asked for again; a page view asks at most one question. */
  isRefreshed: boolean;
}

/** Conditions as PostgREST takes them. */
export function ask(conditions: Record<string, string>): string {
  return new URLSearchParams(conditions).toString();
}

export const wholeBlock = 'id,section_name,title,subtitle,content,page_path,last_updated,is_edited';
