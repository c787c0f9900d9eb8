import { DataError } from '@/data/errors';
import { isoTimestamp } from '@/lib/format/iso-timestamp';

/**
 * One text of the site; '' is an empty field, or one that was not selected. Timestamps are ISO 8601, to the
 * microsecond.
 */
export interface ContentBlock {
  id: string;
  sectionName: string;
  title: string;
  subtitle: string;
  /** Markdown, or plain text where a page shows it as a caption. */
  content: string;
  /** Of an article, for the list. */
  summary: string;
  /** What search engines show instead of title and summary. */
  searchTitle: string;
  searchDescription: string;
  /** '' for general content. */
  pagePath: string;
  /** Also its version: through a Date it would lose its microseconds. */
  lastUpdated: string;
  /** From when visitors see it; '' is not published, or from a moment that is none, such as `infinity`. */
  publishedAt: string;
  /** Whether anyone worked on the text since it was made. */
  isEdited: boolean;
  /** Path in the bucket `pictures` of its own picture; '' has none. */
  picture: string;
  /** What is on it; '' where that was not selected. */
  pictureAlt: string;
}

/**
 * Rows of website_content. Throws a DataError when they are of another shape. Checked by hand: zod is a quarter of what
 * a public page may load.
 */
export function parseBlocks(rows: unknown): ContentBlock[] {
  if (!Array.isArray(rows)) throw new DataError('unavailable', 'the texts are no list');
  return rows.map(parseBlock);
}

function parseBlock(row: unknown): ContentBlock {
  if (typeof row !== 'object' || row === null) throw new DataError('unavailable', 'a text is no row');
  return {
    id: textOf(row, 'id'),
    sectionName: textOf(row, 'section_name'),
    title: textOf(row, 'title'),
    subtitle: textOf(row, 'subtitle'),
    content: textOf(row, 'content'),
    summary: textOf(row, 'summary'),
    searchTitle: textOf(row, 'search_title'),
    searchDescription: textOf(row, 'search_description'),
    pagePath: textOf(row, 'page_path'),
    lastUpdated: isoTimestamp(textOf(row, 'last_updated')),
    publishedAt: momentOf(row, 'published_at'),
    isEdited: Reflect.get(row, 'is_edited') === true,
    picture: textOf(row, 'picture'),
    pictureAlt: altOf(row),
  };
}

function momentOf(row: object, column: string): string {
  const moment = isoTimestamp(textOf(row, column));
  if (moment === '' || !Number.isNaN(Date.parse(moment))) return moment;
  console.warn(`The ${column} of the text ${textOf(row, 'id')} is no moment: ${moment}`);
  return '';
}

/** Of the row of the table `pictures` that the one of the text refers to. */
function altOf(row: object): string {
  const picture: unknown = Reflect.get(row, 'pictures');
  return typeof picture === 'object' && picture !== null ? textOf(picture, 'alt') : '';
}

const omitEmpty = ['id', 'section_name', 'last_updated'];

function textOf(row: object, column: string): string {
  const value: unknown = Reflect.get(row, column);
  if (typeof value === 'string' && value !== '') return value;
  if ((value === undefined || value === null || value === '') && !omitEmpty.includes(column)) return '';
  throw new DataError('unavailable', `the ${column} of a text is ${JSON.stringify(value)}`);
}
