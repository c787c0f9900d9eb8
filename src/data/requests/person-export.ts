import { useMutation } from '@tanstack/react-query';
import { z } from 'zod';
import { supabase } from '@/data/client';
import { DataError, toDataError } from '@/data/errors';

const rows = z.array(z.record(z.string(), z.unknown()));
const personSchema = z.object({ requests: rows, changes: rows });

/** Everything stored about one person, as the database keeps it: requests and their changes, the oldest first. */
type PersonData = z.output<typeof personSchema>;

/** Collects what is stored about whoever has an e-mail address. A mutation, for it is asked for by a button and never kept. */
export function useExportPerson() {
  return useMutation({ mutationFn: exportPerson, gcTime: 0 });
}

async function exportPerson(email: string): Promise<PersonData> {
  const { data, error, status } = await supabase.rpc('export_person', { email }).retry(false);
  if (error) throw toDataError({ error, status });
  const parsed = personSchema.safeParse(data);
  if (!parsed.success) throw new DataError('unavailable', 'the export has another shape', { cause: parsed.error });
  return parsed.data;
}
