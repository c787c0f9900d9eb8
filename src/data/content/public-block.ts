import { DataError } from '@/data/errors';

/** One text of the site as everyone may read it; '' is an empty field, or one that was not asked for. */
export interface PublicBlock {
  id: string;
  sectionName: string;
  title: string;
  subtitle: string;
  content: string;
  /** '' for general content. */
  pagePath: string;
  /** Exactly as received: through a Date it would lose its microseconds. */
  lastUpdated: string;
  /** Since when visitors see it, as received; '' when that was not asked for. */
  publishedAt: string;
  /** Whether anyone worked on the text since it was made. */
  isEdited: boolean;
}

/**
 * Rows of website_content as the database answers them. Throws a DataError when they are of another shape. Checked by
 * hand: the schema library is a quarter of what a page may load before it is used.
 */
export function parsePublicBlocks(rows: unknown): PublicBlock[] {
  if (!Array.isArray(rows)) throw new DataError('unavailable', 'the texts are no list');
  return rows.map(parseBlock);
}

function parseBlock(row: unknown): PublicBlock {
  if (typeof row !== 'object' || row === null) throw new DataError('unavailable', 'a text is no row');
  return {
    id: textOf(row, 'id'),
    sectionName: textOf(row, 'section_name'),
    title: textOf(row, 'title'),
    subtitle: textOf(row, 'subtitle'),
    content: textOf(row, 'content'),
    pagePath: textOf(row, 'page_path'),
    lastUpdated: textOf(row, 'last_updated'),
    publishedAt: textOf(row, 'published_at'),
    isEdited: Reflect.get(row, 'is_edited') === true,
  };
}

const neverEmpty = ['id', 'section_name', 'last_updated'];

function textOf(row: object, column: string): string {
  const value: unknown = Reflect.get(row, column);
  if (typeof value === 'string' && value !== '') return value;
  if ((value === undefined || value === null || value === '') && !neverEmpty.includes(column)) return '';
  throw new DataError('unavailable', `the ${column} of a text is ${JSON.stringify(value)}`);
}
