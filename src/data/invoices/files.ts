import { z } from 'zod';
import { supabase } from '@/data/client';
import { read } from '@/data/run';
import { bytesOfBase64 } from '@/lib/bytes-of-base64';

const filesSchema = z.array(
  z
    .object({ number: z.string(), pdf: z.base64(), xml: z.string() })
    .transform(({ pdf, ...file }) => ({ ...file, pdf: bytesOfBase64(pdf) })),
);
type InvoiceFiles = z.output<typeof filesSchema>[number];

/** The most that the database hands out at once. */
const batch = 25;

/** The files of these invoices, by their ids; those that are not made yet are left out. Throws a DataError. */
export async function readInvoiceFiles(ids: readonly string[]): Promise<InvoiceFiles[]> {
  const files: InvoiceFiles[] = [];
  for (let start = 0; start < ids.length; start += batch) {
    files.push(...(await read(filesSchema, supabase.rpc('invoice_files', { ids: ids.slice(start, start + batch) }))));
  }
  return files;
}
