import { z } from 'zod';
import type { Database } from '@/data/database.types';
import { parseData } from '@/data/errors';
import { fromColumns, requestShape, type StoredRequest } from '@/domain/request/request-fields';

export type RequestRow = Database['public']['Tables']['contact_submissions']['Row'];

const rowsSchema = z.array(z.looseObject({}).transform(fromColumns).pipe(requestShape));

/** Rows of the database as requests. Throws a DataError when they have another shape. */
export function parseStoredRequests(rows: unknown): StoredRequest[] {
  return parseData(rowsSchema, rows);
}
