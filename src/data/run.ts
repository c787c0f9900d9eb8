import type { PostgrestSingleResponse } from '@supabase/supabase-js';
import type { z } from 'zod';
import { parseData, toDataError } from './errors';

/** The data of a response of the database. Throws a DataError. */
export async function run<T>(query: PromiseLike<PostgrestSingleResponse<T>>): Promise<T> {
  const { data, error, status } = await query;
  if (error) throw toDataError({ error, status });
  return data;
}

/** The same, parsed with a schema. Throws a DataError, 'unavailable' when the data has another shape. */
export async function read<T>(schema: z.ZodType<T>, query: PromiseLike<PostgrestSingleResponse<unknown>>): Promise<T> {
  return parseData(schema, await run(query));
}
