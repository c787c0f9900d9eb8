import { z } from 'zod';
import { problem, type Handler } from '../../_server/site-only.ts';
import { base64 } from './base64.ts';
import { draftInvoice } from './invoice.ts';

interface PreviewOptions {
  /** Of the project, without a slash at its end. */
  supabaseUrl: string;
  /** The fetch function for the database. */
  send: (request: Request) => Promise<Response>;
}

/** Milliseconds. */
const timeout = 10_000;

const previewSchema = z.object({ invoice: draftInvoice, mail: z.unknown() });

/**
 * Answers an administrator with an invoice as it will be sent, before it has a number: its PDF in base64, and what fills in its
 * mail. The database decides who is an administrator and what the invoice is (preview_invoice in
 * supabase/schemas/42_invoice_list.sql); its refusal is passed on.
 */
export function createInvoicePreview({ supabaseUrl, send }: PreviewOptions): Handler {
  return async (request) => {
    const caller = new Headers({ 'Content-Type': 'application/json' });
    for (const name of ['Authorization', 'apikey']) caller.set(name, request.headers.get(name) ?? '');
    if (!/^Bearer \S+$/.test(caller.get('Authorization') ?? '')) return problem(401, 'notSignedIn');
    const asking = new Request(`${supabaseUrl}/rest/v1/rpc/preview_invoice`, {
      ...{ method: 'POST', headers: caller, body: await request.text(), redirect: 'error' },
      signal: AbortSignal.timeout(timeout),
    });
    const answer = await send(asking).catch(() => null);
    if (answer === null || answer.status >= 500) return problem(503, 'databaseUnavailable');
    if (!answer.ok) return problem(answer.status, 'refused');
    const { invoice, mail } = previewSchema.parse(await answer.json());
    const { pdfOf } = await import('./pdf.ts');
    return new Response(JSON.stringify({ pdf: base64(await pdfOf(invoice)), mail }), {
      headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' },
    });
  };
}
