import { z } from 'zod';
import { read } from '@/data/run';
import { requestReference } from '@/domain/request/request-reference';
import { downloadFile } from '@/lib/browser/download';
import { bytesOfBase64 } from '@/lib/bytes-of-base64';

/** Downloads the PDF of the label of the own request. Throws a DataError, also when it is not handed out. */
export async function downloadLabel(key: string, requestId: string): Promise<void> {
  const { supabase } = await import('@/data/client');
  const pdf = await read(z.base64(), supabase.rpc('customer_label', { key }));
  downloadFile({
    name: `energielabel-${requestReference(requestId)}.pdf`,
    type: 'application/pdf',
    parts: [bytesOfBase64(pdf)],
  });
}
