import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { supabase } from '@/data/client';
import { parseData } from '@/data/errors';
import { run } from '@/data/run';
import { requestKeys } from './keys';

const values = z.record(z.string(), z.unknown());

const entriesSchema = z.array(
  z
    .object({
      request_id: z.string(),
      id: z.union([z.string(), z.number()]),
      action: z.string(),
      changed_at: z.string(),
      changed_by_email: z.string().nullish(),
      by_customer: z.boolean().nullish(),
      old_values: values,
      new_values: values.nullish(),
    })
    .transform((row) => ({
      id: String(row.id),
      requestId: row.request_id,
      action: row.action,
      changedAt: row.changed_at,
      /** E-mail address; '' when it was no administrator. */
      changedBy: row.changed_by_email ?? '',
      /** By the link of the request. */
      isByCustomer: row.by_customer ?? false,
      before: row.old_values,
      after: row.new_values ?? {},
    })),
);

/** One change of a request: the columns of the database that changed, with their values. */
type AuditEntry = z.output<typeof entriesSchema>[number];

/** Rows of request_audit as changes. Throws a DataError when they have another shape. */
export function parseAuditEntries(rows: unknown): AuditEntry[] {
  return parseData(entriesSchema, rows);
}

/** The latest hundred changes of a request, newest first. Throws a DataError. */
export function auditTrailQuery(requestId: string) {
  return queryOptions({
    queryKey: [...requestKeys.all, 'audit-trail', requestId],
    queryFn: ({ signal }) => fetchAuditTrail(requestId, signal),
  });
}

async function fetchAuditTrail(requestId: string, signal: AbortSignal): Promise<AuditEntry[]> {
  return parseAuditEntries(
    await run(
      supabase
        .from('request_audit')
        .select('id, request_id, action, changed_at, changed_by_email, by_customer, old_values, new_values')
        .eq('request_id', requestId)
        .order('id', { ascending: false })
        .limit(100)
        .abortSignal(signal),
    ),
  );
}
