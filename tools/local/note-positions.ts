import type { MiddlewareHandler } from 'hono';
import { positionsOf } from '../../supabase/functions/bag/positions.ts';
import type { Backend } from './database/backend.ts';

/** Like the Edge Function `bag`: stores the positions of the addresses that the register returns in the database. */
export function notePositions(backend: Backend): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const isJson = context.res.headers.get('content-type')?.includes('json') === true;
    const positions =
      context.res.ok && isJson
        ? positionsOf(
            await context.res
              .clone()
              .json()
              .catch(() => null),
          )
        : [];
    if (positions.length === 0) return;
    const json = JSON.stringify(positions).replaceAll("'", "''");
    await backend.sql(`select public.note_register_positions('${json}')`).catch(() => {
      console.error('The positions of some addresses could not be noted');
    });
  };
}
