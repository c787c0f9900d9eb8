import { z } from 'zod';
import { read } from '@/data/run';
import { downloadFile } from '@/lib/browser/download';
import { bytesOfBase64 } from '@/lib/bytes-of-base64';

/** Downloads the PDF of an invoice of the own request. Throws a DataError, also when it is not handed out. */
export async function downloadInvoice(key: string, number: string): Promise<void> {
  const { supabase } = await import('@/data/client');
  const pdf = await read(z.base64(), supabase.rpc('customer_invoice', { key, number }));
  downloadFile({ name: `factuur-${number}.pdf`, type: 'application/pdf', parts: [bytesOfBase64(pdf)] });
}
