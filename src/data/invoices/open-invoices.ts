import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { supabase } from '@/data/client';
import { privateKey } from '@/data/query-client';
import { read } from '@/data/run';

const openInvoicesSchema = z.array(z.object({ number: z.string(), open: z.int() }));

/** The invoices of these requests that are still to be paid, with the open amount in cents. Throws a DataError. */
export function openInvoicesQuery(requestIds: readonly string[]) {
  return queryOptions({
    queryKey: [privateKey, 'open-invoices', requestIds],
    staleTime: 0,
    queryFn: ({ signal }) =>
      read(openInvoicesSchema, supabase.rpc('open_invoices', { request_ids: [...requestIds] }).abortSignal(signal)),
  });
}
