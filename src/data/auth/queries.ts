import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { supabase } from '@/data/client';
import { privateKey } from '@/data/query-client';
import { read } from '@/data/run';

const setupStates = z.enum(['closed', 'not_ready', 'code_required', 'open']);

/** Whether the first administrator can be created, and how. */
type SetupState = z.output<typeof setupStates>;

/** The setup state, which anybody may read. Throws a DataError. */
export async function fetchSetupState(): Promise<SetupState> {
  return read(setupStates, supabase.rpc('setup_state'));
}

/** The setup state, never cached. Throws a DataError. */
export function setupStateQuery() {
  return queryOptions({ queryKey: ['setup-state'], queryFn: fetchSetupState, gcTime: 0 });
}

/** Whether the signed-in account is an administrator (D-06). Throws a DataError. */
export async function fetchIsAdmin(): Promise<boolean> {
  return read(z.boolean(), supabase.rpc('is_admin'));
}

/** The same, refetched whenever the reader comes back to the tab. Throws a DataError. */
export function isAdminQuery(userId: string) {
  return queryOptions({
    queryKey: [privateKey, 'is-admin', userId],
    queryFn: fetchIsAdmin,
    staleTime: 5 * 60_000,
    refetchOnWindowFocus: 'always',
  });
}
