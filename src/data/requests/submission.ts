import { z } from 'zod';
import type { Database } from '@/data/database.types';
import { DataError } from '@/data/errors';
import { fromColumns, requestShape, type StoredRequest } from '@/domain/request/request-fields';

export type SubmissionRow = Database['public']['Tables']['contact_submissions']['Row'];
export type Submission = StoredRequest;

const rowsSchema = z.array(z.looseObject({}).transform(fromColumns).pipe(requestShape));

/** Rows as the database answers them. Throws a DataError when they are of another shape. */
export function parseSubmissions(rows: unknown): Submission[] {
  const parsed = rowsSchema.safeParse(rows);
  if (!parsed.success) throw new DataError('unavailable', 'the requests have another shape', { cause: parsed.error });
  return parsed.data;
}
