import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { supabase } from '@/data/client';
import { DataError } from '@/data/errors';
import { privateKey } from '@/data/query-client';
import { reload } from '@/data/reload';
import { read, run } from '@/data/run';

/** How often what customers do is mailed to the office. */
export const officeMailRhythms = ['off', 'at_once', 'daily'] as const;

const rows = z.array(
  z
    .object({ office_mail: z.enum(officeMailRhythms), office_mail_address: z.string() })
    .transform((row) => ({ rhythm: row.office_mail, address: row.office_mail_address })),
);

/** `address` is '' while there is none. */
export type OfficeMail = z.output<typeof rows>[number];

/** Whether and where the office is mailed. Throws a DataError, `forbidden` when the account may not read it. */
export function officeMailQuery() {
  return queryOptions({
    queryKey: [privateKey, 'office-mail'],
    queryFn: async ({ signal }) => {
      const query = supabase.from('settings').select('office_mail, office_mail_address').abortSignal(signal);
      const [row] = await read(rows, query);
      if (!row) throw new DataError('forbidden', 'this account may not read the settings');
      return row;
    },
  });
}

/** Stores it. Throws a DataError. */
export function useSaveOfficeMail() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ rhythm, address }: OfficeMail) => {
      const row = { office_mail: rhythm, office_mail_address: address };
      await run(supabase.from('settings').update(row).not('office_mail', 'is', null));
    },
    onSettled: () => reload(queryClient, officeMailQuery().queryKey),
  });
}
