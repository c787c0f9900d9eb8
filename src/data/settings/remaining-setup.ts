import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { supabase } from '@/data/client';
import { privateKey } from '@/data/query-client';
import { read } from '@/data/run';
import { setupSteps } from '@/domain/setup-step';

/** The steps that are left in a new installation. Throws a DataError. */
export function remainingSetupQuery() {
  return queryOptions({
    queryKey: [privateKey, 'remaining-setup'],
    queryFn: () => read(z.array(z.enum(setupSteps)), supabase.rpc('remaining_setup')),
  });
}
