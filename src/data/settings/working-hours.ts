import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { DataError, parseData } from '@/data/errors';
import { reload } from '@/data/reload';
import { run } from '@/data/run';
import { rushDeadline } from '@/domain/request/rush-deadline';
import { workingHoursProblem, type WorkingHours } from '@/domain/request/working-hours';

/** Milliseconds in which a change by an administrator may go unnoticed. */
const staleTime = 300_000;

const time = z.string().transform((stored) => stored.slice(0, 5));

const workingHoursRows = z
  .tuple([z.object({ days: z.array(z.number()), opens: time, closes: time })])
  .refine(([hours]) => workingHoursProblem(hours) === null);

/** When the owner works, which everyone may read. Throws a DataError. */
export function workingHoursQuery() {
  return queryOptions({
    queryKey: ['working-hours'],
    staleTime,
    queryFn: async ({ signal }): Promise<WorkingHours> => {
      // Imported on demand: the database client is large, and a visitor's form only needs this for a rush request.
      const { supabase } = await import('@/data/client');
      const rows = await run(supabase.from('working_hours').select('days, opens, closes').abortSignal(signal));
      return parseData(workingHoursRows, rows)[0];
    },
  });
}

interface SaveWorkingHours {
  /** Those that were read. */
  base: WorkingHours;
  hours: WorkingHours;
}

/** Stores the working hours. Throws a DataError, `conflict` when another administrator changed them meanwhile. */
export function useSaveWorkingHours() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: save,
    onSettled: () => reload(queryClient, workingHoursQuery().queryKey),
  });
}

async function save({ base, hours }: SaveWorkingHours): Promise<void> {
  const { supabase } = await import('@/data/client');
  const saved = await run(
    supabase
      .from('working_hours')
      .update({ days: [...hours.days], opens: hours.opens, closes: hours.closes })
      .filter('days', 'eq', `{${base.days.join(',')}}`)
      .eq('opens', base.opens)
      .eq('closes', base.closes)
      .select('days'),
  );
  if (saved.length === 0) throw new DataError('conflict', 'the working hours were changed meanwhile');
}

/**
 * When a rush request that came in at `receivedAt` must have its label, and the working hours that it follows from;
 * times in milliseconds since 1970. Both are null for no rush request (null), and while the working hours are not
 * known.
 */
export function useRushDeadline(receivedAt: number | null) {
  const { data: hours = null } = useQuery({ ...workingHoursQuery(), enabled: receivedAt !== null });
  if (receivedAt === null || hours === null) return { deadline: null, hours: null };
  return { deadline: rushDeadline(receivedAt, hours), hours };
}
