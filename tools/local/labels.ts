import { Hono } from 'hono';
import { createHandler } from '../../supabase/functions/label/handler.ts';
import type { LabelRegister } from '../../supabase/functions/_server/label-register.ts';
import type { BackendClient } from './database/backend.ts';

/** The Edge Function `label` in this process. */
export function createLabels(register: LabelRegister, backend: BackendClient): Hono {
  const handle = createHandler({
    ...register,
    // Everybody on this machine is one caller.
    burst: 10_000,
    countLabelShown() {
      backend.sql('select public.count_told_label()').catch((error: unknown) => {
        console.error('Somebody who was told of a valid label could not be counted', error);
      });
    },
  });
  const app = new Hono();
  app.get('/', (context) => handle(context.req.raw));
  return app;
}
